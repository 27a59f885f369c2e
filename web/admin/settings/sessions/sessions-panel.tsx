import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OwnSession } from "#contract/admin-sessions.ts";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { useAsk } from "#web/admin/session/use-ask.ts";

const sessionsKey = ["own-sessions"] as const;

/** Where one is signed in, and the ways to sign out from afar. */
export function SessionsPanel() {
	const ask = useAsk();
	const { data, error } = useQuery({
		queryKey: sessionsKey,
		queryFn: async ({ signal }) => (await ask("GET /api/admin/sessions", {}, signal)).sessions,
	});
	const endOthers = useEnding(() => ask("POST /api/admin/sessions/end-others", {}));
	return (
		<section className="panel" aria-labelledby="sessions-title">
			<h3 id="sessions-title">{m.admin_sessions_heading()}</h3>
			<p className="panel-note">{m.admin_sessions_intro()}</p>
			{error !== null && (
				<p className="error-line" role="alert">
					{m.admin_sessions_failed({ reason: errorWords(error) })}
				</p>
			)}
			<ul className="account-rows">
				{data?.map((session) => (
					<SessionItem key={session.id} session={session} />
				))}
			</ul>
			{data !== undefined && data.length > 1 && (
				<div className="panel-tools">
					<button type="button" className="action" onClick={() => endOthers.mutate()} disabled={endOthers.isPending}>
						{m.admin_sessions_end_others()}
					</button>
				</div>
			)}
		</section>
	);
}

function SessionItem({ session }: { readonly session: OwnSession }) {
	const { id, browser, system, created_at, used_at, is_this } = session;
	const format = useFormat();
	const ask = useAsk();
	const end = useEnding(() => ask("DELETE /api/admin/sessions/:id", { params: { id } }));
	const name =
		browser === null || system === null
			? (browser ?? system ?? m.admin_sessions_unknown())
			: m.admin_sessions_on({ browser, system });
	return (
		<li>
			<span className="account-row-text">
				<strong>{name}</strong> {is_this && <span className="self-mark">{m.admin_sessions_this()}</span>}
				<span className="panel-note">
					{m.admin_sessions_times({ began: format.moment(created_at), used: format.moment(used_at) })}
				</span>
			</span>
			{!is_this && (
				<button
					type="button"
					className="action action-no"
					aria-label={m.admin_sessions_end_of({ name, time: format.moment(used_at) })}
					onClick={() => end.mutate()}
					disabled={end.isPending}
				>
					{m.admin_sessions_end()}
				</button>
			)}
		</li>
	);
}

function useEnding(end: () => Promise<unknown>) {
	const announce = useAnnounce();
	const read = useQueryClient();
	return useMutation({
		mutationFn: end,
		onSuccess: () => announce({ tone: "success", text: m.admin_sessions_ended() }),
		onError: (error) => announce({ tone: "failure", text: errorWords(error) }),
		onSettled: () => read.invalidateQueries({ queryKey: sessionsKey }),
	});
}
