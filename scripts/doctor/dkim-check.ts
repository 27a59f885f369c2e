import { createPrivateKey, createPublicKey } from "node:crypto";
import { type DnsRecord, type Finding, findingsOf } from "./finding.ts";
import type { Sender } from "./sender.ts";
import { tagsOf } from "./tags.ts";

const { ok, warning, fault } = findingsOf("DKIM");

/** The record of the selector (RFC 6376, RFC 8463) holds the public half of our key. */
export async function checkDkim(sender: Sender): Promise<readonly Finding[]> {
	const record = dkimRecord(sender);
	if (record === undefined) return [warning("your mail server has to sign, so its record wasn't checked")];
	const published = (await sender.lookups.txt(record.name)).filter((text) => /(?:^|;)\s*p\s*=/.test(text));
	if (published.length === 0) return [fault(`${record.name} has no DKIM record`)];
	if (published.length > 1) return [fault(`${record.name} has ${published.length} records: keep one`)];
	const key =
		tagsOf(published[0] ?? "")
			.get("p")
			?.replaceAll(/\s/g, "") ?? "";
	if (key === "") return [fault(`${record.name} says that its key has been withdrawn (p= is empty)`)];
	if (key !== tagsOf(record.value).get("p")) {
		return [fault(`${record.name} holds another key, not DKIM_PRIVATE_KEY's: every signature fails`)];
	}
	if (/(?:^|[;:\s])y(?:[;:\s]|$)/.test(tagsOf(published[0] ?? "").get("t") ?? "")) {
		return [warning(`${record.name} is marked as a test (t=y): receivers may ignore its signatures`)];
	}
	return [ok(`${record.name} matches DKIM_PRIVATE_KEY`)];
}

/** The record for our key; undefined without one that can be read. */
export function dkimRecord({ config, domain }: Pick<Sender, "config" | "domain">): DnsRecord | undefined {
	if (config.dkim === undefined) return undefined;
	try {
		const key = createPublicKey(createPrivateKey(config.dkim.privateKey));
		const der = key.export({ format: "der", type: "spki" });
		const isEdwards = key.asymmetricKeyType === "ed25519";
		// RFC 8463: the bare 32 bytes, which end the DER form.
		const value = (isEdwards ? der.subarray(-32) : der).toString("base64");
		const name = `${config.dkim.selector}._domainkey.${domain}`;
		return { name, type: "TXT", value: `v=DKIM1; k=${isEdwards ? "ed25519" : "rsa"}; p=${value}` };
	} catch {
		return undefined;
	}
}
