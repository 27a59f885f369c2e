import { randomUUIDv7 } from "node:crypto";
import type { EmailName } from "#contract/emails.ts";
import { ExpectedError } from "#contract/errors.ts";
import type { Locale } from "#i18n/locales.ts";
import { type Clock, within } from "#server/clock.ts";
import type { EmailComposer } from "#server/delivery/composing/email-composer.ts";
import { exampleValues, testMark } from "./email-example.ts";
import type { SendOutcome, Transport } from "./transport.ts";

/** A test e-mail: what to send, to whom, and what to write into it. */
export interface TestEmail {
	readonly template: EmailName;
	/** As `parseEmailAddress` gives it. */
	readonly to: string;
	readonly locale: Locale;
	/** Takes the place of a note; empty for the example. */
	readonly note: string;
	readonly recipientName: string;
	readonly senderHint: string;
}

interface TestEmailDependencies {
	readonly transport: Transport;
	/** Composes e-mails that are marked as tests. */
	readonly openComposer: () => Promise<EmailComposer>;
	readonly messageIdHost: string;
	readonly clock: Clock;
	readonly waitMs: number;
}

/** Sends test e-mails past the outbox: whoever sends one wants to see at once what the mail server says. */
export function createTestEmails(dependencies: TestEmailDependencies) {
	const { transport, openComposer, messageIdHost, clock, waitMs } = dependencies;
	let composer: Promise<EmailComposer> | undefined;

	/**
	 * Resolves when the mail server has taken the e-mail, or where there is none when it was kept as a file.
	 * @throws {ExpectedError} `mail_refused` with the words of the server or the network, or that it took too long.
	 */
	return async (test: TestEmail): Promise<"sent" | "captured"> => {
		composer ??= openComposer();
		const { template, to, locale, note } = test;
		const example = exampleValues(template, locale);
		const email = (await composer).compose({
			template,
			to,
			locale,
			messageId: `<${randomUUIDv7()}@${messageIdHost}>`,
			date: clock(),
			values: {
				...example,
				...("note" in example && note.trim() !== "" ? { note: note.trim() } : {}),
				testMark: testMark(locale, test),
			},
		});
		const outcome = await within(waitMs, transport.send(email));
		if (outcome?.kind !== "accepted") throw failureOf(outcome);
		return outcome.isCaptured ? "captured" : "sent";
	};
}

export type SendTestEmail = ReturnType<typeof createTestEmails>;

/** Undefined: no answer within the time one waits. */
function failureOf(outcome: Exclude<SendOutcome, { kind: "accepted" }> | undefined): ExpectedError {
	if (outcome === undefined || outcome.cause === "timeout") {
		return new ExpectedError("mail_refused", "mail_timeout", { errorType: "network" });
	}
	const answer = outcome.words || outcome.code;
	if (outcome.cause === "refused") return new ExpectedError("mail_refused", "mail_refused", { inputs: { answer } });
	return new ExpectedError("mail_refused", "mail_unreachable", { errorType: "network", inputs: { answer } });
}
