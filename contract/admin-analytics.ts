import { type Static, Type } from "typebox";
import { defineEndpoint } from "./endpoint.ts";

const Count = Type.Integer({ minimum: 0 });

/** What a period is compared by. */
const PreviousFigures = Type.Object({
	total_messages: Count,
	approved_messages: Count,
	rejected_messages: Count,
	emails_sent: Count,
});

/** Figures of a period, its last day being today. Days and hours are those of the service's time zone. */
export const Analytics = Type.Object({
	total_messages: Count,
	approved_messages: Count,
	rejected_messages: Count,
	approval_rate: Type.Number({ description: "Approved of all, in per cent, with one decimal; 0 when there are none." }),
	emails_sent: Count,
	emails_failed: Count,
	emails_captured: Type.Integer({
		minimum: 0,
		description: "E-mails of notes that were kept on the machine of the service, there being no mail server.",
	}),
	other_emails: Type.Object(
		{ sent: Count, captured: Count, failed: Count },
		{ description: "E-mails that are no notes: to administrators, to who wrote to them, to who asked what is kept." },
	),
	unique_visitors_today: Count,
	page_views_today: Count,
	daily_activity: Type.Array(
		Type.Object({
			date: Type.String({ format: "date" }),
			messages: Count,
			approvals: Count,
			rejections: Count,
			pending: Count,
		}),
		{ description: "Every day of the period, the newest first: today, which is not over." },
	),
	hourly_activity: Type.Array(Type.Object({ hour: Type.Integer({ minimum: 0, maximum: 23 }), count: Count }), {
		description: "The 24 hours of the day, messages of the whole period.",
	}),
	top_rejection_reasons: Type.Array(Type.Object({ reason: Type.String(), count: Count }), {
		description: "Categories of refused messages, or `manual`; the most frequent first.",
	}),
	geographic_data: Type.Array(Type.Object({ country: Type.String(), count: Count }), {
		description: "Visits by country (ISO 3166-1 alpha-2), or `other` for countries with few; the most frequent first.",
	}),
	geographic_gap: Type.Enum(["none", "no_visits", "few_visits", "no_proxy", "unknown"], {
		description:
			"Why no country is named. `few_visits`: none had five visits. `no_proxy`: every visit came from an address of no country, and TRUST_PROXY is not set. `unknown`: it is set, and they did.",
	}),
	counted_days: Type.Integer({
		minimum: 0,
		description: "Days of the period since the first on which anything was counted; averages are of these.",
	}),
	previous: Type.Union([PreviousFigures, Type.Null()], {
		description: "The same number of days before; null when something was not counted yet on all of them.",
	}),
});
export type Analytics = Static<typeof Analytics>;

export const readAnalytics = defineEndpoint({
	method: "GET",
	path: "/api/admin/analytics",
	summary: "Figures of the last 7, 30 or 90 days",
	access: "figures",
	query: Type.Object({ days: Type.Optional(Type.Enum(["7", "30", "90"], { description: "30 when absent." })) }),
	responses: { 200: Analytics },
});

export const testGeolocation = defineEndpoint({
	method: "GET",
	path: "/api/test/geolocation",
	summary: "Show how the caller's address would be counted",
	access: "figures",
	responses: {
		200: Type.Object({
			address: Type.String({ description: "The caller's address, masked: a /24 or a /48, never the whole." }),
			country: Type.Union([Type.String(), Type.Null()], { description: "ISO 3166-1 alpha-2; null when unknown." }),
			source: Type.String({ description: "Where the country comes from." }),
		}),
	},
});
