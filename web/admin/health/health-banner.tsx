import { m } from "#i18n/compiled/messages.js";
import { healthSignNameWords } from "#i18n/health-sign-names.ts";
import { hrefOf } from "#web/admin/address/address.ts";
import { useHealth } from "./use-health.ts";

/** Says above every tab what is wrong with the service, and nothing while nothing is. */
export function HealthBanner() {
	const { data } = useHealth();
	const bad = data?.signs.filter(({ state }) => state === "bad") ?? [];
	return (
		<div role="status">
			{bad.length > 0 && (
				<p className="note-line" data-tone="failure">
					{m.admin_health_some_bad({ signs: bad.map(({ sign }) => healthSignNameWords[sign]()).join(", ") })}{" "}
					<a href={hrefOf({ tab: "settings", section: "health" })}>{m.admin_health_open()}</a>
				</p>
			)}
		</div>
	);
}
