import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Locale, locales, pathInLocale } from "#i18n/locales.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";

let byAddress: TestApp;
let byLink: TestApp;
beforeAll(async () => {
	[byAddress, byLink] = await Promise.all([startTestApp("sqlite"), startTestApp("sqlite", { INBOX_ACCESS: "link" })]);
});
afterAll(() => Promise.all([byAddress.remove(), byLink.remove()]));

/** What each page says of who reads an inbox: first where its address is enough, then where a link is mailed to it. */
const words: Readonly<Record<string, Readonly<Record<Locale, readonly [address: string, link: string]>>>> = {
	"/privacy": {
		en: ["Whoever enters an address can read its messages.", "Whoever can open a mailbox can read its messages,"],
		fr: [
			"Toute personne qui saisit une adresse peut lire les messages reçus à cette adresse.",
			"Toute personne qui a accès à une boîte peut lire les messages destinés à cette boîte,",
		],
		hi: ["जो कोई पता लिखे, वह उस पर आए संदेश पढ़ सकता है।", "जो कोई ईमेल खोल सके, वह उस पते के संदेश पढ़ सकता है,"],
	},
	"/faq": {
		en: ["There’s no password.", "we e-⁠mail you a one-time link"],
		fr: ["Aucun mot de passe n’est demandé.", "Nous envoyons alors à cette adresse un lien"],
		hi: ["कोई पासवर्ड नहीं पूछा जाता।", "पता लिखने पर हम वहाँ एक लिंक भेजते हैं"],
	},
	"/cgu": {
		en: [
			"Whoever enters an address can read the approved messages sent to it.",
			"Whoever can open that mailbox can read the approved messages sent to it.",
		],
		fr: [
			"Quiconque saisit une adresse peut lire les messages approuvés",
			"Quiconque a accès à cette boîte peut lire les messages approuvés",
		],
		hi: ["जो कोई किसी का पता लिखे, वह उस पर आए", "जो कोई वह ईमेल खोल सके, वह उस पर आए"],
	},
};

describe.each(Object.entries(words))("%s says who can read an inbox", (path, wordsIn) => {
	it.each(locales)("as the setting is, and not as it is not, in %s", async (locale) => {
		const [address, link] = wordsIn[locale];
		const pageOf = async (app: TestApp) => (await fetch(app.url + pathInLocale(path, locale))).text();
		const says = (html: string) =>
			[address, link].map((each) => html.replaceAll(/[\u00a0\u202f]/g, " ").includes(each));
		expect(says(await pageOf(byAddress))).toEqual([true, false]);
		expect(says(await pageOf(byLink))).toEqual([false, true]);
	});
});

it("and so it is: an address alone opens an inbox only where it is enough", async () => {
	const statuses = await Promise.all(
		[byAddress, byLink].map(async (app) => (await app.read("jane@example.org")).status),
	);
	expect(statuses[0]).toBe(200);
	expect(statuses[1]).not.toBe(200);
});
