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
		about: "notes per source and hour; twice as many more for a proof of work each; 8 times as many per /48 or /24",
	}),
	rateLimitPerRecipient: setting({
		variable: "RATE_LIMIT_PER_RECIPIENT",
		parse: rate,
		default: 10,
		about: "notes per recipient and day",
	}),
	rateLimitLookups: setting({
		variable: "RATE_LIMIT_LOOKUPS",
		parse: rate,
		default: 60,
		about: "inbox lookups per source and hour; 8 times as many per /48 or /24; 20 times as many for all, but a minute",
	}),
	retentionDays: setting({
		variable: "RETENTION_DAYS",
		parse: wholeNumber(approvedNoteDays.min, approvedNoteDays.max),
		default: retention.approved_notes.days,
		about: `for how many days approved notes are kept, ${approvedNoteDays.min} to ${approvedNoteDays.max}; the rest has terms of its own, see [retention.md](retention.md)`,
	}),
	deliveryBudgetMs: setting({
		variable: "DELIVERY_BUDGET_MS",
		parse: wholeNumber(100, 10_000),
		default: 4_000,
		about: "how long a send waits for SMTP before it answers `emailSent: false`",
	}),
	trustProxy: setting({
		variable: "TRUST_PROXY",
		parse: proxies,
		default: [],
		defaultShown: "–",
		about: "addresses of proxies whose forwarded headers count, separated by commas",
	}),
	webhookTargets: setting({
		variable: "WEBHOOK_TARGETS",
		parse: oneOf("public", "any"),
		default: "public",
		about:
			"which addresses webhooks may call: `public`, those of the public internet by HTTPS; `any`, also HTTP and your own network",
	}),
	roles: setting({
		variable: "ROLES",
		parse: roles,
		default: { web: true, worker: true },
		defaultShown: "`web,worker`",
		about: "`web` serves and counts, `worker` retries deliveries and alerts administrators; apart when scaled out",
	}),
	timeZone: setting({
		variable: "TIME_ZONE",
		parse: timeZone,
		default: "UTC",
		about: "day and hour borders of the figures",
	}),
	inboxAccess: setting({
		variable: "INBOX_ACCESS",
		parse: oneOf("address", "link"),
		default: "address",
		about:
			"who may read the messages to an address: `address`, anyone who knows it; `link`, only the person who gets the e-mail with a link that opens once",
	}),
	hearts: setting({
		variable: "HEARTS",
		parse: onOff,
		default: true,
		defaultShown: "`on`",
		about: "`off`: readers cannot thank for a message with a heart, which its sender sees on the receipt",
	}),
	logLevel: setting({
		variable: "LOG_LEVEL",
		parse: oneOf("debug", "info", "warn", "error", "silent"),
		default: "info",
		about: "`debug`, `info`, `warn`, `error`, `silent`",
	}),
};
