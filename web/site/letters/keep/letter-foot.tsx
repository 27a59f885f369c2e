import { type ReactNode, useRef, useState } from "react";
import type { Letter } from "#contract/inbox.ts";
import { heartsOffMeta } from "#contract/inbox-access.ts";
import { m } from "#i18n/compiled/messages.js";
import { Heart } from "./heart.tsx";

interface LetterFootProps {
	readonly letter: Letter;
	readonly number: number;
	/** When it was written. */
	readonly day: string;
	/** What else can be done with the letter, in the same row. */
	readonly children: ReactNode;
}

/** Under a letter: a heart for whoever wrote it, and what keeps its words. What came of either is said once. */
export function LetterFoot({ letter, number, day, children }: LetterFootProps) {
	const foot = useRef<HTMLDivElement>(null);
	const [said, say] = useState("");
	const sheet = (): HTMLElement | null => foot.current?.closest<HTMLElement>(".received-letter") ?? null;
	const copy = async (): Promise<void> => {
		await navigator.clipboard.writeText(letter.message_content).then(
			() => say(m.letter_copied()),
			() => say(m.letter_copy_failed()),
		);
	};
	const print = async (): Promise<void> => {
		const letterSheet = sheet();
		const { printLetter } = await import("./print-letter.ts");
		if (letterSheet !== null) printLetter(letterSheet);
	};
	const savePicture = async (): Promise<void> => {
		try {
			const [{ pictureOfLetter }, { saveFile }] = await Promise.all([
				import("./letter-picture.ts"),
				import("#web/ui/file/save-file.ts"),
			]);
			const words = sheet()?.querySelector("p");
			if (words == null) return;
			saveFile(`billet-doux-${number}.png`, await pictureOfLetter(letter, words, day), "image/png");
			say(m.letter_picture_saved());
		} catch {
			say(m.letter_picture_failed());
		}
	};
	return (
		<div className="received-foot" ref={foot}>
			{document.querySelector(`meta[name="${heartsOffMeta}"]`) === null && <Heart letter={letter} say={say} />}
			<div className="letter-keeping">
				{/* A page without HTTPS has none. */}
				{navigator.clipboard !== undefined && (
					<button type="button" onClick={copy}>
						{m.letter_copy()}
					</button>
				)}
				<button type="button" onClick={print}>
					{m.letter_print()}
				</button>
				<button type="button" onClick={savePicture}>
					{m.letter_picture()}
				</button>
				{children}
			</div>
			<p role="status" className="letter-said">
				{said}
			</p>
		</div>
	);
}
