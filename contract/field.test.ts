import { describe, expect, it } from "vitest";
import { parseNewPassword, parseUsername } from "./account-rules.ts";
import { parseContactMessage } from "./contact-rules.ts";
import type { Field } from "./field.ts";
import { parseNote } from "./note-rules.ts";

const address = "jane@example.org";
const inquiry = { name: "Camille", email: address, subject: "A note", message: "Hello" };

const fields: Readonly<Record<string, (written: string) => Field<string>>> = {
	recipient: (written) => parseNote({ recipientEmail: written, message: "Hello" }).recipientEmail,
	note: (written) => parseNote({ recipientEmail: address, message: written }).message,
	"contact name": (written) => parseContactMessage({ ...inquiry, name: written }).name,
	"contact address": (written) => parseContactMessage({ ...inquiry, email: written }).email,
	"contact subject": (written) => parseContactMessage({ ...inquiry, subject: written }).subject,
	"contact message": (written) => parseContactMessage({ ...inquiry, message: written }).message,
	"new password": parseNewPassword,
	username: parseUsername,
};

describe.each([
	["recipient", ` ${address}\n`, address],
	["note", " a\r\nb\rc\td\n", "a\nb\nc\td"],
	["note", ` ${"💌".repeat(1000)} `, "💌".repeat(1000)],
	["contact name", "\tCamille\u00a0Durand \r\n", "Camille\u00a0Durand"],
	["contact name", "💌".repeat(100), "💌".repeat(100)],
	["contact address", " Camille@Café.fr ", "Camille@xn--caf-dma.fr"],
	["contact subject", "क".repeat(150), "क".repeat(150)],
	["contact message", "\na\r\n\r\nb\rc\u2028d\u2029e\tf\0g ", "a\n\nb\nc\nd\ne\tf\0g"],
	["new password", "      ", "      "],
	["new password", "💌".repeat(200), "💌".repeat(200)],
	["username", " Zoe\u0301 ", "Zoé"],
	["username", "x".repeat(60), "x".repeat(60)],
])("a %s", (name, written, value) => {
	it(`of ${JSON.stringify(written.slice(0, 30))} is taken`, () => {
		expect(fields[name]?.(written)).toEqual({ ok: true, value });
	});
});

const lines = ["contact name", "contact subject"].flatMap((name) =>
	["\n", "\r", "\r\n", "\v", "\f", "\u0085", "\u2028", "\u2029", "\t", "\0", "\u001b", "\u007f"].map(
		(breaking) =>
			[name, `a${breaking}b`, `${name.slice("contact ".length)}_several_lines`, {}] as [string, string, string, object],
	),
);

it.each<[string, string, string, object]>([
	["recipient", " ", "address_empty", {}],
	["recipient", "a@b.example c@d.example", "address_several", {}],
	["note", " \r\n\t ", "message_empty", {}],
	["note", "💌".repeat(1001), "message_too_long", { count: 1001, limit: 1000 }],
	["contact name", " \u00a0\t", "name_empty", {}],
	["contact name", "a".repeat(101), "name_too_long", { count: 101, limit: 100 }],
	["contact address", "camille", "address_format", {}],
	["contact subject", "", "subject_empty", {}],
	["contact subject", "a".repeat(151), "subject_too_long", { count: 151, limit: 150 }],
	["contact message", "\u2028", "message_empty", {}],
	["contact message", "a".repeat(1001), "message_too_long", { count: 1001, limit: 1000 }],
	["new password", "💌💌💌💌💌", "password_too_short", {}],
	["new password", "x".repeat(201), "password_too_long", { limit: 200 }],
	["username", " ", "username_format", { limit: 60 }],
	["username", "a\tb", "username_format", { limit: 60 }],
	["username", "a\u202eb", "username_format", { limit: 60 }],
	["username", "x".repeat(61), "username_format", { limit: 60 }],
	...lines,
])("a %s of %j is refused by the rule %s", (name, written, reason, inputs) => {
	expect(fields[name]?.(written)).toEqual({ ok: false, fault: { reason, inputs } });
});
