import { expect, it } from "vitest";
import { setCurrentLocale } from "#i18n/current-locale.ts";
import { codeMeaning } from "./code-meaning.ts";

setCurrentLocale("en");

it.each([
	["550 5.1.1", "There’s no such mailbox"],
	["550 5.2.1", "There’s no such mailbox"],
	["452 4.2.2", "The mailbox is full"],
	["451 4.7.1", "Asks us to try again later"],
	["421", "Asks us to try again later"],
	["535 5.7.8", "Refuses this service, not the recipient"],
	["550 5.7.1", "Refuses this service, not the recipient"],
	["ECONNREFUSED", "The mail server couldn’t be reached"],
	["ESMTPUTF8", "The mail server doesn’t accept addresses of this kind"],
	["554 5.6.0", "Refused"],
	["other_secret", "Couldn’t be prepared here"],
	["restored", "On hold; sent only when you ask for it"],
])("%s means: %s", (code, words) => {
	expect(codeMeaning(code)).toBe(words);
});
