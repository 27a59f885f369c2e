import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { useAsk } from "#web/admin/session/use-ask.ts";

/** Who goes through the list by key asks only where they stop. */
const pauseMs = 250;

/** How many other notes the same recipient was written, and what became of them: counts, no text. */
export function RecipientHistory({ id }: { readonly id: string }) {
	const ask = useAsk();
	const format = useFormat();
	const [isRead, setIsRead] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setIsRead(true), pauseMs);
		return () => clearTimeout(timer);
	}, []);
	const { data, isError } = useQuery({
		queryKey: ["recipient-history", id],
		queryFn: ({ signal }) => ask("GET /api/admin/messages/:id/recipient-history", { params: { id } }, signal),
		enabled: isRead,
	});
	const counts =
		data &&
		([
			[data.received, m.admin_messages_history_received],
			[data.scheduled, m.admin_messages_history_scheduled],
			[data.refused, m.admin_messages_history_refused],
			[data.pending, m.admin_messages_history_pending],
			[data.reported, m.admin_messages_history_reported],
		] as const);
	const said = counts?.filter(([count]) => count > 0).map(([count, words]) => words({ count: format.number(count) }));
	return (
		<p className="recipient-history">
			<strong>{m.admin_messages_history()}</strong>{" "}
			{isError ? m.admin_messages_history_unknown() : (said?.join(" · ") ?? "…") || m.admin_messages_history_none()}
		</p>
	);
}
