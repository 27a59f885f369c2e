import { describe, expect, it } from "vitest";
import { ExpectedError } from "#contract/errors.ts";
import { readInquiry } from "./contact-message.ts";

const good = {
	name: "Camille",
	email: "camille@example.org",
	subject: "A question about a note",
	message: "Someone keeps writing to me. How can I stop it?",
};

function mistakeOf(part: Partial<typeof good>) {
	try {
		readInquiry({ ...good, ...part });
	} catch (error) {
		if (error instanceof ExpectedError) return { code: error.code, reason: error.reason, ...error.detail };
		throw error;
	}
	return undefined;
}

describe("a contact message", () => {
	it("is taken as it is when it obeys the rules", () => {
		expect(readInquiry(good)).toEqual(good);
	});

	it("is trimmed, its address put into the form of mail servers, its line breaks made alike", () => {
		expect(
			readInquiry({
				name: " Camille\r\n",
				email: " Camille@Café.fr ",
				subject: "\tUne question\u00a0? \u2028",
				message: "\n Bonjour,\r\n\r\nun\rdeux\u2028trois\u2029quatre\n",
			}),
		).toEqual({
			name: "Camille",
			email: "Camille@xn--caf-dma.fr",
			subject: "Une question\u00a0?",
			message: "Bonjour,\n\nun\ndeux\ntrois\nquatre",
		});
	});

	it("carries half a surrogate pair as the character that stands for what is broken", () => {
		const broken = { name: "a\ud83d", subject: "\udc00b", message: "c\ud83dd" };
		expect(readInquiry({ ...good, ...broken })).toMatchObject({
			name: "a\ufffd",
			subject: "\ufffdb",
			message: "c\ufffdd",
		});
	});

	it.each([
		["no name", { name: "" }, "name", "name_empty"],
		["a blank name", { name: " \t\u00a0\n" }, "name", "name_empty"],
		["no subject", { subject: "" }, "subject", "subject_empty"],
		["no message", { message: " \r\n " }, "message", "message_empty"],
		["no address", { email: " " }, "email", "address_empty"],
		["no address but a word", { email: "camille" }, "email", "address_format"],
		["two addresses", { email: "a@b.example, c@d.example" }, "email", "address_several"],
		["an address and a header", { email: "a@b.example\r\nBcc: c@d.example" }, "email", "address_several"],
		["an address in angle brackets", { email: "<a@b.example>" }, "email", "address_format"],
		["an address with a name", { email: '"A" <a@b.example>' }, "email", "address_format"],
		["an accent before the @", { email: "zoé@b.example" }, "email", "address_local_part"],
		["a route", { email: "a%c.example@b.example" }, "email", "address_route"],
		["an endless address", { email: `${"a".repeat(250)}@b.example` }, "email", "address_too_long"],
	])("refuses %s", (_, part, field, reason) => {
		expect(mistakeOf(part)).toEqual({ code: "invalid_input", reason, field, inputs: {} });
	});

	const breaks = ["\r\n", "\n", "\r", "\0", "\t", "\v", "\f", "\x1b", "\x7f", "\u0085", "\u2028", "\u2029"];
	it.each(breaks)("refuses %j within the name and within the subject, and takes it in the message", (breaking) => {
		const text = `a${breaking}Bcc: eve@example.org`;
		expect(mistakeOf({ name: text })).toMatchObject({ field: "name", reason: "name_several_lines" });
		expect(mistakeOf({ subject: text })).toMatchObject({ field: "subject", reason: "subject_several_lines" });
		expect(mistakeOf({ message: text })).toBeUndefined();
	});

	it.each([
		["name", 100],
		["subject", 150],
		["message", 1000],
	] as const)("counts a %s in characters, not in bytes: %i and no more", (field, limit) => {
		expect(mistakeOf({ [field]: "👋".repeat(limit) })).toBeUndefined();
		expect(mistakeOf({ [field]: ` ${"é".repeat(limit)} ` })).toBeUndefined();
		expect(mistakeOf({ [field]: "👋".repeat(limit + 1) })).toEqual({
			code: "invalid_input",
			reason: `${field}_too_long`,
			field,
			inputs: { count: limit + 1, limit },
		});
	});

	it("names the first field at fault, in the order of the form", () => {
		const wrong = { name: "", email: "", subject: "", message: "" };
		expect(mistakeOf(wrong)?.field).toBe("name");
		expect(mistakeOf({ ...wrong, name: "a" })?.field).toBe("email");
		expect(mistakeOf({ ...wrong, name: "a", email: good.email })?.field).toBe("subject");
	});
});
