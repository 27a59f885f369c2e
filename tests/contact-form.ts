import { type ApiAnswer, post, type TestApp } from "./start-test-app.ts";

export const support = "support@billet-doux.example";

/** What a visitor writes when nothing is wrong. */
export const inquiry = {
	name: "Camille Dupont",
	email: "camille@example.org",
	subject: "A question about a note",
	message: "Someone keeps writing to me.\nHow can I stop it?",
};

/** The test is a proxy, so that each call can come from a network of its own and none uses up another's limit. */
export const contactSettings = {
	SUPPORT_EMAIL: support,
	MAIL_FROM: "Billet-doux <hello@billet-doux.example>",
	TRUST_PROXY: "127.0.0.1",
};

let sources = 0;

/** An address that nobody has called from yet. */
export function newSource(): string {
	sources++;
	return `198.${sources >> 16}.${(sources >> 8) & 255}.${sources & 255}`;
}

/** Sends the contact form with some fields changed. */
export function writeToSupport(
	app: TestApp,
	changed: object = {},
	headers: Readonly<Record<string, string>> = {},
): Promise<ApiAnswer> {
	return post(`${app.url}/api/contact`, { ...inquiry, ...changed }, { "x-forwarded-for": newSource(), ...headers });
}
