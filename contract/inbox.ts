import { type Static, Type } from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import { Failure } from "./errors.ts";
import { Thanked } from "./heart.ts";
import { limits } from "./limits.ts";
import { ById, RowId } from "./row-id.ts";
import { InkSchema, PaperSchema } from "./stationery.ts";
import { Done, successWith } from "./success.ts";

/** A letter as its recipient sees it. */
export const Letter = Type.Object({
	id: Type.String({ description: "UUIDv7" }),
	created_at: Type.String({ format: "date-time", description: "When it was sent, UTC." }),
	message_content: Type.String(),
	paper: Type.Optional(PaperSchema),
	ink: Type.Optional(InkSchema),
	thanked: Thanked,
	number: Type.Optional(
		Type.Integer({
			minimum: 1,
			description: "Its place counted from the oldest, which is 1. In answers to `limit` only.",
		}),
	),
});
export type Letter = Static<typeof Letter>;

const PageLimit = Type.String({
	pattern: "^(?:[1-9]|[1-9][0-9]|100)$",
	description: `1 to ${limits.lettersAtOnce}; all letters when absent.`,
});
const Before = Type.Optional(
	Type.String({ ...RowId, description: "The `id` of a letter: only older ones are wanted." }),
);

export const readInbox = defineEndpoint({
	method: "GET",
	path: "/api/messages/:email",
	summary: "Read the approved notes of an address",
	description:
		"Newest first; an unknown address answers an empty list. With `limit` the newest so many; " +
		"the `id` of the last one as `before` asks for those that follow. " +
		"403 for every address where `INBOX_ACCESS=link`: letters are then read by a link that is mailed to it.",
	access: "public",
	params: Type.Object({ email: Type.String({ description: "The recipient's address, URL-encoded." }) }),
	query: Type.Object({ limit: Type.Optional(PageLimit), before: Before }),
	responses: { 200: Type.Array(Letter), 403: Failure },
});

export const askForInboxLink = defineEndpoint({
	method: "POST",
	path: "/api/inbox/links",
	summary: "Have a link to everything that is kept for an address mailed to it",
	description:
		"The same answer for every address. Where something is kept for it, an e-mail brings a link that opens once, within 15 minutes.",
	access: "public",
	body: Type.Object({ email: Type.String({ description: "One's own address." }) }),
	responses: { 200: Done },
});

/** What is kept for whoever opened a link, in short. */
const InboxState = Type.Object({
	accepts_notes: Type.Boolean(),
	may_accept_notes: Type.Boolean({
		description: "Whether this session may let notes come again: only one of a link that was asked for.",
	}),
});
export type InboxState = Static<typeof InboxState>;

export const openInbox = defineEndpoint({
	method: "POST",
	path: "/api/inbox/sessions",
	summary: "Open a link from an e-mail",
	description:
		"Uses a link up that was asked for; that of a note's e-mail may be opened again. " +
		"The token goes into `Authorization: Bearer …`; it ends after 30 minutes without use and after two hours in any case.",
	access: "public",
	body: Type.Object({ token: Type.String({ pattern: "^[\\w-]{1,200}$", description: "What the link ends with." }) }),
	responses: {
		200: successWith({
			token: Type.String({ description: "256 random bits, base64url." }),
			...InboxState.properties,
		}),
		404: Failure,
	},
});

export const leaveInbox = defineEndpoint({
	method: "POST",
	path: "/api/inbox/sessions/end",
	summary: "End the session of a token",
	access: "recipient",
	responses: { 200: Done },
});

export const readOwnLetters = defineEndpoint({
	method: "GET",
	path: "/api/inbox/letters",
	summary: "Read one's letters, newest first",
	access: "recipient",
	query: Type.Object({ limit: PageLimit, before: Before }),
	responses: { 200: Type.Array(Letter) },
});

export const eraseLetter = defineEndpoint({
	method: "DELETE",
	path: "/api/inbox/letters/:id",
	summary: "Erase one of one's letters",
	access: "recipient",
	params: ById,
	responses: { 200: Done, 404: Failure },
});

export const exportInbox = defineEndpoint({
	method: "GET",
	path: "/api/inbox/export",
	summary: "Everything that is kept for one's address",
	description:
		"A list for each kind of thing. Of notes that were never delivered it tells when they came, not their words.",
	access: "recipient",
	responses: {
		200: Type.Object({
			exported_at: Type.String({ format: "date-time" }),
			kept: Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown()))),
		}),
	},
});

export const eraseInbox = defineEndpoint({
	method: "DELETE",
	path: "/api/inbox",
	summary: "Erase everything that is kept for one's address, but that it wants no notes",
	description: "When there is a lot, a part of it is erased, and the same call goes on.",
	access: "recipient",
	responses: {
		200: successWith({
			done: Type.Boolean({ description: "True when nothing is left; the session has ended then." }),
		}),
	},
});

export const chooseNotes = defineEndpoint({
	method: "POST",
	path: "/api/inbox/notes",
	summary: "Stop all notes to one's mailbox, or let them come again",
	description: "403 for letting them come again by another link than one that was asked for.",
	access: "recipient",
	body: Type.Object({ accept: Type.Boolean() }),
	responses: { 200: Done, 403: Failure },
});
