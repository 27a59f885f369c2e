import type { Diagnosis } from "./diagnose.ts";
import type { DnsRecord, Finding } from "./finding.ts";

const marks: Readonly<Record<Finding["level"], string>> = { ok: "ok     ", warning: "warning", fault: "FAULT  " };

/** A diagnosis as it is printed: a line a finding, then the records as a zone file has them. */
export function written({ findings, records }: Diagnosis): string {
	const lines = findings.map(({ level, subject, text }) => `${marks[level]}  ${subject}: ${text}`);
	const count = (level: Finding["level"]) => findings.filter((finding) => finding.level === level).length;
	const sum = `${count("fault")} faults, ${count("warning")} warnings, ${count("ok")} ok`;
	const zone = records.length === 0 ? [] : ["", "Publish these records in DNS:", "", ...records.map(zoneLine)];
	return `${[...lines, "", sum, ...zone].join("\n")}\n`;
}

function zoneLine({ name, type, value }: DnsRecord): string {
	return `${name}. IN ${type} ${type === "TXT" ? quoted(value) : value}`;
}

/** A text of DNS has 255 bytes at most; longer ones are several in a row (RFC 1035, section 3.3.14). */
function quoted(value: string): string {
	const parts = value.match(/.{1,255}/g) ?? [""];
	const texts = parts.map((part) => `"${part}"`).join(" ");
	return parts.length === 1 ? texts : `( ${texts} )`;
}
