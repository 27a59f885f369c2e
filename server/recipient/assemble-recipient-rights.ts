import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/engine.ts";
import type { ServePage } from "#server/http/filled-pages.ts";
import type { ReportMessage } from "#server/message/message-reports.ts";
import type { WithdrawWaiting } from "#server/message/withdrawal.ts";
import type { LinkTokens } from "#server/privacy/link-token.ts";
import type { Suppressions } from "#server/suppression/suppressions.ts";
import { createOptOut } from "./opt-out.ts";
import { serveReportPage } from "./report-page.ts";
import { serveStopPage } from "./stop-page.ts";

interface RecipientRightsBase {
	readonly database: Database;
	readonly tokens: LinkTokens;
	readonly suppressions: Suppressions;
	readonly withdrawWaiting: WithdrawWaiting;
	readonly report: ReportMessage;
	readonly clock: Clock;
}

/** What the links of a letter let its reader do, whoever they are. */
export function assembleRecipientRights(base: RecipientRightsBase) {
	const optOut = createOptOut(base);
	return {
		optOut,

		servePages<Locale extends string>(servePage: ServePage<Locale>): void {
			serveStopPage(servePage, { ...base, optOut });
			serveReportPage(servePage, base);
		},
	};
}
