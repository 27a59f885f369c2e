import { rm } from "node:fs/promises";
import { join } from "node:path";
import { parseEmailAddress } from "#contract/email-address.ts";
import { recipientKey } from "#server/privacy/mailbox-keys.ts";
import { type Person, type PersonalFiles, shownMoment } from "#server/privacy/personal-data.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { type CapturedSummary, eachCaptured } from "./captured-mail.ts";

/** E-mails that were captured in a folder instead of sent: those to a person, and those that an answer to would reach them. */
export function createPersonalCapturedEmails(dir: string, vault: Vault): PersonalFiles {
	const isOf = (address: string, person: Person) => {
		const parsed = parseEmailAddress(address);
		return parsed.ok && recipientKey(vault, parsed.address) === person.recipientKey;
	};

	async function ofPerson(person: Person): Promise<readonly CapturedSummary[]> {
		const found: CapturedSummary[] = [];
		for await (const captured of eachCaptured(dir)) {
			if (isOf(captured.to, person) || isOf(captured.replyTo, person)) found.push(captured);
		}
		return found;
	}

	return {
		name: "captured_emails",

		async showFiles(person) {
			const captured = await ofPerson(person);
			return captured.map(({ capturedAt, to, subject }) => ({ captured_at: shownMoment(capturedAt), to, subject }));
		},

		async eraseFiles(person) {
			for (const { id } of await ofPerson(person)) await rm(join(dir, `${id}.eml`), { force: true });
		},
	};
}
