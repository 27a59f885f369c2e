import { defineWords } from "#web/admin/words/catalogue.ts";
import { words as en } from "./messages-words.en.ts";
import { words as fr } from "./messages-words.fr.ts";
import { words as hi } from "./messages-words.hi.ts";

/** The tab of messages. */
export const messagesWords = defineWords({ fr, en, hi });
export type MessagesWords = typeof fr;
