import { defineWords } from "#web/admin/words/catalogue.ts";
import { words as en } from "./templates-words.en.ts";
import { words as fr } from "./templates-words.fr.ts";
import { words as hi } from "./templates-words.hi.ts";

/** What is said of the e-mails. */
export const templatesWords = defineWords({ fr, en, hi });
