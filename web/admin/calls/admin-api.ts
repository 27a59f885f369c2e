import type { readAnalytics, testGeolocation } from "#contract/admin-analytics.ts";
import type {
	listDeliveries,
	previewTemplate,
	readEmailStatistics,
	readTemplateStatus,
	retryDelivery,
	sendTestEmail,
	toggleTemplate,
} from "#contract/admin-email.ts";
import type {
	deleteMessage,
	deleteMessages,
	listDecidedMessages,
	listMessages,
	moderateMessage,
	moderateMessages,
	undoModeration,
	undoModerations,
} from "#contract/admin-messages.ts";
import type { signIn, signOut, verifySession } from "#contract/admin-session.ts";
import type {
	addAdministrator,
	changePassword,
	listAdministrators,
	listAuditEntries,
	readSystemInformation,
	removeAdministrator,
} from "#contract/admin-settings.ts";
import type { EndpointAddress } from "#web/api.ts";

interface AdminApi {
	readonly signIn: EndpointAddress<typeof signIn>;
	readonly verifySession: EndpointAddress<typeof verifySession>;
	readonly signOut: EndpointAddress<typeof signOut>;
	readonly listMessages: EndpointAddress<typeof listMessages>;
	readonly listDecidedMessages: EndpointAddress<typeof listDecidedMessages>;
	readonly moderateMessage: EndpointAddress<typeof moderateMessage>;
	readonly moderateMessages: EndpointAddress<typeof moderateMessages>;
	readonly undoModeration: EndpointAddress<typeof undoModeration>;
	readonly undoModerations: EndpointAddress<typeof undoModerations>;
	readonly deleteMessage: EndpointAddress<typeof deleteMessage>;
	readonly deleteMessages: EndpointAddress<typeof deleteMessages>;
	readonly readAnalytics: EndpointAddress<typeof readAnalytics>;
	readonly testGeolocation: EndpointAddress<typeof testGeolocation>;
	readonly readTemplateStatus: EndpointAddress<typeof readTemplateStatus>;
	readonly toggleTemplate: EndpointAddress<typeof toggleTemplate>;
	readonly previewTemplate: EndpointAddress<typeof previewTemplate>;
	readonly sendTestEmail: EndpointAddress<typeof sendTestEmail>;
	readonly readEmailStatistics: EndpointAddress<typeof readEmailStatistics>;
	readonly listDeliveries: EndpointAddress<typeof listDeliveries>;
	readonly retryDelivery: EndpointAddress<typeof retryDelivery>;
	readonly changePassword: EndpointAddress<typeof changePassword>;
	readonly readSystemInformation: EndpointAddress<typeof readSystemInformation>;
	readonly listAdministrators: EndpointAddress<typeof listAdministrators>;
	readonly addAdministrator: EndpointAddress<typeof addAdministrator>;
	readonly removeAdministrator: EndpointAddress<typeof removeAdministrator>;
	readonly listAuditEntries: EndpointAddress<typeof listAuditEntries>;
}

/** The calls of the administration, kept out of the site's bundle. A method or path unlike the contract's does not compile. */
export const adminApi: AdminApi = {
	signIn: { method: "POST", path: "/api/admin/auth/login" },
	verifySession: { method: "GET", path: "/api/admin/auth/verify" },
	signOut: { method: "POST", path: "/api/admin/auth/logout" },
	listMessages: { method: "GET", path: "/api/admin/messages" },
	listDecidedMessages: { method: "GET", path: "/api/admin/messages/decided" },
	moderateMessage: { method: "POST", path: "/api/admin/messages/:id/moderate" },
	moderateMessages: { method: "POST", path: "/api/admin/messages/moderate-many" },
	undoModeration: { method: "POST", path: "/api/admin/messages/:id/undo" },
	undoModerations: { method: "POST", path: "/api/admin/messages/undo-many" },
	deleteMessage: { method: "DELETE", path: "/api/admin/messages/:id" },
	deleteMessages: { method: "POST", path: "/api/admin/messages/delete-many" },
	readAnalytics: { method: "GET", path: "/api/admin/analytics" },
	testGeolocation: { method: "GET", path: "/api/test/geolocation" },
	readTemplateStatus: { method: "GET", path: "/api/admin/email/templates/status" },
	toggleTemplate: { method: "POST", path: "/api/admin/email/template/toggle" },
	previewTemplate: { method: "GET", path: "/api/admin/email/templates/:templateId/preview" },
	sendTestEmail: { method: "POST", path: "/api/admin/email/test" },
	readEmailStatistics: { method: "GET", path: "/api/admin/email/statistics" },
	listDeliveries: { method: "GET", path: "/api/admin/email/deliveries" },
	retryDelivery: { method: "POST", path: "/api/admin/email/deliveries/:id/retry" },
	changePassword: { method: "POST", path: "/api/admin/change-password" },
	readSystemInformation: { method: "GET", path: "/api/admin/system" },
	listAdministrators: { method: "GET", path: "/api/admin/administrators" },
	addAdministrator: { method: "POST", path: "/api/admin/administrators" },
	removeAdministrator: { method: "DELETE", path: "/api/admin/administrators/:username" },
	listAuditEntries: { method: "GET", path: "/api/admin/audit" },
};
