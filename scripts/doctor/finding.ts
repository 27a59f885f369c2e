/** What one check came to. A fault keeps e-mails from arriving, or breaks a promise; a warning may be meant so. */
export interface Finding {
	readonly level: "ok" | "warning" | "fault";
	/** What was looked at, as "SPF". */
	readonly subject: string;
	readonly text: string;
}

/** Makes the findings of one subject. */
export function findingsOf(subject: string) {
	const at =
		(level: Finding["level"]) =>
		(text: string): Finding => ({ level, subject, text });
	return { ok: at("ok"), warning: at("warning"), fault: at("fault") };
}

/** A DNS record as it is to be published. */
export interface DnsRecord {
	/** Without the dot at the end. */
	readonly name: string;
	readonly type: "TXT" | "MX";
	readonly value: string;
}
