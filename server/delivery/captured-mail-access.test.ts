import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { createMailAccess } from "./captured-mail-access.ts";

const isReadable = (environment: Record<string, string>) =>
	createMailAccess(readConfig(environment), Date.now) !== undefined;

test.each([
	[undefined, true],
	["http://localhost", true],
	["http://localhost:8080", true],
	["http://127.0.0.1:3000", true],
	["http://127.9.9.9", true],
	["http://[::1]:3000", true],
	["http://[::ffff:127.0.0.1]", true],
	["https://localhost", true],
	["https://billet-doux.example", false],
	["http://localhost.example", false],
	["http://127.0.0.1.example", false],
	["http://192.168.1.5:3000", false],
	["http://0.0.0.0:3000", false],
	["http://[::]", false],
])("with PUBLIC_URL %s captured e-mails can be read: %s", (publicUrl, readable) => {
	expect(isReadable(publicUrl === undefined ? {} : { PUBLIC_URL: publicUrl })).toBe(readable);
});

test("with a mail server, or on a node that serves no pages, there is nothing to read", () => {
	expect(isReadable({ SMTP_URL: "smtp://127.0.0.1" })).toBe(false);
	expect(isReadable({ ROLES: "worker" })).toBe(false);
});
