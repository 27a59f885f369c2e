import { readAnalytics, testGeolocation } from "#contract/admin-analytics.ts";
import {
	listDeliveries,
	previewTemplate,
	readEmailStatistics,
	readTemplateStatus,
	retryDelivery,
	sendTestEmail,
	toggleTemplate,
} from "#contract/admin-email.ts";
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
import { countPageView } from "#contract/page-view.ts";

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
