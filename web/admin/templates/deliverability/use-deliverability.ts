import { useQuery } from "@tanstack/react-query";
import type { DeliverabilityDays } from "#contract/admin-deliverability.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";

/** Where all that is read of e-mails and mailboxes is kept: what is done to one changes the others. */
export const deliverabilityKey = ["deliverability"] as const;

/** How e-mails fared in the last days, looked at again from time to time. */
export function useDeliverability(days: DeliverabilityDays) {
	const ask = useAsk();
	return useQuery({
		queryKey: [...deliverabilityKey, "figures", days],
		queryFn: ({ signal }) => ask("GET /api/admin/email/deliverability", { query: { days } }, signal),
		refetchInterval: 30_000,
	});
}
