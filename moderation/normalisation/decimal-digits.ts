const isDecimal = /^\p{Nd}$/u;
const known = new Map<number, string>();

/**
 * The ASCII digit of a decimal digit of any script (`९` → `9`), or undefined for other characters.
 * Unicode encodes decimal digits in runs that begin with zero (Unicode Standard, section 4.6), so the
 * distance from the start of the run, modulo ten, is the value.
 */
export function asciiDigit(codePoint: number): string | undefined {
	const cached = known.get(codePoint);
	if (cached !== undefined) return cached;
	if (!isDecimal.test(String.fromCodePoint(codePoint))) return undefined;
	let runStart = codePoint;
	while (runStart > 0 && isDecimal.test(String.fromCodePoint(runStart - 1))) runStart -= 1;
	const digit = String((codePoint - runStart) % 10);
	known.set(codePoint, digit);
	return digit;
}

/** Numbers drawn as one symbol that compatibility decomposition leaves alone: dingbat circles and the keycap ten. */
export function symbolNumber(codePoint: number): string | undefined {
	if (codePoint >= 0x2776 && codePoint <= 0x277f) return String(codePoint - 0x2775);
	if (codePoint >= 0x2780 && codePoint <= 0x2789) return String(codePoint - 0x277f);
	if (codePoint >= 0x278a && codePoint <= 0x2793) return String(codePoint - 0x2789);
	if (codePoint >= 0x24eb && codePoint <= 0x24f4) return String(codePoint - 0x24e0);
	if (codePoint === 0x24ff) return "0";
	if (codePoint === 0x1f51f) return "10";
	return undefined;
}
