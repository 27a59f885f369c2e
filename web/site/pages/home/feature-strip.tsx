import { m } from "#i18n/compiled/messages.js";

const features = [
	{
		id: "anonymous",
		title: m.feature_anonymous_title,
		// held by tests/journeys/page-views.test.ts, tests/journeys/sealed-at-rest.test.ts
		text: m.feature_anonymous_text,
		// A carnival mask.
		icon: "M4 15c0-5 6-6 11-4 3 1 7 1 10 0 5-2 11-1 11 4 0 8-4 13-10 13-4 0-4-4-6-4s-2 4-6 4C8 28 4 23 4 15ZM9.5 17.5c2-2.5 5-2.5 7 0-2 2-5 2-7 0ZM23.5 17.5c2-2.5 5-2.5 7 0-2 2-5 2-7 0Z",
	},
	{
		id: "moderated",
		title: m.feature_moderated_title,
		// held by tests/journeys/held-notes.test.ts, server/judge/judge.test.ts
		text: m.feature_moderated_text,
		// A reading glass over a page.
		icon: "M29 13V5H7v30h13M12 12h12M12 18h7M12 24h5M34 25a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM32 30l6 6",
	},
	{
		id: "languages",
		title: m.feature_languages_title,
		// held by tests/e2e/page-words.test.ts, tests/journeys/send-deliver-read.test.ts
		text: m.feature_languages_text,
		// Two people talking, each in their own words.
		icon: "M4 8h20v15H13l-5 5v-5H4ZM9 13h10M9 18h6M28 15h8v14h-4v5l-5-5H17v-2M23 27h8M28 22h3",
	},
] as const;

/** What the service holds to, in three short columns. */
export function FeatureStrip() {
	return (
		<section className="features" aria-label={m.home_features_label()}>
			<ul>
				{features.map((feature) => (
					<li key={feature.id}>
						<svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
							<path d={feature.icon} />
						</svg>
						<h2>{feature.title()}</h2>
						<p>{feature.text()}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
