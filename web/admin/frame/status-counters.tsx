import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { m } from "#i18n/compiled/messages.js";
import { hrefOf } from "#web/admin/address/address.ts";
import { countsKey } from "#web/admin/calls/counts-key.ts";
import { countInTitle } from "#web/admin/language/document-title.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { useAttendance } from "#web/admin/session/use-attendance.ts";

/** How often the counts are asked for while the page is in sight and somebody is there. */
const refreshMs = 15_000;

const counted = [
	{ name: "total", label: m.admin_frame_total, params: { view: "all" } },
	{ name: "pending", label: m.admin_frame_pending, params: { view: "pending" } },
	{ name: "approved", label: m.admin_frame_approved, params: { view: "all", status: "approved" } },
	{ name: "rejected", label: m.admin_frame_rejected, params: { view: "all", status: "rejected" } },
] as const;

/** How many messages there are, and how many stand where: always in sight, as the server counts them. Each leads to them. */
export function StatusCounters() {
	const format = useFormat();
	const ask = useAsk();
	const isAttended = useAttendance();
	const { data } = useQuery({
		queryKey: countsKey,
		queryFn: async ({ signal }) => (await ask("GET /api/admin/messages/counts", { query: {} }, signal)).counts,
		refetchInterval: isAttended && refreshMs,
	});
	const pending = data?.pending ?? 0;
	useEffect(() => {
		countInTitle(pending);
		return () => countInTitle(0);
	}, [pending]);
	return (
		<ul className="status-counters" aria-label={m.admin_frame_counters()}>
			{counted.map(({ name, label, params }) => (
				<li key={name} data-status={name}>
					<a href={hrefOf({ tab: "messages", params })}>
						<span className="counter-label">{label()}</span>{" "}
						<span className="counter-figure">{data === undefined ? "–" : format.number(data[name])}</span>
					</a>
				</li>
			))}
		</ul>
	);
}
