import type { Analytics } from "#contract/admin-analytics.ts";
import { useLanguage, useWords } from "#web/admin/words/language-provider.tsx";
import { analyticsWords } from "./analytics-words.ts";
import { RankedPanel } from "./ranked-panel.tsx";
import { countryName } from "./shown-names.ts";

interface CountriesPanelProps {
	readonly days: number;
	readonly countries: Analytics["geographic_data"];
}

/** Where visits come from. */
export function CountriesPanel({ days, countries }: CountriesPanelProps) {
	const words = useWords(analyticsWords);
	const { locale } = useLanguage();
	return (
		<RankedPanel
			title={words.countries}
			nameLabel={words.country}
			countLabel={words.visits}
			fileName={`countries-${days}-days`}
			entries={countries.map(({ country, count }) => ({ name: countryName(country, locale), count }))}
			empty={words.collecting}
		/>
	);
}
