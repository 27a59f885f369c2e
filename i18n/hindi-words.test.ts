import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readCatalogue } from "./read-catalogue.ts";

/** What nobody calls these things, and what everybody does. */
const preferred: readonly (readonly [RegExp, string])[] = [
	[/प्रवेश|बाहर निकल/, "लॉग इन, लॉग आउट"],
	[/छँटाई/, "फ़िल्टर"],
	[/कुंजीपटल/, "कीबोर्ड शॉर्टकट"],
	[/साँच/, "टेम्पलेट"],
	[/नक़ल/, "कॉपी"],
	[/(?<![\u0900-\u097F])लेख[ाे](?![\u0900-\u097F])/, "लॉग"],
	[/कूट/, "एन्क्रिप्ट, हैश"],
	[/अनचाही डाक/, "स्पैम"],
	[/व्यवस्थापक/, "प्रशासक"],
	[/मिटा/, "हटाना"],
	[/निर्णय/, "फ़ैसला"],
	[/परीक्षण/, "टेस्ट"],
	[/ई-मेल/, "ईमेल"],
	[/बाकी|कतार/, "बाक़ी, क़तार"],
	[/हिंदी/, "हिन्दी"],
	[/भंडार/, "डेटाबेस, स्टोरेज"],
	[/पृष्ठ|पन्न[ाे]/, "पेज"],
	[/उत्तर/, "जवाब"],
	[/स्वीकार|स्वीकृत/, "मंज़ूर, नामंज़ूर"],
	[/प्रतीक्षा/, "इंतज़ार"],
	[/सत्र(?![\u0900-\u097F])/, "सेशन"],
	[/उपयोग/, "यूज़रनेम, इस्तेमाल"],
	[/संस्करण/, "वर्शन"],
	[/केवल/, "सिर्फ़"],
	[/स्वचालित/, "ऑटोमैटिक"],
	[/(?<![\u0900-\u097F])जाँच (?:को|ने|पढ़ती)/, "मॉडरेटर"],
	[/कौन (?:सा|सी|से)(?![\u0900-\u097F])/, "कौन-सा"],
	[/उत्पीड़न|रुझान(?<!यौन रुझान)|ममता|रूपरेखा/, "परेशान करना, यौन रुझान, स्नेह, प्रोफ़ाइल"],
];

/** A sentence of the examples is somebody's letter, and may say what it likes. */
const quoted = /^\s*(?:example|refused|accepted): "/;

function textsOfPages(): readonly (readonly [string, string])[] {
	const root = join(import.meta.dirname, "..");
	return globSync("web/site/pages/**/*-text.hi.tsx", { cwd: root }).flatMap((file) =>
		readFileSync(join(root, file), "utf8")
			.split("\n")
			.filter((line) => !quoted.test(line))
			.map((line) => [file, line.trim()] as const),
	);
}

describe("the product in Hindi", () => {
	const words = [
		...Object.entries(readCatalogue("hi")).map(([key, text]) => [key, `${text}`] as const),
		...textsOfPages(),
	];
	it.each(preferred)("does not say %s, but %s", (pattern) => {
		expect(words.length).toBeGreaterThan(1000);
		expect(words.filter(([, text]) => pattern.test(text))).toEqual([]);
	});

	it("says संदेश for the thing, and चिट्ठी for the image only", () => {
		const images = [
			"site_picture_alt",
			"page_not_found_heading",
			"home_letter_lead",
			"home_send_sending",
			"outcome_sent_lead",
			"email_notification_subject",
			"email_notification_heading",
			"web/site/pages/conditions/conditions-text.hi.tsx",
		];
		const places = words.filter(([, text]) => text.includes("चिट्ठी")).map(([place]) => place);
		expect(places.toSorted()).toEqual(images.toSorted());
	});

	it("leaves out no nukta", () => {
		const bare =
			/जरूर|जरिए|गलत|खतर|खाली|(?<![\u0900-\u097F])खु[दश]|कागज|कानून|मंजूर|इंतजार|आवाज(?!़)|तारीख(?!़)|फोन|फाइल|फ्रेंच|सिर्फ(?!़)|ज्याद/;
		expect(words.filter(([, text]) => bare.test(text))).toEqual([]);
	});
});
