import type { SwitchedTemplate } from "#contract/admin-email.ts";
import { frameWords } from "#web/admin/frame/frame-words.ts";
import { useWords } from "#web/admin/words/language-provider.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { templatesWords } from "./templates-words.ts";
import { type TestFields, useTestSend } from "./use-test-send.ts";

interface TestDialogProps {
	readonly id: SwitchedTemplate;
	readonly name: string;
	readonly onClose: () => void;
}

/** Sends an e-mail, marked TEST, to an address of one's choice, and says what the mail server said. */
export function TestDialog({ id, name, onClose }: TestDialogProps) {
	const words = useWords(templatesWords);
	const { cancel } = useWords(frameWords);
	const { fields, write, error, isBusy, send } = useTestSend(id, onClose);
	return (
		<Dialog title={words.testOf(name)} onClose={onClose}>
			<p className="panel-note">{words.testIntro}</p>
			<form
				className="stacked-form"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					send();
				}}
			>
				<label htmlFor="test-email">{words.testEmail}</label>
				<input
					id="test-email"
					type="email"
					autoComplete="email"
					value={fields.testEmail}
					onChange={(event) => write({ testEmail: event.target.value })}
					aria-describedby="test-error"
					aria-invalid={error !== ""}
				/>
				<LanguageChoice language={fields.language} onChoose={(language) => write({ language })} />
				<ExampleFields fields={fields} write={write} />
				<p id="test-error" className="error-line" role="alert">
					{error}
				</p>
				<div className="dialog-actions">
					<button type="button" className="action" onClick={onClose}>
						{cancel}
					</button>
					<button type="submit" className="action action-main" aria-disabled={isBusy}>
						{isBusy ? words.sending : words.send}
					</button>
				</div>
			</form>
		</Dialog>
	);
}

interface ExampleFieldsProps {
	readonly fields: TestFields;
	readonly write: (change: Partial<TestFields>) => void;
}

/** What the e-mail says in place of its example. */
function ExampleFields({ fields, write }: ExampleFieldsProps) {
	const words = useWords(templatesWords);
	return (
		<>
			<label htmlFor="test-recipient">{words.recipientName}</label>
			<input
				id="test-recipient"
				autoComplete="off"
				maxLength={1000}
				value={fields.recipientName}
				onChange={(event) => write({ recipientName: event.target.value })}
			/>
			<label htmlFor="test-text">{words.messagePreview}</label>
			<textarea
				id="test-text"
				rows={3}
				maxLength={1000}
				value={fields.messagePreview}
				onChange={(event) => write({ messagePreview: event.target.value })}
			/>
			<label htmlFor="test-hint">{words.senderHint}</label>
			<input
				id="test-hint"
				autoComplete="off"
				maxLength={1000}
				value={fields.senderHint}
				onChange={(event) => write({ senderHint: event.target.value })}
			/>
		</>
	);
}
