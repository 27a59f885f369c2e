import { useState } from "react";
import { m } from "#i18n/compiled/messages.js";

/** Copies a text, and says whether it did. */
export function CopyButton({ text }: { readonly text: string }) {
	const [outcome, setOutcome] = useState("");
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			setOutcome(m.admin_settings_copied());
		} catch {
			setOutcome(m.admin_settings_copy_failed());
		}
	};
	return (
		<>
			<p className="copy-line" role="status">
				{outcome}
			</p>
			<button type="button" className="action" onClick={() => void copy()}>
				{m.admin_settings_copy()}
			</button>
		</>
	);
}
