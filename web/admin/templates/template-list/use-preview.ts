import { useQuery } from "@tanstack/react-query";
import type { SwitchedEmail } from "#contract/emails.ts";
import type { Locale } from "#i18n/locales.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";

/** An e-mail with example values, as it would be sent in a language. */
export function usePreview(id: SwitchedEmail, language: Locale) {
	const ask = useAsk();
	return useQuery({
		queryKey: ["template-preview", id, language],
		queryFn: ({ signal }) =>
			ask(
				"GET /api/admin/email/templates/:templateId/preview",
				{ params: { templateId: id }, query: { language } },
				signal,
			),
		// It changes with a release only.
		staleTime: 3_600_000,
	});
}
