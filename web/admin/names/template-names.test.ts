import { expect, it } from "vitest";
import { switchedEmails } from "#contract/emails.ts";
import { m } from "#i18n/compiled/messages.js";
import { templateWords } from "./template-names.ts";

it.each(switchedEmails)("has the catalogue's words for the e-mail %s", (name) => {
	expect(templateWords(name)).toEqual({
		name: m[`admin_templates_${name}`](),
		description: m[`admin_templates_${name}_description`](),
	});
});
