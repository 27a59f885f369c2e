import type { Role } from "#contract/permissions.ts";
import type { Session } from "#server/http/serve.ts";

/** What whoever signed in is told of themselves. */
export function whoIs({ username, role, permissions, mustSetUpFactor }: Session & { readonly role: Role }) {
	return {
		username,
		role,
		permissions: [...permissions],
		must_set_up_second_factor: mustSetUpFactor === true,
	};
}
