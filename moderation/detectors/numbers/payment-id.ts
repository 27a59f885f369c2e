import { originalSpan } from "#moderation/normalisation/offset-text.ts";
import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";
import { isCounting, undatedRuns } from "./benign-numbers.ts";
import { passesLuhn, passesMod97, passesVerhoeff } from "./check-digits.ts";
import { type DigitGroup, type DigitRun, digitCount } from "./digit-runs.ts";

// Lengths of IBANs by country (SWIFT's IBAN registry), of countries that our readers are likely to have accounts in.
const ibanLengths = new Map(
	`ad24 ae23 at20 be16 bf28 bg22 bh22 bj28 br29 ch21 ci28 cm27 cy28 cz24 de22 dk18 dz26 ee20 es24 fi18 fr27 ga27 gb22 gr27
	hr21 hu28 ie22 is26 it27 kw30 lb28 li21 lt20 lu20 lv21 ma28 mc27 mg27 ml28 mt31 mu30 nl18 no15 pk24 pl28 pt25 qa29 ro24
	sa24 se24 si19 sk24 sn28 tn24 tr26`
		.split(/\s+/)
		.map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);
const ibanBeginning = /(?<![\p{L}\p{N}])([a-z]{2})[^\p{L}\p{N}\n]{0,3}[0-9][^\p{L}\p{N}\n]{0,3}[0-9]/gu;
const maxIban = 34;
const maxSeparator = 3;

// Identifiers whose shape nothing else has. The folded text is in lower case.
const shapes: readonly RegExp[] = [
	// Indian bank branch (IFSC), tax number (PAN).
	/(?<![\p{L}\p{N}])[a-z]{4}0(?=[a-z0-9]{0,5}[0-9])[a-z0-9]{6}(?![\p{L}\p{N}])/gu,
	/(?<![\p{L}\p{N}])[a-z]{3}[abcfghjlpt][a-z][0-9]{4}[a-z](?![\p{L}\p{N}])/gu,
	// Ether and Bitcoin wallets.
	/(?<![\p{L}\p{N}])0x[0-9a-f]{40}(?![\p{L}\p{N}])/gu,
	/(?<![\p{L}\p{N}])bc1[0-9a-z]{25,59}(?![\p{L}\p{N}])/gu,
	// French social security number, grouped as it is printed.
	/(?<![\p{L}\p{N}])[12] [0-9]{2} (?:0[1-9]|1[0-2]) [0-9]{2} [0-9]{3} [0-9]{3}(?: [0-9]{2})?(?![\p{L}\p{N}])/gu,
	// American social security number, British sort code with its account.
	/(?<![\p{L}\p{N}-])[0-8][0-9]{2}-[0-9]{2}-[0-9]{4}(?![\p{L}\p{N}-])/gu,
	/(?<!\p{L})sort ?code[^\p{L}\p{N}]{0,4}(?:is )?[0-9]{2}[- ]?[0-9]{2}[- ]?[0-9]{2}(?![0-9])/gu,
	/(?<![\p{L}\p{N}-])[0-9]{2}-[0-9]{2}-[0-9]{2}[ ,]{1,2}[0-9]{8}(?![\p{L}\p{N}-])/gu,
];
const yearLike = /^(?:1[5-9]|20)[0-9]{2}$/;
const anyDigit = /[0-9]/;

