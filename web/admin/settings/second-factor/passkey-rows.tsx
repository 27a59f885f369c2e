import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from "@simplewebauthn/browser";
import { useState } from "react";
import type { SecondFactor } from "#contract/admin-second-factor.ts";
import { m } from "#i18n/compiled/messages.js";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import type { Ask } from "#web/admin/session/use-ask.ts";
import { PasswordDialog } from "./password-dialog.tsx";
import { useFactorChange } from "./use-factor-change.ts";

type Passkey = SecondFactor["passkeys"][number];

interface PasskeyRowsProps {
	readonly passkeys: readonly Passkey[];
	readonly workHere: boolean;
	readonly onAdded: (codes: readonly string[] | null) => void;
}

/** One's passkeys, and one more. */
export function PasskeyRows({ passkeys, workHere, onAdded }: PasskeyRowsProps) {
	const [isAdding, setIsAdding] = useState(false);
	const add = useFactorChange({
		act: addPasskey,
		said: m.admin_second_factor_passkey_added,
		onDone: (codes) => {
			setIsAdding(false);
			onAdded(codes);
		},
	});
	return (
		<>
			{passkeys.map((passkey) => (
				<PasskeyRow key={passkey.id} passkey={passkey} />
			))}
			<li>
				<span className="account-row-text">
					<strong>{m.admin_second_factor_passkey()}</strong>
					<span className="panel-note">
						{workHere ? m.admin_second_factor_passkey_about() : m.admin_second_factor_passkey_not_here()}
					</span>
				</span>
				{workHere && (
					<button type="button" className="action" onClick={() => setIsAdding(true)}>
						{m.admin_second_factor_passkey_add()}
					</button>
				)}
			</li>
			{isAdding && (
				<PasswordDialog
					title={m.admin_second_factor_passkey_add()}
					name={{ label: m.admin_second_factor_passkey_name(), initial: "" }}
					confirmLabel={m.admin_second_factor_next()}
					{...add}
					onConfirm={(password, name) => add.mutate({ password, name })}
					onClose={() => {
						setIsAdding(false);
						add.reset();
					}}
				/>
			)}
		</>
	);
}

async function addPasskey(ask: Ask, { password, name }: { readonly password: string; readonly name: string }) {
	const { options } = await ask("POST /api/admin/second-factor/passkeys/begin", { body: { password } });
	const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
	const response = await startRegistration({ optionsJSON });
	const body = { name, response: { ...response } };
	return (await ask("POST /api/admin/second-factor/passkeys/confirm", { body })).recovery_codes;
}

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
	const { id, name, created_at, used_at } = passkey;
	const format = useFormat();
	const [isAsking, setIsAsking] = useState(false);
	const remove = useFactorChange({
		act: (ask, password: string) =>
			ask("POST /api/admin/second-factor/passkeys/:id/remove", { params: { id }, body: { password } }),
		said: () => m.admin_second_factor_passkey_removed({ name }),
		onDone: () => setIsAsking(false),
	});
	const added = format.day(created_at.slice(0, 10));
	return (
		<li>
			<span className="account-row-text">
				<strong>{name}</strong>
				<span className="panel-note">
					{used_at === null
						? m.admin_second_factor_passkey_unused({ added })
						: m.admin_second_factor_passkey_used({ added, used: format.moment(used_at) })}
				</span>
			</span>
			<button
				type="button"
				className="action action-no"
				aria-label={m.admin_second_factor_passkey_remove_of({ name })}
				onClick={() => setIsAsking(true)}
			>
				{m.admin_second_factor_passkey_remove()}
			</button>
			{isAsking && (
				<PasswordDialog
					title={m.admin_second_factor_passkey_remove_of({ name })}
					confirmLabel={m.admin_second_factor_passkey_remove()}
					{...remove}
					onConfirm={remove.mutate}
					onClose={() => {
						setIsAsking(false);
						remove.reset();
					}}
				/>
			)}
		</li>
	);
}
