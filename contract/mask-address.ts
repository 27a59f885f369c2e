/**
 * An address as somebody sees it who may not see the whole: `ada@example.com` becomes `a…@e….com`. One character of each
 * part and the last label stay, whatever their length; of what is no address, nothing.
 */
export function maskAddress(address: string): string {
	const at = address.lastIndexOf("@");
	if (at < 1) return "…";
	const domain = address.slice(at + 1);
	const point = domain.lastIndexOf(".");
	const ending = point < 1 ? "" : domain.slice(point);
	return `${firstOf(address)}…@${firstOf(domain)}…${ending}`;
}

/** The first code point. */
function firstOf(text: string): string {
	return [...text.slice(0, 2)][0] ?? "";
}
