import { approvedNoteDays, retention } from "#contract/retention.ts";
import { setting } from "./setting.ts";
import { oneOf, onOff, proxies, roles, timeZone, wholeNumber } from "./settings-parsers.ts";

const rate = wholeNumber(1, 1_000_000);

/** How much is taken, kept and waited for, from whom, and by which process. */
export const limitSettings = {
	rateLimitPerSource: setting({
		variable: "RATE_LIMIT_PER_SOURCE",
		parse: rate,
		default: 20,
		about:
			"messages per source and hour; up to twice as many more, each with a proof of work; 8 times as many per /48 or /24",
	}),
	rateLimitPerRecipient: setting({
		variable: "RATE_LIMIT_PER_RECIPIENT",
		parse: rate,
		default: 10,
		about: "messages per recipient and day",
	}),
	rateLimitLookups: setting({
		variable: "RATE_LIMIT_LOOKUPS",
		parse: rate,
		default: 60,
		about:
			"inbox lookups per source and hour; 8 times as many per /48 or /24; 20 times as many per minute for everyone together",
	}),
	retentionDays: setting({
		variable: "RETENTION_DAYS",
		parse: wholeNumber(approvedNoteDays.min, approvedNoteDays.max),
		default: retention.approved_notes.days,
		about: `how many days approved messages are kept, from ${approvedNoteDays.min} to ${approvedNoteDays.max}; other data has its own periods, see [retention.md](retention.md)`,
	}),
	deliveryBudgetMs: setting({
		variable: "DELIVERY_BUDGET_MS",
		parse: wholeNumber(100, 10_000),
		default: 4_000,
		about: "how long sending a message waits for SMTP before the answer says `emailSent: false`",
	}),
	trustProxy: setting({
		variable: "TRUST_PROXY",
		parse: proxies,
		default: [],
		defaultShown: "–",
		about: "addresses of the proxies whose forwarded headers are trusted, separated by commas",
	}),
	webhookTargets: setting({
		variable: "WEBHOOK_TARGETS",
		parse: oneOf("public", "any"),
		default: "public",
		about:
			"which addresses webhooks can call: `public`: the public internet, over HTTPS; `any`: also HTTP and your own network",
	}),
	roles: setting({
		variable: "ROLES",
		parse: roles,
		default: { web: true, worker: true },
		defaultShown: "`web,worker`",
		about:
			"`web` serves requests and counts visits; `worker` retries deliveries and alerts administrators; run them separately when you scale out",
	}),
	timeZone: setting({
		variable: "TIME_ZONE",
		parse: timeZone,
		default: "UTC",
		about: "time zone of the days and hours in the statistics",
	}),
	inboxAccess: setting({
		variable: "INBOX_ACCESS",
		parse: oneOf("address", "link"),
		default: "address",
		about:
			"who can read the messages sent to an address: `address`: anyone who knows it; `link`: only its owner, by an e-mailed link that opens once",
	}),
	hearts: setting({
		variable: "HEARTS",
		parse: onOff,
		default: true,
		defaultShown: "`on`",
		about: "`off`: readers can't thank for a message with a heart, which its sender would see on the receipt",
	}),
	logLevel: setting({
		variable: "LOG_LEVEL",
		parse: oneOf("debug", "info", "warn", "error", "silent"),
		default: "info",
		about: "`debug`, `info`, `warn`, `error`, `silent`",
	}),
};
