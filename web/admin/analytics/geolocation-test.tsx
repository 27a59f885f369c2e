import { useMutation } from "@tanstack/react-query";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";

/** Asks how this very request would be counted, and shows the answer as it comes. */
export function GeolocationTest() {
	const ask = useAsk();
	const announce = useAnnounce();
	const test = useMutation({
		mutationFn: () => ask("GET /api/test/geolocation", {}),
		onError: (error) =>
			announce({ tone: "failure", text: m.admin_analytics_geolocation_failed({ reason: errorWords(error) }) }),
	});
	return (
		<>
			<button type="button" className="action" onClick={() => test.mutate()} disabled={test.isPending}>
				{m.admin_analytics_test_geolocation()}
			</button>
			{test.data !== undefined && (
				<Dialog title={m.admin_analytics_geolocation_title()} onClose={test.reset}>
					<p>{m.admin_analytics_geolocation_intro()}</p>
					<pre className="raw-answer">{JSON.stringify(test.data, undefined, 2)}</pre>
					<div className="dialog-actions">
						<button type="button" className="action" onClick={test.reset}>
							{m.admin_frame_close()}
						</button>
					</div>
				</Dialog>
			)}
		</>
	);
}
