import type { Config } from "#server/config.ts";
import type { Email, Transport } from "./transport.ts";

/**
 * Lets each e-mail tell the provider which delivery it is, where its webhook names neither our envelope nor our
 * Message-ID. Providers keep the header to themselves.
 */
export function withProviderHeader(transport: Transport, provider: BounceProvider | undefined): Transport {
	const write = provider === undefined ? undefined : headers[provider];
	if (write === undefined) return transport;
	return {
		...transport,
		send: (email) => transport.send({ ...email, raw: Buffer.concat([Buffer.from(write(idOf(email))), email.raw]) }),
	};
}

type BounceProvider = NonNullable<Config["bounceWebhook"]>["provider"];

const headers: Readonly<Partial<Record<BounceProvider, (id: string) => string>>> = {
	postmark: (id) => `X-PM-Metadata-delivery: ${id}\r\n`,
	sendgrid: (id) => `X-SMTPAPI: {"unique_args":{"delivery":"${id}"}}\r\n`,
};

function idOf({ messageId }: Email): string {
	return messageId.slice(1, messageId.indexOf("@"));
}
