import { m } from "#i18n/compiled/messages.js";

/** Shown while the stored session is being verified; the document comes with the same. */
export function WaitingPage() {
	return (
		<main className="waiting">
			<p role="status">{m.admin_frame_loading()}</p>
		</main>
	);
}
