import { useMutation } from "@tanstack/react-query";
import { m } from "#i18n/compiled/messages.js";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";

/** Opens the captured e-mails in a window of their own. */
export function CapturedMailButton() {
	const ask = useAsk();
	const { mutate, isPending, error } = useMutation({
		mutationFn: (shown: Window | null) =>
			ask("POST /api/admin/email/captured", {}).then(
				({ path }) => (shown ?? window).location.assign(path),
				(failure: unknown) => {
					shown?.close();
					throw failure;
				},
			),
	});
	// The window opens with the click: browsers allow none that comes later.
	const open = () => {
		if (isPending) return;
		const shown = window.open("", "_blank");
		if (shown !== null) shown.opener = null;
		mutate(shown);
	};
	return (
		<>
			<p className="error-line" role="alert">
				{error !== null && errorWords(error)}
			</p>
			<div>
				<button type="button" className="action" onClick={open} aria-disabled={isPending}>
					{m.admin_settings_read_captured()}
				</button>
			</div>
		</>
	);
}
