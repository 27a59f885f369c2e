import "./second-factor.css";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { AppRow } from "./app-row.tsx";
import { PasskeyRows } from "./passkey-rows.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { RecoveryRow } from "./recovery-row.tsx";
import { secondFactorKey } from "./second-factor-key.ts";
import { useRenewedRights } from "./use-renewed-rights.ts";

/** What one shows besides the password to sign in. */
export function SecondFactorPanel() {
	const ask = useAsk();
	const renewRights = useRenewedRights();
	const [codes, setCodes] = useState<readonly string[]>();
	const { data, error } = useQuery({
		queryKey: secondFactorKey,
		queryFn: ({ signal }) => ask("GET /api/admin/second-factor", {}, signal),
	});
	const onAdded = (made: readonly string[] | null) => {
		if (made === null) void renewRights();
		else setCodes(made);
	};
	const hasAny = data !== undefined && (data.has_totp || data.passkeys.length > 0);
	return (
		<section className="panel" aria-labelledby="second-factor-title">
			<h3 id="second-factor-title">{m.admin_second_factor_heading()}</h3>
			<p className="panel-note">
				{hasAny ? m.admin_second_factor_on() : m.admin_second_factor_off()}{" "}
				{data?.is_required === true && m.admin_second_factor_required()}
			</p>
			{error !== null && (
				<p className="error-line" role="alert">
					{m.admin_second_factor_failed({ reason: errorWords(error) })}
				</p>
			)}
			{data !== undefined && (
				<ul className="account-rows">
					<AppRow hasApp={data.has_totp} onAdded={onAdded} />
					<PasskeyRows passkeys={data.passkeys} workHere={data.passkeys_work_here} onAdded={onAdded} />
					{hasAny && <RecoveryRow left={data.recovery_codes_left} onRenewed={setCodes} />}
				</ul>
			)}
			{codes !== undefined && (
				<RecoveryCodesDialog
					codes={codes}
					onClose={() => {
						setCodes(undefined);
						void renewRights();
					}}
				/>
			)}
		</section>
	);
}
