import { type FormEvent, type ReactNode, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { SubmitRow } from "#web/admin/dialogs/submit-row.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";

interface PasswordDialogProps {
	readonly title: string;
	readonly children?: ReactNode;
	readonly confirmLabel: string;
	/** A name to be given besides. */
	readonly name?: { readonly label: string; readonly initial: string } | undefined;
	readonly error: string;
	readonly isBusy: boolean;
	readonly onConfirm: (password: string, name: string) => void;
	readonly onClose: () => void;
}

/** Asks for one's password before something that changes how one signs in. */
export function PasswordDialog(props: PasswordDialogProps) {
	const { title, children, confirmLabel, name: asked, error, isBusy, onConfirm, onClose } = props;
	const [password, setPassword] = useState("");
	const [name, setName] = useState(asked?.initial ?? "");
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!isBusy) onConfirm(password, name);
	};
	return (
		<Dialog title={title} onClose={onClose}>
			<form className="stacked-form" onSubmit={submit}>
				{children}
				{asked !== undefined && (
					<>
						<label htmlFor="confirm-name">{asked.label}</label>
						<input
							id="confirm-name"
							required
							maxLength={60}
							value={name}
							onChange={(event) => setName(event.target.value)}
						/>
					</>
				)}
				<label htmlFor="confirm-own-password">{m.admin_second_factor_password()}</label>
				<input
					id="confirm-own-password"
					type="password"
					autoComplete="current-password"
					required
					value={password}
					onChange={(event) => setPassword(event.target.value)}
					aria-describedby="confirm-own-error"
				/>
				<p id="confirm-own-error" className="error-line" role="alert">
					{error}
				</p>
				<SubmitRow label={confirmLabel} isDisabled={isBusy} onCancel={onClose} />
			</form>
		</Dialog>
	);
}
