import { useState } from "react";
import type { Letter } from "#contract/inbox.ts";
import { m } from "#i18n/compiled/messages.js";
import { currentLocale } from "#i18n/current-locale.ts";
import { call } from "#web/api.ts";
import { HeartMark } from "#web/ui/paper/pen-marks.tsx";

interface HeartProps {
	readonly letter: Letter;
	readonly say: (words: string) => void;
}

/** One heart, given once; it needs no words and cannot be taken back. */
export function Heart({ letter, say }: HeartProps) {
	const [thanked, setThanked] = useState(letter.thanked === true);
	const thank = async (): Promise<void> => {
		if (thanked) return;
		const { status } = await call(
			"POST /api/letters/:id/heart",
			{ params: { id: letter.id } },
			{ locale: currentLocale() },
		);
		if (status === 200) setThanked(true);
		say(status === 200 ? m.letter_heart_given() : m.letter_heart_failed());
	};
	return (
		<button type="button" className="letter-heart" aria-pressed={thanked} onClick={thank}>
			<HeartMark />
			{m.letter_heart()}
		</button>
	);
}
