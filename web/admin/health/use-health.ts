import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "#web/admin/language/language-provider.tsx";
import { useAsk } from "#web/admin/session/use-ask.ts";

const everyMs = 60_000;

/** How the service fares, looked at again every minute while the page is in sight. */
export function useHealth() {
	const ask = useAsk();
	// Findings come in words of the language.
	const { locale } = useLanguage();
	return useQuery({
		queryKey: ["health", locale],
		queryFn: ({ signal }) => ask("GET /api/admin/health", {}, signal),
		refetchInterval: everyMs,
	});
}
