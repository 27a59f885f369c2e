import { type RefObject, useLayoutEffect, useRef } from "react";
import { postmarkDay } from "#web/site/pages/home/outcome/postmark-day.ts";
import { AddressedEnvelope, Postmark } from "#web/ui/paper/addressed-envelope.tsx";
import { type LetterOnScreen, letterOnScreen, type Writing } from "./letter-on-screen.ts";
import { type Moment, playSealing } from "./play-sealing.ts";

interface SealingMomentProps {
	readonly letter: LetterOnScreen;
	/** Holds the moment while it is on the screen. */
	readonly moment: RefObject<Moment | null>;
	readonly onSealed: () => void;
}

/** The letter as it lay in the form, which is folded, put into its envelope and sealed before the writer's eyes. */
function SealingMoment({ letter, moment, onSealed }: SealingMomentProps) {
	const stage = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (stage.current === null) return undefined;
		const playing = playSealing(stage.current, letter.sheet, onSealed);
		moment.current = playing;
		return () => {
			moment.current = null;
			playing.cancel();
		};
	}, [letter, moment, onSealed]);
	return (
		<div className="sealing" ref={stage} data-paper={letter.paper} data-ink={letter.ink}>
			<AddressedEnvelope address={letter.address} letter={<FoldingLetter letter={letter} />}>
				<Postmark {...postmarkDay()} />
			</AddressedEnvelope>
		</div>
	);
}

/** All that is fetched for the moment. */
export const sealingCode = { letterOnScreen, SealingMoment };

/** The sheet in three parts, each with its side of the words, and the two blank backs that come to lie on top. */
function FoldingLetter({ letter: { sheet, writing } }: { readonly letter: LetterOnScreen }) {
	const third = sheet.height / 3;
	const part = (name: string, at: number, face: boolean) => (
		<div className={`sealing-part ${name}`} style={{ top: at * third, width: sheet.width, height: third }}>
			{face && (
				<div style={{ position: "absolute", top: -at * third }}>
					{writing
						.filter(({ box }) => box.top < (at + 1) * third && box.top + box.height > at * third)
						.map((words) => (
							<Words key={`${words.box.top} ${words.box.left}`} {...words} />
						))}
				</div>
			)}
		</div>
	);
	return (
		<div className="sealing-letter">
			{part("sealing-middle", 1, true)}
			{part("sealing-bottom", 2, true)}
			{part("sealing-top", 0, true)}
			{part("sealing-bottom-back", 1, false)}
			{part("sealing-top-back", 1, false)}
		</div>
	);
}

function Words({ text, box, scrolled, ruled, font, color, padding }: Writing) {
	return (
		<div className="sealing-words" style={{ ...box }}>
			<p className={ruled ? "ruled" : undefined} dir="auto" style={{ font, color, padding, top: -scrolled }}>
				{text}
			</p>
		</div>
	);
}
