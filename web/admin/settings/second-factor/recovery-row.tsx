import { useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { PasswordDialog } from "./password-dialog.tsx";
import { useFactorChange } from "./use-factor-change.ts";

interface RecoveryRowProps {
	readonly left: number;
	readonly onRenewed: (codes: readonly string[]) => void;
}

/** How many recovery codes are left, and ten new ones. */
export function RecoveryRow({ left, onRenewed }: RecoveryRowProps) {
	const [isAsking, setIsAsking] = useState(false);
	const renew = useFactorChange({
		act: (ask, password: string) => ask("POST /api/admin/second-factor/recovery-codes", { body: { password } }),
		onDone: ({ recovery_codes }) => {
			setIsAsking(false);
			onRenewed(recovery_codes);
		},
	});
	return (
		<li>
			<span className="account-row-text">
				<strong>{m.admin_second_factor_codes()}</strong>
				<span className="panel-note">{m.admin_second_factor_codes_left({ count: left })}</span>
			</span>
			<button type="button" className="action" onClick={() => setIsAsking(true)}>
				{m.admin_second_factor_codes_renew()}
			</button>
			{isAsking && (
				<PasswordDialog
					title={m.admin_second_factor_codes_renew()}
					confirmLabel={m.admin_second_factor_codes_renew()}
					{...renew}
					onConfirm={renew.mutate}
					onClose={() => {
						setIsAsking(false);
						renew.reset();
					}}
				>
					<p>{m.admin_second_factor_codes_renew_text()}</p>
				</PasswordDialog>
			)}
		</li>
	);
}
