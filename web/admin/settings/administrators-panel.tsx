import { useQuery } from "@tanstack/react-query";
import { m } from "#i18n/compiled/messages.js";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { AddAdministratorForm } from "./add-administrator-form.tsx";
import { RemoveAdministratorButton } from "./remove-administrator-button.tsx";
import { administratorsKey } from "./settings-keys.ts";

/** Who may work here; everybody but oneself can be removed. */
export function AdministratorsPanel() {
	const format = useFormat();
	const ask = useAsk();
	const { data, error } = useQuery({
		queryKey: administratorsKey,
		queryFn: async ({ signal }) => (await ask("GET /api/admin/administrators", {}, signal)).administrators,
	});
	return (
		<section className="panel" data-part="people" aria-labelledby="administrators-title">
			<h3 id="administrators-title">{m.admin_settings_administrators()}</h3>
			{error !== null && (
				<p className="error-line" role="alert">
					{m.admin_settings_administrators_failed({ reason: errorWords(error) })}
				</p>
			)}
			<ul className="administrators">
				{data?.map(({ username, created_at, is_self }) => (
					<li key={username}>
						<span className="administrator">
							<strong>{username}</strong> {is_self && <span className="self-mark">{m.admin_settings_self()}</span>}
							<span className="panel-note">
								{" "}
								{m.admin_settings_since({ date: format.day(created_at.slice(0, 10)) })}
							</span>
						</span>
						{!is_self && <RemoveAdministratorButton username={username} />}
					</li>
				))}
			</ul>
			<AddAdministratorForm />
		</section>
	);
}
