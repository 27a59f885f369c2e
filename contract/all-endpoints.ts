import {
	deleteMessage,
	deleteMessages,
	listDecidedMessages,
	listMessages,
	moderateMessage,
	moderateMessages,
	undoModeration,
	undoModerations,
} from "#contract/admin-messages.ts";
import { signIn, signOut, verifySession } from "#contract/admin-session.ts";
import {
	addAdministrator,
	changePassword,
	listAdministrators,
	listAuditEntries,
	readSystemInformation,
	removeAdministrator,
} from "#contract/admin-settings.ts";
import { sendContactMessage } from "#contract/contact.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { readInbox } from "#contract/inbox.ts";
import { sendMessage } from "#contract/message.ts";

/** The whole API. A test checks that each entry has exactly one handler. */
export const allEndpoints: readonly Endpoint[] = [
	sendMessage,
	readInbox,
	sendContactMessage,
	signIn,
	verifySession,
	signOut,
	listMessages,
	listDecidedMessages,
	moderateMessage,
	undoModeration,
	deleteMessage,
	moderateMessages,
	undoModerations,
	deleteMessages,
	changePassword,
	readSystemInformation,
	listAdministrators,
	addAdministrator,
	removeAdministrator,
	listAuditEntries,
];
