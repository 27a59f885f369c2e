import { createOffsetWriter, type OffsetText } from "./offset-text.ts";

// Letters that look like Latin ones, lower case, accents already off. The pairs are the visual facts that
// Unicode Technical Standard #39 is about, kept to the scripts met in disguised words.
// Each pair is the look-alike, then the Latin letter.
const pairs = `
	аa вb еe кk мm нh оo рp сc тt уy хx ѕs іi јj һh ԁd ԛq ԝw үy ѵv ӏl ғf қk гr пn иu ьb
	αa βb γy εe ζz ηn ιi κk νv οo ρp σo τt υu χx ωw ϲc ϳj
	օo ոn սu հh ցg զq
	ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ɑa ɡg ɩi ɾr ƒf`;
const lookAlikes = new Map(
	pairs
		.trim()
		.split(/\s+/)
		.map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

const lookAlike = new RegExp(`[${[...lookAlikes.keys()].join("")}]`);
const latinLetter = /^[a-z]$/;
const anyLetter = /^\p{L}$/u;
const letterRun = /\p{L}+/gu;

/**
 * Repairs look-alike letters, word by word: only in words that mix them with Latin letters, or that consist
 * of nothing else. A Cyrillic word with letters that have no Latin double stays what it is.
 */
export function repairConfusables(view: OffsetText): OffsetText {
	if (!lookAlike.test(view.text)) return view;
	const writer = createOffsetWriter(view.text.length);
	let from = 0;
	const copy = (to: number) => {
		for (; from < to; from += 1) writer.write(view.text.charAt(from), view.starts[from] ?? 0, view.ends[from] ?? 0);
	};
	for (const run of view.text.matchAll(letterRun)) {
		if (!disguised(run[0])) continue;
		copy(run.index);
		for (const letter of run[0]) {
			const repaired = lookAlikes.get(letter) ?? letter;
			writer.write(repaired, view.starts[from] ?? 0, view.ends[from + letter.length - 1] ?? 0);
			from += letter.length;
		}
	}
	copy(view.text.length);
	return writer.finish();
}

function disguised(word: string): boolean {
	let latin = 0;
	let alikes = 0;
	let letters = 0;
	for (const letter of word) {
		if (!anyLetter.test(letter)) continue;
		letters += 1;
		if (lookAlikes.has(letter)) alikes += 1;
		else if (latinLetter.test(letter)) latin += 1;
	}
	return alikes > 0 && (latin > 0 || alikes === letters);
}
