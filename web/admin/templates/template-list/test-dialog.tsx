import type { SwitchedEmail } from "#contract/emails.ts";
import { m } from "#i18n/compiled/messages.js";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { type TestFields, useTestSend } from "./use-test-send.ts";

interface TestDialogProps {
	readonly id: SwitchedEmail;
	readonly name: string;
	readonly onClose: () => void;
}

/** Sends an e-mail, marked TEST, to an address of one's choice, and says what the mail server said. */
export function TestDialog({ id, name, onClose }: TestDialogProps) {
	const { fields, write, error, isBusy, send } = useTestSend(id, onClose);
	return (
		<Dialog title={m.admin_templates_test_of({ name })} onClose={onClose}>
			<p className="panel-note">{m.admin_templates_test_intro()}</p>
			<form
				className="stacked-form"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					send();
				}}
			>
				<label htmlFor="test-email">{m.admin_templates_test_email()}</label>
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
						{m.admin_frame_cancel()}
					</button>
					<button type="submit" className="action action-main" aria-disabled={isBusy}>
						{isBusy ? m.admin_templates_sending() : m.admin_templates_send()}
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
	return (
		<>
			<label htmlFor="test-recipient">{m.admin_templates_recipient_name()}</label>
			<input
				id="test-recipient"
				autoComplete="off"
				maxLength={1000}
				value={fields.recipientName}
				onChange={(event) => write({ recipientName: event.target.value })}
			/>
			<label htmlFor="test-text">{m.admin_templates_message_preview()}</label>
			<textarea
				id="test-text"
				rows={3}
				maxLength={1000}
				value={fields.messagePreview}
				onChange={(event) => write({ messagePreview: event.target.value })}
			/>
			<label htmlFor="test-hint">{m.admin_templates_sender_hint()}</label>
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
