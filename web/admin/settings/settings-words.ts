import { defineWords } from "#web/admin/words/catalogue.ts";
import { words as en } from "./settings-words.en.ts";
import { words as fr } from "./settings-words.fr.ts";
import { words as hi } from "./settings-words.hi.ts";

/** What the settings say. */
export const settingsWords = defineWords({ fr, en, hi });
