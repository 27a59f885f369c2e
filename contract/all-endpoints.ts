import { readAnalytics, testGeolocation } from "./admin-analytics.ts";
import {
	listDeliveries,
	previewTemplate,
	readEmailStatistics,
	readTemplateStatus,
	retryDelivery,
	sendTestEmail,
	toggleTemplate,
} from "./admin-email.ts";
import {
	deleteMessage,
	deleteMessages,
	listDecidedMessages,
	listMessages,
	moderateMessage,
	moderateMessages,
	undoModeration,
	undoModerations,
} from "./admin-messages.ts";
import { signIn, signOut, verifySession } from "./admin-session.ts";
import {
	addAdministrator,
	changePassword,
	listAdministrators,
	listAuditEntries,
	readSystemInformation,
	removeAdministrator,
} from "./admin-settings.ts";
import { sendContactMessage } from "./contact.ts";
import type { Endpoint } from "./endpoint.ts";
import { readInbox } from "./inbox.ts";
import { sendMessage } from "./message.ts";
import { countPageView } from "./page-view.ts";

/** The whole API. A test checks that each entry has exactly one handler. */
export const allEndpoints: readonly Endpoint[] = [
	sendMessage,
	readInbox,
	sendContactMessage,
	countPageView,
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
	readAnalytics,
	testGeolocation,
	readTemplateStatus,
	toggleTemplate,
	previewTemplate,
	sendTestEmail,
	readEmailStatistics,
	listDeliveries,
	retryDelivery,
];
