import { useMutation } from "@tanstack/react-query";
import { useAsk, useErrorWords } from "#web/admin/calls/use-ask.ts";
import { useAnnounce } from "#web/admin/frame/announcer.tsx";
import { frameWords } from "#web/admin/frame/frame-words.ts";
import { useWords } from "#web/admin/words/language-provider.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { analyticsWords } from "./analytics-words.ts";

/** Asks how this very request would be counted, and shows the answer as it comes. */
export function GeolocationTest() {
	const words = useWords(analyticsWords);
	const { close } = useWords(frameWords);
	const ask = useAsk();
	const announce = useAnnounce();
	const errorWords = useErrorWords();
	const test = useMutation({
		mutationFn: () => ask("GET /api/test/geolocation", {}),
		onError: (error) => announce({ tone: "failure", text: words.geolocationFailed(errorWords(error)) }),
	});
	return (
		<>
			<button type="button" className="action" onClick={() => test.mutate()} disabled={test.isPending}>
				{words.testGeolocation}
			</button>
			{test.data !== undefined && (
				<Dialog title={words.geolocationTitle} onClose={test.reset}>
					<p>{words.geolocationIntro}</p>
					<pre className="raw-answer">{JSON.stringify(test.data, undefined, 2)}</pre>
					<div className="dialog-actions">
						<button type="button" className="action" onClick={test.reset}>
							{close}
						</button>
					</div>
				</Dialog>
			)}
		</>
	);
}
