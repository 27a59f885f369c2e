import { type Static, Type } from "typebox";

/** What a letter is written on. The first is the default. */
export const papers = ["ivory", "rose", "sky", "kraft"] as const;
/** What it is written with. The first is the default. */
export const inks = ["sepia", "blue", "wine"] as const;

export const PaperSchema = Type.Enum(papers, {
	description: `The paper of the letter and its e-mail, \`${papers[0]}\` when absent.`,
});
export type Paper = Static<typeof PaperSchema>;

export const InkSchema = Type.Enum(inks, {
	description: `The ink of the letter and its e-mail, \`${inks[0]}\` when absent.`,
});
export type Ink = Static<typeof InkSchema>;

/** What a letter is written on and with; absent: the default. */
export interface Stationery {
	readonly paper?: Paper;
	readonly ink?: Ink;
}

/** Every way that a letter can look. */
export const looks = papers.flatMap((paper) => inks.map((ink) => ({ paper, ink })));

/** Without what is the default, so that one look is said in one way only. */
export function chosenStationery({ paper, ink }: StationeryWish): Stationery {
	return {
		...(paper != null && paper !== papers[0] && { paper }),
		...(ink != null && ink !== inks[0] && { ink }),
	};
}

interface StationeryWish {
	readonly paper?: Paper | null | undefined;
	readonly ink?: Ink | null | undefined;
}
