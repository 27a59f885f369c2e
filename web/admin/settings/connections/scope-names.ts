import type { Permission } from "#contract/permissions.ts";
import { m } from "#i18n/compiled/messages.js";

/** What a token may do, as its maker reads it, in the order in which it is offered. */
export const scopeNames: Readonly<Record<Permission, () => string>> = {
	figures: m.admin_connections_scope_figures,
	notes: m.admin_connections_scope_notes,
	emails: m.admin_connections_scope_emails,
	settings: m.admin_connections_scope_settings,
	addresses: m.admin_connections_scope_addresses,
};
