/**
 * What a caller of the administration may do. An endpoint's `access` names the one that it needs.
 * - `figures`: analytics and totals, without any text or address
 * - `notes`: read and decide notes and reports
 * - `emails`: e-mails and their switches, tests, what arrives and what does not
 * - `settings`: administrators, audit log, system, examples
 * - `addresses`: see recipients' whole addresses in notes; no endpoint asks for it. Others see them masked
 */
export const permissions = ["figures", "notes", "emails", "settings", "addresses"] as const;
export type Permission = (typeof permissions)[number];

/** What administrators are. */
export const roles = ["owner", "moderator", "viewer"] as const;
export type Role = (typeof roles)[number];

const permissionsOfRole: Readonly<Record<Role, readonly Permission[]>> = {
	owner: permissions,
	moderator: ["figures", "notes"],
	viewer: ["figures"],
};

export function permissionsOf(role: Role): readonly Permission[] {
	return permissionsOfRole[role];
}

/** The permission that an endpoint's `access` names; undefined where it names none. */
export function permissionIn(access: string): Permission | undefined {
	return permissions.find((permission) => permission === access);
}
