import type { Analytics } from "#contract/admin-analytics.ts";
import { m } from "#i18n/compiled/messages.js";
import { useLanguage } from "#web/admin/language/language-provider.tsx";
import { RankedPanel } from "./ranked-panel.tsx";
import { countryName } from "./shown-names.ts";

interface CountriesPanelProps {
	readonly days: number;
	readonly figures: Pick<Analytics, "geographic_data" | "geographic_gap">;
}

/** Why no country is named; while there are no visits at all the list itself says so. */
const gapWords: Readonly<Record<Analytics["geographic_gap"], (() => string) | undefined>> = {
	none: undefined,
	no_visits: undefined,
	few_visits: m.admin_analytics_few_visits,
	no_proxy: m.admin_analytics_no_proxy,
	unknown: m.admin_analytics_unknown_countries,
};

/** Where visits come from, or why nobody can tell. */
export function CountriesPanel({ days, figures }: CountriesPanelProps) {
	const { locale } = useLanguage();
	const gap = gapWords[figures.geographic_gap];
	return (
		<RankedPanel
			title={m.admin_analytics_countries()}
			nameLabel={m.admin_analytics_country()}
			countLabel={m.admin_analytics_visits()}
			fileName={`countries-${days}-days`}
			entries={
				gap === undefined
					? figures.geographic_data.map(({ country, count }) => ({ name: countryName(country, locale), count }))
					: []
			}
			empty={gap?.() ?? m.admin_analytics_collecting()}
		/>
	);
}
