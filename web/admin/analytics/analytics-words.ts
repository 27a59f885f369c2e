import { defineWords } from "#web/admin/words/catalogue.ts";
import { words as en } from "./analytics-words.en.ts";
import { words as fr } from "./analytics-words.fr.ts";
import { words as hi } from "./analytics-words.hi.ts";

/** What the figures say. */
export const analyticsWords = defineWords({ fr, en, hi });
