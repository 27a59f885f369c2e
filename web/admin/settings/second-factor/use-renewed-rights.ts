import { useCallback } from "react";
import { useSession } from "#web/admin/session/session-provider.tsx";
import { useAsk } from "#web/admin/session/use-ask.ts";

/** Asks for one's permissions again, where a second factor, or the need of one, has changed them. */
export function useRenewedRights(): () => Promise<void> {
	const ask = useAsk();
	const { session, begin } = useSession();
	const token = session.state === "signedIn" ? session.token : undefined;
	return useCallback(async () => {
		if (token !== undefined) begin({ token, ...(await ask("GET /api/admin/auth/verify", {})) });
	}, [ask, begin, token]);
}
