import { type Static, Type } from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import { Failure } from "./errors.ts";
import { Thanked } from "./heart.ts";
import { RefusalCategorySchema } from "./moderation.ts";

const ReceiptState = Type.Enum(
	["waiting", "refused", "scheduled", "on_its_way", "delivered", "undeliverable", "readable", "not_emailed", "gone"],
	{
		description:
			"`waiting`: for a person's decision. `scheduled`: approved, nothing is sent before `scheduledFor`. `on_its_way`: approved, its e-mail is still to be sent. `delivered`: the recipient's mail server has accepted the e-mail. `undeliverable`: it never will. `readable`: approved, without an e-mail. `not_emailed`: the same, since the service had no mail server. `gone`: no longer stored, whoever erased it.",
	},
);
export type ReceiptState = Static<typeof ReceiptState>;

/** What a note's sender is told of it. Nothing of its text or its recipient is repeated. */
export const Receipt = Type.Object({
	state: ReceiptState,
	receivedAt: Type.Optional(Type.String({ format: "date-time" })),
	scheduledFor: Type.Optional(Type.String({ format: "date-time" })),
	settledAt: Type.Optional(
		Type.String({ format: "date-time", description: "When its e-mail was delivered, or given up." }),
	),
	category: Type.Optional(RefusalCategorySchema),
	reason: Type.Optional(Type.String({ description: "Why it was refused, in the language of Accept-Language." })),
	thanked: Thanked,
	canCancel: Type.Boolean({ description: "Whether it can still be kept from being sent." }),
});
export type Receipt = Static<typeof Receipt>;

/** In the body, which is logged nowhere. */
const ReceiptHolder = Type.Object({
	token: Type.String({ maxLength: 100, description: "`receipt` of the answer to POST /api/messages." }),
});

const access = "public";

export const readReceipt = defineEndpoint({
	method: "POST",
	path: "/api/receipts",
	summary: "Look at what became of a note",
	description: "404 for whatever is no token of this service.",
	access,
	body: ReceiptHolder,
	responses: { 200: Receipt, 404: Failure },
});

export const cancelNote = defineEndpoint({
	method: "POST",
	path: "/api/receipts/cancel",
	summary: "Keep a note from being sent, and erase it",
	description: "409 once its e-mail is on its way or it can be read; then it can still be erased.",
	access,
	body: ReceiptHolder,
	responses: { 200: Receipt, 404: Failure, 409: Failure },
});

export const eraseNote = defineEndpoint({
	method: "POST",
	path: "/api/receipts/erase",
	summary: "Erase a note with all that is stored of it",
	description:
		"At any time, but 409 with a receipt from before the service changed its secret. An e-mail that has been sent stays where it is.",
	access,
	body: ReceiptHolder,
	responses: { 200: Receipt, 404: Failure, 409: Failure },
});
