import { useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { AppDialog, type AppDialogProps } from "./app-dialog.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { useFactorChange } from "./use-factor-change.ts";

interface AppRowProps {
	readonly hasApp: boolean;
	/** Called with the codes that come with a first factor, or null. */
	readonly onAdded: (codes: readonly string[] | null) => void;
}

/** The authenticator app: set up, moved to another phone, removed. */
export function AppRow({ hasApp, onAdded }: AppRowProps) {
	const [asking, setAsking] = useState<"begin" | "remove">();
	const [secret, setSecret] = useState<Pick<AppDialogProps, "secret" | "uri">>();
	const begin = useFactorChange({
		act: (ask, password: string) => ask("POST /api/admin/second-factor/totp/begin", { body: { password } }),
		onDone: (made) => {
			setAsking(undefined);
			setSecret(made);
		},
	});
	const confirm = useFactorChange({
		act: (ask, code: string) => ask("POST /api/admin/second-factor/totp/confirm", { body: { code } }),
		said: m.admin_second_factor_app_added,
		onDone: ({ recovery_codes }) => {
			setSecret(undefined);
			onAdded(recovery_codes);
		},
	});
	const remove = useFactorChange({
		act: (ask, password: string) => ask("POST /api/admin/second-factor/totp/remove", { body: { password } }),
		said: m.admin_second_factor_app_removed,
		onDone: () => setAsking(undefined),
	});
	const close = () => {
		setAsking(undefined);
		begin.reset();
		remove.reset();
	};
	return (
		<li>
			<span className="account-row-text">
				<strong>{m.admin_second_factor_app()}</strong>
				<span className="panel-note">{hasApp ? m.admin_second_factor_app_on() : m.admin_second_factor_app_off()}</span>
			</span>
			<span className="panel-tools">
				<button type="button" className="action" onClick={() => setAsking("begin")}>
					{hasApp ? m.admin_second_factor_app_change() : m.admin_second_factor_app_add()}
				</button>
				{hasApp && (
					<button type="button" className="action action-no" onClick={() => setAsking("remove")}>
						{m.admin_second_factor_app_remove()}
					</button>
				)}
			</span>
			{asking === "begin" && (
				<PasswordDialog
					title={m.admin_second_factor_app_title()}
					confirmLabel={m.admin_second_factor_next()}
					{...begin}
					onConfirm={begin.mutate}
					onClose={close}
				/>
			)}
			{asking === "remove" && (
				<PasswordDialog
					title={m.admin_second_factor_app_remove_title()}
					confirmLabel={m.admin_second_factor_app_remove()}
					{...remove}
					onConfirm={remove.mutate}
					onClose={close}
				/>
			)}
			{secret !== undefined && (
				<AppDialog {...secret} {...confirm} onConfirm={confirm.mutate} onClose={() => setSecret(undefined)} />
			)}
		</li>
	);
}
