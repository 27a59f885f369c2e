/** The tags of a DKIM or DMARC record (RFC 6376, section 3.2), by their names in lower case. */
export function tagsOf(record: string): ReadonlyMap<string, string> {
	return new Map(
		record.split(";").flatMap((tag): [string, string][] => {
			const equals = tag.indexOf("=");
			return equals < 1 ? [] : [[tag.slice(0, equals).trim().toLowerCase(), tag.slice(equals + 1).trim()]];
		}),
	);
}
