import { sendContactMessage } from "#contract/contact.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { readInbox } from "#contract/inbox.ts";
import { sendMessage } from "#contract/message.ts";

/** The whole API. A test checks that each entry has exactly one handler. */
export const allEndpoints: readonly Endpoint[] = [sendMessage, readInbox, sendContactMessage];
