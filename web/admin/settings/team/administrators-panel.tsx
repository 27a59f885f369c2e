import { useQuery } from "@tanstack/react-query";
import { m } from "#i18n/compiled/messages.js";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { AddAdministratorForm } from "./add-administrator-form.tsx";
import { AdministratorItem } from "./administrator-item.tsx";
import { administratorsKey } from "./administrators-key.ts";
import { FactorRule } from "./factor-rule.tsx";

/** Who may work here, and as what; everybody but oneself can be changed and removed. */
export function AdministratorsPanel() {
	const ask = useAsk();
	const { data, error } = useQuery({
		queryKey: administratorsKey,
		queryFn: async ({ signal }) => (await ask("GET /api/admin/administrators", {}, signal)).administrators,
	});
	return (
		<section className="panel" aria-labelledby="administrators-title">
			<h3 id="administrators-title">{m.admin_settings_administrators()}</h3>
			<p className="panel-note">{m.admin_team_roles()}</p>
			{error !== null && (
				<p className="error-line" role="alert">
					{m.admin_settings_administrators_failed({ reason: errorWords(error) })}
				</p>
			)}
			<ul className="administrators">
				{data?.map((administrator) => (
					<AdministratorItem key={administrator.username} administrator={administrator} />
				))}
			</ul>
			<FactorRule />
			<AddAdministratorForm />
		</section>
	);
}
