import { defineWords } from "#web/admin/words/catalogue.ts";
import { words as en } from "./frame-words.en.ts";
import { words as fr } from "./frame-words.fr.ts";
import { words as hi } from "./frame-words.hi.ts";

/** What stands around the tabs. */
export const frameWords = defineWords({ fr, en, hi });
