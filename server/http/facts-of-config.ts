import { longDate } from "#contract/long-date.ts";
import { longDayIn, notesPerDayIn, type SiteFacts } from "#contract/site-facts.ts";
import { intlTagOf, locales } from "#i18n/locales.ts";
import type { Config } from "#server/config.ts";

/** What the pages say of a service that is configured so, on a day such as 2026-11-20. */
export function factsOfConfig(config: Config, day: string): SiteFacts {
	const { operatorEmail, llm, rateLimits } = config;
	return {
		writingHint: config.writingHint ? "on" : undefined,
		operatorName: config.operatorName,
		operatorAddress: config.operatorAddress,
		operatorEmail,
		operatorMailto: operatorEmail && `mailto:${encodeURIComponent(operatorEmail).replace("%40", "@")}`,
		hoster: config.hoster,
		grievanceOfficer: config.grievanceOfficer,
		languageModelHost: llm && new URL(llm.baseUrl).host,
		heldPercent: config.moderationHold > 0 ? String(Math.round(1_000 * config.moderationHold) / 10) : undefined,
		learning: config.moderationLearn ? "on" : undefined,
		inboxLink: config.inboxAccess === "address" ? undefined : "required",
		heartsOff: config.hearts ? undefined : "off",
		timeZone: config.timeZone,
		smtp: config.smtpUrl === undefined ? undefined : "on",
		retentionDays: String(config.retentionDays),
		day,
		...Object.fromEntries(locales.map((locale) => [longDayIn(locale), longDate(day, locale)])),
		...Object.fromEntries(
			locales.map((locale) => [notesPerDayIn(locale), rateLimits.perRecipient.toLocaleString(intlTagOf[locale])]),
		),
	};
}
