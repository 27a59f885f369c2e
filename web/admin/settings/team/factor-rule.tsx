import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { secondFactorKey } from "#web/admin/settings/second-factor/second-factor-key.ts";
import { useRenewedRights } from "#web/admin/settings/second-factor/use-renewed-rights.ts";
import { useTeamChange } from "./use-team-change.ts";

/** Whether everybody here needs a second factor. */
export function FactorRule() {
	const ask = useAsk();
	const read = useQueryClient();
	const renewRights = useRenewedRights();
	/** What was just chosen, until the server has taken it. */
	const [chosen, setChosen] = useState<boolean>();
	const { data } = useQuery({
		queryKey: secondFactorKey,
		queryFn: ({ signal }) => ask("GET /api/admin/second-factor", {}, signal),
	});
	const change = useTeamChange({
		act: (call, is_required: boolean) => call("POST /api/admin/second-factor/requirement", { body: { is_required } }),
		said: (isRequired) => (isRequired ? m.admin_team_rule_on() : m.admin_team_rule_off()),
	});
	if (data === undefined) return null;
	const choose = (isRequired: boolean) => {
		setChosen(isRequired);
		const onSettled = async () => {
			// Whoever requires one may have none themselves.
			await Promise.allSettled([renewRights(), read.invalidateQueries({ queryKey: secondFactorKey })]);
			setChosen(undefined);
		};
		change.mutate(isRequired, { onSettled });
	};
	return (
		<label className="factor-rule">
			<input
				type="checkbox"
				checked={chosen ?? data.is_required}
				disabled={chosen !== undefined}
				onChange={({ target }) => choose(target.checked)}
			/>
			<span>
				{m.admin_team_rule()}
				<span className="panel-note">{m.admin_team_rule_about()}</span>
			</span>
		</label>
	);
}
