import type { Analytics } from "#contract/admin-analytics.ts";
import { m } from "#i18n/compiled/messages.js";
import { useLanguage } from "#web/admin/language/language-provider.tsx";
import { RankedPanel } from "./ranked-panel.tsx";
import { countryName } from "./shown-names.ts";

interface CountriesPanelProps {
	readonly days: number;
	readonly countries: Analytics["geographic_data"];
}

/** Where visits come from. */
export function CountriesPanel({ days, countries }: CountriesPanelProps) {
	const { locale } = useLanguage();
	return (
		<RankedPanel
			title={m.admin_analytics_countries()}
			nameLabel={m.admin_analytics_country()}
			countLabel={m.admin_analytics_visits()}
			fileName={`countries-${days}-days`}
			entries={countries.map(({ country, count }) => ({ name: countryName(country, locale), count }))}
			empty={m.admin_analytics_collecting()}
		/>
	);
}