const accountHint =
	/(?:^|[^\p{L}])(?:a\/c|acct|account|compte|iban|rib|khata|khaata|aadhaar|aadhar|adhaar|adhar|card|carte|pan|secu|insurance|ssn|खाता|खाते|आधार|कार्ड)(?: (?:no|num|number|numero|n|नंबर|नम्बर|संख्या))?(?: (?:is|est|hai|है))?[ .:#°=-]{0,3}$/u;
const minAccountDigits = 9;
const hintReach = 32;

/** Accounts, cards and identity numbers: IBAN, payment cards, Aadhaar, and identifiers of a shape of their own. */
export function detectPaymentIds(views: Views): readonly Finding[] {
	if (!anyDigit.test(views.folded.text)) return fromDigits(views);
	return [...ibans(views), ...shaped(views), ...fromDigits(views)];
}

function finding(views: Views, from: number, to: number): Finding {
	return { category: "personal_info", ...originalSpan(views.folded, from, to) };
}

function ibans(views: Views): readonly Finding[] {
	const text = views.folded.text;
	const findings: Finding[] = [];
	for (const match of text.matchAll(ibanBeginning)) {
		const length = ibanLengths.get(match[1] ?? "");
		const to = length === undefined ? undefined : endOfIban(text, match.index, length);
		if (to !== undefined) findings.push(finding(views, match.index, to));
	}
	return findings;
}

/** Where an IBAN of this length ends that begins at `from`; letters and digits with at most three other signs between. */
function endOfIban(text: string, from: number, length: number): number | undefined {
	let iban = "";
	let separators = 0;
	for (let at = from; at < text.length && at < from + maxIban * (1 + maxSeparator); at += 1) {
		const character = text.charAt(at);
		if (/[a-z0-9]/.test(character)) {
			iban += character;
			separators = 0;
		} else separators += 1;
		if (separators > maxSeparator) return undefined;
		if (iban.length === length) return isIban(iban) ? at + 1 : undefined;
	}
	return undefined;
}

/** Mostly digits: one in a hundred stretches of prose would pass the check too. */
function isIban(candidate: string): boolean {
	return candidate.replaceAll(/[^0-9]/g, "").length * 2 >= candidate.length && passesMod97(candidate);
}

function shaped(views: Views): readonly Finding[] {
	return shapes.flatMap((shape) =>
		[...views.folded.text.matchAll(shape)].map((match) => finding(views, match.index, match.index + match[0].length)),
	);
}

/** Numbers known by their check digit, and any long number after a word such as "account". */
function fromDigits(views: Views): readonly Finding[] {
	const text = views.folded.text;
	return undatedRuns(views).flatMap((run) => {
		if (digitCount(run) < minAccountDigits) return [];
		const checked = checkedNumber(run);
		if (checked !== undefined) return [finding(views, checked.from, checked.to)];
		const [first, last] = [run[0], run.at(-1)];
		if (first === undefined || last === undefined) return [];
		const hinted = accountHint.test(text.slice(Math.max(0, first.from - hintReach), first.from));
		return hinted ? [finding(views, first.from, last.to)] : [];
	});
}

/** Cards have sixteen digits at most. */
const longestChecked = 16;

function checkedNumber(run: DigitRun): { from: number; to: number } | undefined {
	for (let at = 0; at < run.length; at += 1) {
		let digits = "";
		for (let next = at; next < run.length && digits.length < longestChecked; next += 1) {
			const group = run[next];
			if (group === undefined) break;
			digits += group.digits;
			if (!isCard(digits) && !isAadhaar(digits)) continue;
			if (isGroupedLikeCard(run.slice(at, next + 1))) return { from: run[at]?.from ?? 0, to: group.to };
		}
	}
	return undefined;
}

/** A card number: the first digits of the great card companies, 15 or 16 digits, Luhn. */
function isCard(digits: string): boolean {
	if (digits.length < 15) return false;
	return /^(?:3[47][0-9]{13}|(?:4[0-9]|5[1-5]|2[2-7]|6[0589]|8[12])[0-9]{14})$/.test(digits) && passesLuhn(digits);
}

/** Twelve digits, the first not 0 or 1, with Verhoeff's check. */
function isAadhaar(digits: string): boolean {
	return digits.length === 12 && /^[2-9][0-9]{11}$/.test(digits) && passesVerhoeff(digits);
}

/** Written together, in fours, as on American Express cards, digit by digit or in words; and no list of years. */
function isGroupedLikeCard(groups: readonly DigitGroup[]): boolean {
	if (isCounting(groups)) return false;
	if (groups.some((group) => group.spelled)) return true;
	const shape = groups.map((group) => group.digits.length).join("");
	return /^(?:1[2-6]|4{3,4}|465|1{12,16})$/.test(shape) && !groups.every((group) => yearLike.test(group.digits));
}
