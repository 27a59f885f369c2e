import { useState } from "react";
import type { SwitchedTemplate } from "#contract/admin-email.ts";
import { useLanguage, useWords } from "#web/admin/words/language-provider.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { TemplateSwitch } from "./template-switch.tsx";
import { templatesWords } from "./templates-words.ts";
import { TestDialog } from "./test-dialog.tsx";
import { usePreview } from "./use-preview.ts";

interface TemplateCardProps {
	readonly id: SwitchedTemplate;
	readonly isActive: boolean;
	/** Whether the switch shows more than a guess made while the answer is on its way. */
	readonly isKnown: boolean;
}

/** One e-mail: what it is for, its subject, its switch, a look at it and a way to try it. */
export function TemplateCard({ id, isActive, isKnown }: TemplateCardProps) {
	const words = useWords(templatesWords);
	const [opened, setOpened] = useState<"preview" | "test">();
	const close = () => setOpened(undefined);
	const name = words[id];
	return (
		<li className="panel template-card">
			<div className="template-head">
				<h3>{name}</h3>
				<TemplateSwitch id={id} name={name} isActive={isActive} isKnown={isKnown} />
			</div>
			<SubjectLine id={id} />
			<p>{words[`${id}Description`]}</p>
			<div className="template-actions">
				<button
					type="button"
					className="action"
					aria-label={words.previewOf(name)}
					onClick={() => setOpened("preview")}
				>
					{words.preview}
				</button>
				<button type="button" className="action" aria-label={words.testOf(name)} onClick={() => setOpened("test")}>
					{words.test}
				</button>
			</div>
			{opened === "preview" && <PreviewDialog id={id} name={name} onClose={close} />}
			{opened === "test" && <TestDialog id={id} name={name} onClose={close} />}
		</li>
	);
}

/** The subject as it is sent, in the administration's language. */
function SubjectLine({ id }: { readonly id: SwitchedTemplate }) {
	const words = useWords(templatesWords);
	const { locale } = useLanguage();
	const { data, isError } = usePreview(id, locale);
	if (isError) return <p className="panel-note">{words.subjectUnknown}</p>;
	return <p className="panel-note">{data === undefined ? words.subjectLoading : words.subject(data.subject)}</p>;
}
