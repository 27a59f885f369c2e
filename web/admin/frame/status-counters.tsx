import { useQuery } from "@tanstack/react-query";
import { m } from "#i18n/compiled/messages.js";
import { countsKey } from "#web/admin/calls/counts-key.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { useAttendance } from "./use-attendance.ts";

const refreshMs = 60_000;
const counted = ["total", "pending", "approved", "rejected"] as const;
const labels = {
	total: m.admin_frame_total,
	pending: m.admin_frame_pending,
	approved: m.admin_frame_approved,
	rejected: m.admin_frame_rejected,
};

/** How many messages there are, and how many stand where: always in sight, as the server counts them. */
export function StatusCounters() {
	const format = useFormat();
	const ask = useAsk();
	const isAttended = useAttendance();
	const { data } = useQuery({
		queryKey: countsKey,
		queryFn: async ({ signal }) => (await ask("GET /api/admin/messages", { query: { limit: "1" } }, signal)).counts,
		refetchInterval: isAttended && refreshMs,
	});
	return (
		<dl className="status-counters" aria-label={m.admin_frame_counters()}>
			{counted.map((name) => (
				<div key={name} data-status={name}>
					<dt>{labels[name]()}</dt>
					<dd>{data === undefined ? "–" : format.number(data[name])}</dd>
				</div>
			))}
		</dl>
	);
}
