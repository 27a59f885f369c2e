import { type Static, Type } from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import { OptionalMoment } from "./page.ts";
import { successWith } from "./success.ts";

export const healthStates = ["good", "bad", "unknown"] as const;
export type HealthState = (typeof healthStates)[number];

/**
 * What tells how the service fares, in the order in which it is shown: each sign with everything that can be found of it
 * and what that means. Words for each stand in `i18n/health-findings.ts`.
 */
export const healthReasons = {
	/** Notes that wait for a person. */
	waiting_notes: { none: "good", recent: "good", old: "bad" },
	/** E-mails that are due, and whether anybody sends them. */
	email_queue: { flowing: "good", overdue: "bad" },
	/** What the mail server said last to this service. */
	smtp: { accepts: "good", unreachable: "bad", refuses: "bad", untried: "unknown", captured: "unknown" },
	/** Whether notes can be judged. */
	judge: { judges: "good", failing: "bad", left_alone: "bad" },
	/** Of the data folder. */
	disk: { enough: "good", low: "bad", unreadable: "unknown" },
	backup: { recent: "good", old: "bad", missing: "bad", not_set: "unknown" },
	/** Whether what has been kept for long enough is erased. */
	retention: { on_time: "good", late: "bad", doubted: "unknown", never: "unknown" },
	/** The share of e-mails that came back or were called spam. */
	bounces: { few: "good", many_bounces: "bad", many_complaints: "bad", too_few: "unknown" },
	/** Whether the service has switched one off that took nothing any more. */
	webhooks: { on: "good", given_up: "bad" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, HealthState>>>>;

export type HealthSignName = keyof typeof healthReasons;
export const healthSignNames = Object.keys(healthReasons) as readonly HealthSignName[];

type ReasonOf<Sign extends HealthSignName> = keyof (typeof healthReasons)[Sign] & string;
/** What can be found of any sign. */
export type HealthReason = { [Sign in HealthSignName]: ReasonOf<Sign> }[HealthSignName];

/** Figures that belong to a finding; which ones, its words say. */
export const HealthFacts = Type.Object({
	count: Type.Optional(Type.Integer()),
	and_more: Type.Optional(Type.Boolean({ description: "There are at least as many as `count` says." })),
	at: Type.Optional(Type.String({ format: "date-time", description: "Of the oldest, or of the last time." })),
	code: Type.Optional(Type.String({ description: "SMTP or network code, as “535 5.7.8”." })),
	free_bytes: Type.Optional(Type.Integer()),
	total_bytes: Type.Optional(Type.Integer()),
	percent: Type.Optional(Type.Number()),
});
export type HealthFacts = Static<typeof HealthFacts>;

/** What was found of one sign. */
export type HealthFinding = {
	[Sign in HealthSignName]: { readonly sign: Sign; readonly reason: ReasonOf<Sign>; readonly facts: HealthFacts };
}[HealthSignName];

/** What is found of one sign now. */
export type Found<Sign extends HealthSignName> = Omit<Extract<HealthFinding, { readonly sign: Sign }>, "sign"> & {
	/** When that was seen, in milliseconds, where it may have been long ago. */
	readonly seenAt?: number;
};

/** What a finding means. */
export function stateOf({ sign, reason }: { readonly sign: HealthSignName; readonly reason: string }): HealthState {
	const states: Readonly<Record<string, HealthState>> = healthReasons[sign];
	return (Object.hasOwn(states, reason) ? states[reason] : undefined) ?? "unknown";
}

const allReasons = [...new Set(Object.values(healthReasons).flatMap((reasons) => Object.keys(reasons)))];

export const HealthSignView = Type.Object({
	sign: Type.Enum([...healthSignNames]),
	state: Type.Enum(healthStates),
	reason: Type.Enum(allReasons as HealthReason[], { description: "What was found." }),
	since: Type.Union([OptionalMoment], {
		description: "Since when it is in this state; null when that is not known yet.",
	}),
	facts: HealthFacts,
	found: Type.String({ description: "The same as a sentence, in the language of Accept-Language." }),
	advice: Type.Union([Type.String(), Type.Null()], {
		description: "What to do about it; null where there is nothing.",
	}),
});
export type HealthSignView = Static<typeof HealthSignView>;

export const readHealth = defineEndpoint({
	method: "GET",
	path: "/api/admin/health",
	summary: "Tell how the service fares, sign by sign",
	description: "No text, no address. What is bad for ten minutes is also told by e-mail to ADMIN_EMAIL.",
	access: "figures",
	responses: {
		200: successWith({
			checked_at: Type.String({ format: "date-time" }),
			signs: Type.Array(HealthSignView),
		}),
	},
});
