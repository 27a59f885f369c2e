import { type FormEvent, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { SubmitRow } from "#web/admin/dialogs/submit-row.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { QrCode } from "./qr-code.tsx";

export interface AppDialogProps {
	readonly secret: string;
	/** `otpauth://`: the same, with whom it is for. */
	readonly uri: string;
	readonly error: string;
	readonly isBusy: boolean;
	readonly onConfirm: (code: string) => void;
	readonly onClose: () => void;
}

/** The secret for the app, as a picture and as text, and the code that proves that the app has it. */
export function AppDialog({ secret, uri, error, isBusy, onConfirm, onClose }: AppDialogProps) {
	const [code, setCode] = useState("");
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!isBusy) onConfirm(code);
	};
	return (
		<Dialog title={m.admin_second_factor_app_title()} onClose={onClose}>
			<form className="stacked-form" onSubmit={submit}>
				<p>{m.admin_second_factor_app_scan()}</p>
				<QrCode text={uri} label={m.admin_second_factor_app_qr()} />
				<p className="panel-note">{m.admin_second_factor_app_type()}</p>
				<code className="totp-secret" translate="no">
					{secret.match(/.{1,4}/g)?.join(" ")}
				</code>
				<label htmlFor="app-code">{m.admin_second_factor_app_code()}</label>
				<input
					id="app-code"
					inputMode="numeric"
					autoComplete="one-time-code"
					required
					maxLength={10}
					value={code}
					onChange={(event) => setCode(event.target.value)}
					aria-describedby="app-error"
				/>
				<p id="app-error" className="error-line" role="alert">
					{error}
				</p>
				<SubmitRow label={m.admin_second_factor_app_confirm()} isDisabled={isBusy} onCancel={onClose} />
			</form>
		</Dialog>
	);
}
