import type { HealthSignView } from "#contract/health.ts";
import { m } from "#i18n/compiled/messages.js";
import { healthSignNameWords } from "#i18n/health-sign-names.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";

const states: Readonly<Record<HealthSignView["state"], { readonly mark: string; readonly words: () => string }>> = {
	good: { mark: "✓", words: m.admin_health_state_good },
	bad: { mark: "!", words: m.admin_health_state_bad },
	unknown: { mark: "?", words: m.admin_health_state_unknown },
};

/** One sign: how it stands, what was found, since when, and what to do. */
export function HealthSignItem({ sign }: { readonly sign: HealthSignView }) {
	const { moment } = useFormat();
	const { mark, words } = states[sign.state];
	return (
		<li className="health-sign" data-state={sign.state}>
			<div className="health-sign-head">
				<h4>{healthSignNameWords[sign.sign]()}</h4>
				<span className="health-state">
					<span aria-hidden="true">{mark}</span> {words()}
				</span>
			</div>
			<p>{sign.found}</p>
			{sign.advice !== null && <p className="health-advice">{sign.advice}</p>}
			{sign.state === "bad" && sign.since !== null && (
				<p className="panel-note">{m.admin_health_since({ when: moment(sign.since) })}</p>
			)}
		</li>
	);
}
