import { describe, expect, test } from "vitest";
import { offeredLanguage } from "./offered-language.ts";

describe("the language offered on the English home page", () => {
	test.each([
		["a French browser", [], ["fr-FR", "en"], "fr"],
		["a Hindi browser", [], ["hi"], "hi"],
		["an English browser", [], ["en-GB", "fr"], undefined],
		["a German browser that knows French before English", [], ["de-CH", "fr-CH", "en"], "fr"],
		["a German browser", [], ["de"], undefined],
		["a browser that tells nothing", [], [], undefined],
		["French chosen earlier, in an English browser", ["fr", "fr", "fr"], ["en"], "fr"],
		["English chosen earlier, in a French browser", ["en", "en", "en"], ["fr"], undefined],
		["Hindi under the last key alone", ["", "", "hi"], ["en"], "hi"],
		["a choice stored with its region", ["fr-CA"], ["en"], "fr"],
		["keys that disagree", ["hi", "fr", "en"], ["fr"], "hi"],
		["rubbish stored, in a French browser", ["null", "{}", "<script>"], ["fr"], "fr"],
		["rubbish before a choice", ["undefined", "hi"], ["fr"], "hi"],
		["rubbish stored, in an English browser", ["français", "0"], ["en"], undefined],
		["much rubbish stored", ["fr".repeat(100_000)], ["en"], undefined],
	])("%s", (_, remembered, preferred, offered) => {
		expect(offeredLanguage({ remembered, preferred })).toBe(offered);
	});
});
