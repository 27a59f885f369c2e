import { defineWords } from "#web/admin/words/catalogue.ts";

/** What stands beside any table. */
export const tableWords = defineWords({
	fr: {
		table: "Tableau",
		exportCsv: "Exporter en CSV",
		exportCsvOf: (name: string) => `Exporter en CSV : ${name}`,
		tableOf: (name: string) => `Tableau : ${name}`,
		more: "Afficher la suite",
		loading: "Chargement…",
		/** Between a name and its figure. */
		colon: " : ",
		noData: "Aucune donnée disponible",
	},
	en: {
		table: "Table",
		exportCsv: "Export as CSV",
		exportCsvOf: (name) => `Export as CSV: ${name}`,
		tableOf: (name) => `Table: ${name}`,
		more: "Show more",
		loading: "Loading…",
		colon: ": ",
		noData: "No data available",
	},
	hi: {
		table: "तालिका",
		exportCsv: "CSV में सहेजिए",
		exportCsvOf: (name) => `CSV में सहेजिए: ${name}`,
		tableOf: (name) => `तालिका: ${name}`,
		more: "और दिखाइए",
		loading: "खुल रहा है…",
		colon: ": ",
		noData: "कोई आँकड़ा उपलब्ध नहीं है",
	},
});
