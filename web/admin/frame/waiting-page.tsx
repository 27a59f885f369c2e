import { m } from "#i18n/compiled/messages.js";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useSession } from "#web/admin/session/session-provider.tsx";

/** Shown while the stored session is being verified; the document comes with the same, but for a trouble. */
export function WaitingPage({ trouble }: { readonly trouble: unknown }) {
	return (
		<main className="waiting">
			{trouble === undefined ? <p role="status">{m.admin_frame_loading()}</p> : <Unverified trouble={trouble} />}
		</main>
	);
}

/** Nothing is lost: the session is kept until the server itself ends it. */
function Unverified({ trouble }: { readonly trouble: unknown }) {
	const { verifyNow, leave } = useSession();
	return (
		<div className="broken-part">
			<h1>{m.admin_frame_unverified_title()}</h1>
			<p role="alert">{m.admin_frame_unverified_text({ reason: errorWords(trouble) })}</p>
			<p className="panel-tools">
				<button type="button" className="action action-main" onClick={verifyNow}>
					{m.admin_frame_retry()}
				</button>
				<button type="button" className="action" onClick={leave}>
					{m.admin_frame_sign_out()}
				</button>
			</p>
		</div>
	);
}
