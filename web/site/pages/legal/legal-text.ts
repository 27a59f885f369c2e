import type { ReactNode } from "react";

/** The sections of the legal notice in their order; each is the anchor of its heading, too. */
export const legalSections = ["operator", "hoster", "data", "complaints"] as const;
type LegalSection = (typeof legalSections)[number];

/** The legal notice in one language. */
export interface LegalText {
	readonly titles: Readonly<Record<LegalSection, string>>;
	/** What the operator is asked for, and what stands where they have not said it. */
	readonly labels: {
		readonly name: string;
		readonly address: string;
		readonly email: string;
		readonly missing: string;
	};
	/** Shown above everything where the operator has not named themselves. */
	readonly unnamed: ReactNode;
	/** Below the operator's name and address. */
	readonly publishing: ReactNode;
	/** Where no hosting company is named. */
	readonly hosterUnknown: string;
	readonly data: ReactNode;
	/** Above the grievance officer's name. */
	readonly officerIntro: ReactNode;
	readonly officerUnknown: ReactNode;
	readonly complaints: ReactNode;
}
