import { type SyntheticEvent, useState } from "react";
import type { Ink, Paper } from "#contract/stationery.ts";
import { m } from "#i18n/compiled/messages.js";
import { currentLocale } from "#i18n/current-locale.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Button } from "#web/ui/form/button.tsx";

export interface LetterPreviewProps {
	readonly message: string;
	readonly paper: Paper;
	readonly ink: Ink;
	readonly onClose: () => void;
}

/** The e-mail that the note would come in. The server shows it without the words, which are written into it here. */
export function LetterPreviewDialog({ message, paper, ink, onClose }: LetterPreviewProps) {
	const [height, setHeight] = useState<number | "unavailable">();
	const writeInto = ({ currentTarget: { contentDocument: email } }: SyntheticEvent<HTMLIFrameElement>): void => {
		const letter = email?.querySelector(".letter");
		if (letter) letter.textContent = message.trim();
		setHeight(email && letter ? email.documentElement.scrollHeight : "unavailable");
	};
	return (
		<Dialog title={m.preview_title()} onClose={onClose}>
			<p className="preview-subject">{m.preview_subject({ subject: m.email_notification_subject() })}</p>
			{/* Before the frame, so that it has the focus; the frame has nothing to go to. */}
			<div className="preview-actions">
				<Button onClick={onClose}>{m.preview_close()}</Button>
			</div>
			{height === "unavailable" ? (
				<p role="alert">{m.outcome_error_network_advice()}</p>
			) : (
				<iframe
					sandbox="allow-same-origin"
					title={m.preview_title()}
					src={`/email-preview/${currentLocale()}/${paper}/${ink}`}
					tabIndex={-1}
					style={{ height }}
					onLoad={writeInto}
				/>
			)}
			<p className="preview-private">{m.hint_private()}</p>
		</Dialog>
	);
}
