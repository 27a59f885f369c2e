import { type Static, Type } from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import { Failure } from "./errors.ts";
import { IdempotencyHeaders } from "./idempotency.ts";
import { limits } from "./limits.ts";
import { Done } from "./success.ts";

export const ContactMessage = Type.Object({
	name: Type.String({
		description: `1 to ${limits.contactNameCharacters} characters on one line, after trimming.`,
		examples: ["Camille"],
	}),
	email: Type.String({
		description: `The writer's one e-mail address, of at most ${limits.addressOctets} octets.`,
		examples: ["camille@example.org"],
	}),
	subject: Type.String({
		description: `1 to ${limits.contactSubjectCharacters} characters on one line, after trimming.`,
		examples: ["A question about a note"],
	}),
	message: Type.String({
		description: `1 to ${limits.contactMessageCharacters} characters (Unicode code points) after trimming.`,
		examples: ["Someone keeps writing to me. How can I stop it?"],
	}),
});
export type ContactMessage = Static<typeof ContactMessage>;

export const sendContactMessage = defineEndpoint({
	method: "POST",
	path: "/api/contact",
	summary: "Write to the people who run the service",
	description: "The message is stored before the answer, and e-mailed to the support address with a Reply-To.",
	access: "public",
	headers: IdempotencyHeaders,
	body: ContactMessage,
	responses: { 200: Done, 409: Failure },
});
