import { describe, expect, it } from "vitest";
import { meaningOf } from "./failure-meaning.ts";

const failed = (status: string, diagnostic: string) => meaningOf({ action: "failed", status, diagnostic }).kind;

describe("a failure that a mail server reports", () => {
	it.each([
		["5.1.1", "smtp; 550 5.1.1 User unknown"],
		["5.1.1", ""],
		["5.1.2", "smtp; 550 5.1.2 Host unknown"],
		["5.1.6", "smtp; 551 5.1.6 recipient no longer on server"],
		["5.1.10", "smtp; 556 5.1.10 Domain has a null MX"],
		["5.2.1", "smtp; 550 5.2.1 The email account that you tried to reach is disabled."],
		["5.0.0", "smtp; 550 5.1.1 <jane@spam.example> no such user"],
		["5.5.0", "smtp; 550 5.5.0 Requested action not taken: mailbox unavailable"],
		["", "smtp; 550 No such mailbox"],
	])("lasts: %s %s", (status, diagnostic) => {
		expect(failed(status, diagnostic)).toBe("hard");
	});

	it.each([
		["4.2.2", "smtp; 452 4.2.2 over quota"],
		["5.2.2", "smtp; 552 5.2.2 mailbox full"],
		["5.1.1", "smtp; 450 4.1.1 Recipient address rejected: unverified address"],
		["5.1.1", "smtp; 450 User unknown"],
		["4.1.1", "smtp; 550 5.1.1 User unknown"],
		["5.1.1", "smtp; 550 5.1.1 User unknown, temporarily"],
		["5.0.0", "smtp; 550 greylisted, try again later"],
		["5.4.7", "Delivery expired (message too old)"],
		["5.0.0", "smtp; 550 User jane has exceeded: mailbox full"],
	])("passes: %s %s", (status, diagnostic) => {
		expect(failed(status, diagnostic)).toBe("delayed");
	});

	it.each([
		["5.7.1", "smtp; 550 5.7.1 Relaying denied"],
		["5.7.26", "smtp; 550 5.7.26 Unauthenticated email is not accepted"],
		["5.1.8", "smtp; 550 5.1.8 Sender's domain does not resolve"],
		["5.0.0", "smtp; 554 Your IP is on a blocklist"],
		["5.1.1", "smtp; 550 5.1.1 User unknown; message blocked as spam"],
		["5.0.0", "smtp; 550 rejected because of its SPF record"],
	])("is about us: %s %s", (status, diagnostic) => {
		expect(failed(status, diagnostic)).toBe("policy");
	});

	it.each([
		["5.3.4", "smtp; 552 5.3.4 message too large"],
		["5.6.7", "smtp; 550 5.6.7 SMTPUTF8 required"],
		["5.0.0", "smtp; 550 Administrative prohibition"],
		["5.0.0", ""],
		["", ""],
		["nonsense", "User unknown"],
		["2.1.5", "smtp; 250 2.1.5 OK"],
		["5.1.1.1", "smtp; 55 5.1.1"],
	])("is not sure: %s %s", (status, diagnostic) => {
		expect(failed(status, diagnostic)).toBe("other");
	});

	it("is none when the e-mail was delayed or delivered", () => {
		const reply = { status: "5.1.1", diagnostic: "smtp; 550 5.1.1 User unknown" };
		expect(
			["delayed", "delivered", "relayed", "expanded", "mad"].map((action) => meaningOf({ action, ...reply }).kind),
		).toEqual(["delayed", "other", "other", "other", "other"]);
	});

	it("has a code without words", () => {
		const { code } = meaningOf({
			action: "failed",
			status: "5.0.0",
			diagnostic: "smtp; 550 5.1.1 <jane@example.org> gone",
		});
		expect(code).toBe("550 5.1.1");
	});

	it("is read however long it is", () => {
		for (const sign of ["a@", "user that ", "(", "quota ", "x.", " "]) {
			expect(failed("5.0.0", `smtp; 550 ${sign.repeat(100_000)}`)).toBeTypeOf("string");
		}
	});
});
