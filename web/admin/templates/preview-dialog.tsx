import { useState } from "react";
import type { SwitchedTemplate } from "#contract/admin-email.ts";
import type { Locale } from "#i18n/locales.ts";
import { useErrorWords } from "#web/admin/calls/use-ask.ts";
import { frameWords } from "#web/admin/frame/frame-words.ts";
import { useLanguage, useWords } from "#web/admin/words/language-provider.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { templatesWords } from "./templates-words.ts";
import { usePreview } from "./use-preview.ts";

interface PreviewDialogProps {
	readonly id: SwitchedTemplate;
	readonly name: string;
	readonly onClose: () => void;
}

/** An e-mail as it is sent: the HTML in a frame that can run nothing, the text beside it, in each language. */
export function PreviewDialog({ id, name, onClose }: PreviewDialogProps) {
	const words = useWords(templatesWords);
	const { close } = useWords(frameWords);
	const [language, setLanguage] = useState(useLanguage().locale);
	return (
		<Dialog title={words.previewOf(name)} onClose={onClose} wide>
			<div className="stacked-form preview-language">
				<LanguageChoice language={language} onChoose={setLanguage} />
			</div>
			<Parts id={id} language={language} />
			<div className="dialog-actions">
				<button type="button" className="action" onClick={onClose}>
					{close}
				</button>
			</div>
		</Dialog>
	);
}

function Parts({ id, language }: { readonly id: SwitchedTemplate; readonly language: Locale }) {
	const words = useWords(templatesWords);
	const errorWords = useErrorWords();
	const { data, error } = usePreview(id, language);
	if (error !== null) {
		return (
			<p className="error-line" role="alert">
				{words.previewFailed(errorWords(error))}
			</p>
		);
	}
	return (
		<>
			<p className="panel-note">{data === undefined ? words.subjectLoading : words.subject(data.subject)}</p>
			<div className="preview-parts">
				<section>
					<h3>{words.htmlPart}</h3>
					{/* Served by address: a frame with its document inside would inherit the page's policy, which blocks inline styles. */}
					<iframe
						key={language}
						className="preview-frame"
						sandbox=""
						title={words.htmlPart}
						src={`/admin/email-preview/${id}/${language}`}
					/>
				</section>
				<section>
					<h3>{words.textPart}</h3>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
					<pre className="raw-answer preview-text" lang={language} tabIndex={0}>
						{data?.text ?? words.loading}
					</pre>
				</section>
			</div>
		</>
	);
}
