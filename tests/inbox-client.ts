import { newSource } from "./contact-form.ts";
import type { MailSink } from "./mail-sink.ts";
import { type ApiAnswer, answerOf, post, type TestApp } from "./start-test-app.ts";
import { until } from "./until.ts";

/** A link that was asked for, to the page for recipients; those of letters are longer. */
const linkPattern = /\/yours#([\w-]{43})(?![\w-])/;

/** Asks for a link from a network of its own, which needs `TRUST_PROXY`. */
export function askForLink(app: TestApp, email: string, headers: Readonly<Record<string, string>> = {}) {
	return post(`${app.url}/api/inbox/links`, { email }, { "x-forwarded-for": newSource(), ...headers });
}

/** Asks for a link and waits for its e-mail; gives what the link ends with. */
export async function mailedToken(app: TestApp, sink: MailSink, email: string): Promise<string> {
	const tokens = () =>
		sink.received
			.filter(({ recipients }) => recipients.includes(email))
			.flatMap(({ mail }) => linkPattern.exec(mail.text ?? "")?.[1] ?? []);
	const before = tokens().length;
	await askForLink(app, email);
	await until({ what: "a link that was asked for", holds: () => tokens().length > before });
	return tokens().at(-1) ?? "";
}

export function openLink(app: TestApp, token: string): Promise<ApiAnswer> {
	return post(`${app.url}/api/inbox/sessions`, { token }, { "x-forwarded-for": newSource() });
}

/** The calls of a session. */
export interface InboxClient {
	readonly token: string;
	ask(method: string, path: string, body?: unknown): Promise<ApiAnswer>;
	letters(): Promise<readonly { readonly id: string; readonly message_content: string; readonly number: number }[]>;
	// biome-ignore lint/suspicious/noExplicitAny: tests look at what is kept, whatever it is
	export(): Promise<Readonly<Record<string, any>>>;
	/** Erases everything, by as many calls as it takes. */
	eraseAll(): Promise<void>;
}

export function inboxClient(app: TestApp, token: string): InboxClient {
	const ask = (method: string, path: string, body?: unknown) =>
		answerOf(
			fetch(`${app.url}/api/inbox${path}`, {
				method,
				headers: {
					authorization: `Bearer ${token}`,
					...(body === undefined ? {} : { "content-type": "application/json" }),
				},
				...(body === undefined ? {} : { body: JSON.stringify(body) }),
			}),
		);
	return {
		token,
		ask,
		letters: async () => (await ask("GET", "/letters?limit=100")).body,
		export: async () => (await ask("GET", "/export")).body.kept,
		async eraseAll() {
			for (;;) {
				const { status, body } = await ask("DELETE", "");
				if (status !== 200) throw new Error(`erasing answered ${status}`);
				if (body.done) return;
			}
		},
	};
}

/** Opens an inbox as its owner does: by a link that is asked for and comes by e-mail. */
export async function openInbox(app: TestApp, sink: MailSink, email: string): Promise<InboxClient> {
	const { body } = await openLink(app, await mailedToken(app, sink, email));
	return inboxClient(app, body.token);
}

/** Resolves when no e-mail waits any more. */
export function allMailed(app: TestApp): Promise<void> {
	return until({
		what: "every e-mail being sent",
		holds: async () => (await app.query("select id from delivery where state = 'queued'")).length === 0,
	});
}
