import { describe, expect, test } from "vitest";
import type { ContactMessage } from "#contract/contact.ts";
import { limits } from "#contract/limits.ts";
import { checkContactMessage, firstFault, textInto } from "./contact-check.ts";

const complete: ContactMessage = {
	name: "Camille",
	email: " camille@example.org ",
	subject: "A note",
	message: "Hello",
};

/** The faults of a message that is right but for what is given. */
function faults(change: Partial<ContactMessage>): Record<string, string> {
	const errors = Object.entries(checkContactMessage({ ...complete, ...change }));
	return Object.fromEntries(errors.flatMap(([field, words]) => (words === undefined ? [] : [[field, words()]])));
}

describe("a contact message before it is sent", () => {
	test("passes when every field is filled in", () => {
		expect(faults({})).toEqual({});
	});

	test("needs every field; spaces are nothing", () => {
		expect(faults({ name: " ", email: "", subject: "\t", message: "\n" })).toEqual({
			name: "Enter your name, or any name you like.",
			email: "Enter an e-mail address.",
			subject: "Give your message a subject.",
			message: "Write a few words first.",
		});
	});

	test("needs one address that can be written to", () => {
		expect(faults({ email: "camille@example" })).toEqual({ email: "Enter an address like name@example.org." });
		expect(faults({ email: "a@example.org, b@example.org" })).toEqual({ email: "Enter one address only." });
	});

	test.each([
		["name", limits.contactNameCharacters],
		["subject", limits.contactSubjectCharacters],
		["message", limits.contactMessageCharacters],
	])("may have as many characters of %s as the limit says, an emoji being one, and not one more", (field, limit) => {
		expect(faults({ [field]: ` ${"💌".repeat(limit)} ` })).toEqual({});
		const [over, most] = [limit + 1, limit].map((count) => count.toLocaleString("en"));
		expect(faults({ [field]: "💌".repeat(limit + 1) })).toEqual({
			[field]: `That’s too long: ${over} characters, but the limit is ${most}.`,
		});
	});

	test.each(["\n", "\r", "\r\n", "\u2028", "\u0085", "\v"])("keeps name and subject on one line (%j)", (lineBreak) => {
		expect(faults({ name: `Camille${lineBreak}Bcc: eve@example.org` })).toEqual({
			name: "Write your name on one line.",
		});
		expect(faults({ subject: `A${lineBreak}B` })).toEqual({ subject: "Write the subject on one line." });
		expect(faults({ message: `A${lineBreak}B` })).toEqual({});
	});

	test("takes a pasted tab as a blank into its lines, which may hold no control character", () => {
		expect(textInto("name", "Camille\tDurand")).toBe("Camille Durand");
		expect(textInto("message", "A\tB")).toBe("A\tB");
		expect(faults({ subject: "A\tB" })).toEqual({ subject: "Write the subject on one line." });
	});

	test("is put right from the top", () => {
		expect(firstFault(checkContactMessage({ ...complete, message: "", email: "camille" }))).toBe("email");
		expect(firstFault(checkContactMessage(complete))).toBeUndefined();
	});
});
