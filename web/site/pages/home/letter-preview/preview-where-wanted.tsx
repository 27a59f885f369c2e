import { type ComponentType, useEffect, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import type { LetterPreviewProps } from "./letter-preview-dialog.tsx";

/** Fetches the dialog when the e-mail is to be seen for the first time. */
export function PreviewWhereWanted(props: LetterPreviewProps) {
	const [LetterPreview, setLetterPreview] = useState<ComponentType<LetterPreviewProps> | "unavailable">();
	useEffect(() => {
		import("./letter-preview-dialog.tsx").then(
			({ LetterPreviewDialog }) => setLetterPreview(() => LetterPreviewDialog),
			() => setLetterPreview("unavailable"),
		);
	}, []);
	return (
		<div className="letter-preview">
			{LetterPreview === "unavailable" && <p role="alert">{m.outcome_error_network_advice()}</p>}
			{LetterPreview !== undefined && LetterPreview !== "unavailable" && <LetterPreview {...props} />}
		</div>
	);
}
