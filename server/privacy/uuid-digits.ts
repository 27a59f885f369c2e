/** The 32 hexadecimal digits of a UUID, for tokens that have no room for its hyphens. */
export function digitsOfUuid(uuid: string): string {
	return uuid.replaceAll("-", "");
}

/** The UUID of 32 hexadecimal digits, in their case (RFC 9562, section 4). */
export function uuidOfDigits(digits: string): string {
	return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
