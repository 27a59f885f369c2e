import { useState } from "react";
import type { SwitchedEmail } from "#contract/emails.ts";
import { m } from "#i18n/compiled/messages.js";
import { useLanguage } from "#web/admin/language/language-provider.tsx";
import { templateWords } from "#web/admin/names/template-names.ts";
import { PreviewDialog } from "./preview-dialog.tsx";
import { TemplateSwitch } from "./template-switch.tsx";
import { TestDialog } from "./test-dialog.tsx";
import { usePreview } from "./use-preview.ts";

interface TemplateCardProps {
	readonly id: SwitchedEmail;
	readonly isActive: boolean;
	/** Whether the switch shows more than a guess made while the answer is on its way. */
	readonly isKnown: boolean;
}

/** One e-mail: what it is for, its subject, its switch, a look at it and a way to try it. */
export function TemplateCard({ id, isActive, isKnown }: TemplateCardProps) {
	const [opened, setOpened] = useState<"preview" | "test">();
	const close = () => setOpened(undefined);
	const name = templateWords(id).name;
	return (
		<li className="panel template-card">
			<div className="template-head">
				<h3>{name}</h3>
				<TemplateSwitch id={id} name={name} isActive={isActive} isKnown={isKnown} />
			</div>
			<SubjectLine id={id} />
			<p>{templateWords(id).description}</p>
			<div className="template-actions">
				<button
					type="button"
					className="action"
					aria-label={m.admin_templates_preview_of({ name })}
					onClick={() => setOpened("preview")}
				>
					{m.admin_templates_preview()}
				</button>
				<button
					type="button"
					className="action"
					aria-label={m.admin_templates_test_of({ name })}
					onClick={() => setOpened("test")}
				>
					{m.admin_templates_test()}
				</button>
			</div>
			{opened === "preview" && <PreviewDialog id={id} name={name} onClose={close} />}
			{opened === "test" && <TestDialog id={id} name={name} onClose={close} />}
		</li>
	);
}

/** The subject as it is sent, in the administration's language. */
function SubjectLine({ id }: { readonly id: SwitchedEmail }) {
	const { locale } = useLanguage();
	const { data, isError } = usePreview(id, locale);
	if (isError) return <p className="panel-note">{m.admin_templates_subject_unknown()}</p>;
	return (
		<p className="panel-note">
			{data === undefined ? m.admin_templates_subject_loading() : m.admin_templates_subject({ subject: data.subject })}
		</p>
	);
}
