import { type Permission, permissionIn } from "#contract/permissions.ts";
import { type AdminSection, type AdminTab, adminTabs } from "./address.ts";

/** What each part asks of whoever opens it, as the endpoints behind it do. */
const accessOf: Readonly<Record<AdminSection, Permission | "signed_in">> = {
	messages: "notes",
	analytics: "figures",
	templates: "emails",
	deliverability: "emails",
	account: "signed_in",
	team: "settings",
	health: "figures",
	connections: "settings",
	examples: "settings",
	audit: "settings",
	system: "settings",
};

const firstOf: Readonly<Record<AdminTab, AdminSection>> = {
	messages: "messages",
	analytics: "analytics",
	templates: "templates",
	settings: "account",
};

/** Whether a section is shown to somebody with these permissions. */
export function mayOpen(section: AdminSection, held: readonly Permission[]): boolean {
	const needed = permissionIn(accessOf[section]);
	return needed === undefined || held.includes(needed);
}

/** The tabs that are shown to somebody with these permissions; never none. */
export function tabsFor(held: readonly Permission[]): readonly AdminTab[] {
	return adminTabs.filter((tab) => mayOpen(firstOf[tab], held));
}
