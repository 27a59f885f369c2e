import type { ReactNode } from "react";
import type { StoredTable } from "./stored-tables.ts";

/** The sections of the privacy page in their order; each is the anchor of its heading, too. */
export const privacySections = ["collection", "usage", "fields", "security", "cookies", "rights", "contact"] as const;
type PrivacySection = (typeof privacySections)[number];

/** The questions answered first, in a line or two each. */
export const summaryPoints = ["kept", "neverKept", "readers", "duration", "removal"] as const;
type SummaryPoint = (typeof summaryPoints)[number];

/** The privacy page in one language. */
export interface PrivacyText {
	readonly lastUpdated: string;
	/** Under the date. */
	readonly lastUpdatedMeaning: string;
	readonly summary: {
		readonly title: string;
		readonly points: Readonly<Record<SummaryPoint, { readonly question: string; readonly answer: ReactNode }>>;
	};
	readonly sections: Readonly<Record<PrivacySection, { readonly title: string; readonly body: ReactNode }>>;
	/** Of a table: its columns, and how long its rows are kept. */
	readonly labels: { readonly field: string; readonly purpose: string; readonly kept: string };
	readonly stored: readonly StoredTable[];
}
