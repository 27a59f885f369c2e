import { describe, expect, it } from "vitest";
import { readCatalogue } from "./read-catalogue.ts";

/** What nobody at a desk calls these things, and what everybody does. */
const preferred: readonly (readonly [RegExp, string])[] = [
	[/प्रवेश|बाहर निकल/, "लॉग इन, लॉग आउट"],
	[/छँटाई/, "फ़िल्टर"],
	[/कुंजीपटल/, "कीबोर्ड शॉर्टकट"],
	[/साँच/, "टेम्पलेट"],
	[/नक़ल/, "कॉपी"],
	[/लेख[ाे]/, "लॉग"],
	[/कूटबद्ध/, "एन्क्रिप्ट"],
	[/अनचाही डाक/, "स्पैम"],
	[/व्यवस्थापक/, "प्रशासक"],
	[/मिटा/, "हटाना"],
	[/निर्णय/, "फ़ैसला"],
	[/परीक्षण/, "टेस्ट"],
	[/ई-मेल/, "ईमेल"],
	[/बाकी|कतार/, "बाक़ी, क़तार"],
];

describe("the administration in Hindi", () => {
	const words = Object.entries(readCatalogue("hi")).filter(([key]) => key.startsWith("admin_"));
	it.each(preferred)("does not say %s, but %s", (pattern) => {
		expect(words.length).toBeGreaterThan(100);
		expect(words.filter(([, text]) => pattern.test(text))).toEqual([]);
	});
});
