import { maxHeldShare } from "#contract/moderation.ts";
import { approvedNoteDays, retention } from "#contract/retention.ts";
import {
	address,
	apiUrl,
	bounceMailbox,
	headerValue,
	lines,
	mailbox,
	oneOf,
	onOff,
	origin,
	type Parser,
	password,
	passwordHash,
	pemKey,
	plain,
	proxies,
	roles,
	secret,
	share,
	timeZone,
	urlOf,
	wholeNumber,
} from "./settings-parsers.ts";

/** One variable of the environment. */
interface Setting<T, D> {
	readonly variable: string;
	readonly parse: Parser<T>;
	/** Its value when it is not set. */
	readonly default: D;
	/** The default as README says it, where the value does not say it by itself. */
	readonly defaultShown?: string;
	/** What it is for, in Markdown, as README says it. */
	readonly about: string;
}

function setting<T, const D>(setting: Setting<T, D>): Setting<T, D> {
	return setting;
}

const rate = wholeNumber(1, 1_000_000);

/** Every setting, by its name in `Config`. README's table is made from it: `npm run check -- --fix`. */
export const settings = {
	port: setting({ variable: "PORT", parse: wholeNumber(1, 65_535), default: 3000, about: "where it listens" }),
	host: setting({ variable: "HOST", parse: plain, default: "127.0.0.1", about: "the address it listens at" }),
	publicUrl: setting({
		variable: "PUBLIC_URL",
		parse: origin,
		default: undefined,
		defaultShown: "`http://localhost:PORT`",
		about: "links in e-mails, canonical addresses of pages",
	}),
	dataDir: setting({
		variable: "DATA_DIR",
		parse: plain,
		default: "./data",
		about: "SQLite file, secret key (0600), captured e-mails",
	}),
	databaseUrl: setting({
		variable: "DATABASE_URL",
		parse: urlOf("postgres:", "postgresql:"),
		default: undefined,
		about: "`postgres://…` uses PostgreSQL instead of SQLite",
	}),
	appSecret: setting({
		variable: "APP_SECRET",
		parse: secret,
		default: undefined,
		defaultShown: "made once in `DATA_DIR`",
		about:
			"what addresses and texts are sealed with, 32 characters or more; required with PostgreSQL. **Losing it loses every letter**",
	}),
	smtpUrl: setting({
		variable: "SMTP_URL",
		parse: urlOf("smtp:", "smtps:"),
		default: undefined,
		about: "`smtp(s)://user:pass@host:port`; without it e-mails are captured",
	}),
	mailFrom: setting({
		variable: "MAIL_FROM",
		parse: mailbox,
		default: { name: "Billet-doux", address: "hello@localhost" },
		defaultShown: "`Billet-doux <hello@localhost>`",
		about: "sender of every e-mail",
	}),
	bounceAddress: setting({
		variable: "BOUNCE_ADDRESS",
		parse: bounceMailbox,
		default: undefined,
		defaultShown: "`MAIL_FROM`'s address",
		about:
			"where mail servers report what they could not deliver: `bounces@example.org` becomes `bounces+TOKEN@example.org` in each envelope; its mailbox must take any +suffix; see below",
	}),
	bounceWebhookProvider: setting({
		variable: "BOUNCE_WEBHOOK_PROVIDER",
		parse: oneOf("generic", "ses", "postmark", "sendgrid", "mailgun"),
		default: "generic",
		about:
			"who reports bounces and complaints to `/api/bounces`: your mail server by `npm run bounces`, or `ses`, `postmark`, `sendgrid`, `mailgun`; see below",
	}),
	bounceWebhookKey: setting({
		variable: "BOUNCE_WEBHOOK_KEY",
		parse: headerValue,
		default: undefined,
		about: "what those reports are signed with; without it nobody may report anything",
	}),
	dkimPrivateKey: setting({
		variable: "DKIM_PRIVATE_KEY",
		parse: pemKey,
		default: undefined,
		about: "signs e-mails (PEM; line breaks may be written `\\n`); needs `DKIM_SELECTOR`",
	}),
	dkimSelector: setting({
		variable: "DKIM_SELECTOR",
		parse: plain,
		default: undefined,
		about: "the name under which DNS holds the public key",
	}),
	supportEmail: setting({
		variable: "SUPPORT_EMAIL",
		parse: address,
		default: undefined,
		defaultShown: "`MAIL_FROM`'s address",
		about: "where messages from the contact form go; a reply there goes to their writer",
	}),
	adminEmail: setting({
		variable: "ADMIN_EMAIL",
		parse: address,
		default: undefined,
		defaultShown: "`MAIL_FROM`'s address",
		about: "where alerts go that notes wait for a person, every 15 minutes at most",
	}),
	operatorName: setting({
		variable: "OPERATOR_NAME",
		parse: lines,
		default: undefined,
		about:
			"who runs this site: a person, or a company with its registration and whoever represents it. This and the next four are shown at `/legal` as they are typed, in lines that `|` separates",
	}),
	operatorAddress: setting({
		variable: "OPERATOR_ADDRESS",
		parse: lines,
		default: undefined,
		about: "their postal address; in France with a telephone number",
	}),
	operatorEmail: setting({
		variable: "OPERATOR_EMAIL",
		parse: address,
		default: undefined,
		about: "where to write to them without the contact form",
	}),
	hoster: setting({
		variable: "HOSTER",
		parse: lines,
		default: undefined,
		about: "the company whose computers it runs on: name, address, telephone number",
	}),
	grievanceOfficer: setting({
		variable: "GRIEVANCE_OFFICER",
		parse: lines,
		default: undefined,
		about: "for India (IT Rules 2021, rule 3(2)): name and contact of the person who settles complaints",
	}),
	adminUsername: setting({
		variable: "ADMIN_USERNAME",
		parse: plain,
		default: "admin",
		about: "the first administrator of a new database",
	}),
	adminPassword: setting({
		variable: "ADMIN_PASSWORD",
		parse: password,
		default: undefined,
		defaultShown: "generated and printed once",
		about: "the first administrator's password; the most common ones are refused",
	}),
	adminPasswordHash: setting({
		variable: "ADMIN_PASSWORD_HASH",
		parse: passwordHash,
		default: undefined,
		about:
			"instead of `ADMIN_PASSWORD`: an argon2id hash, as `npm run --silent password:hash` prints it (in compose files write each `$` as `$$`). A new value takes the place of that administrator's password and ends their sessions; the same value again changes nothing",
	}),
	moderationProvider: setting({
		variable: "MODERATION_PROVIDER",
		parse: oneOf("builtin", "openai", "anthropic", "openai-compatible"),
		default: "builtin",
		about: "or `openai`, `anthropic`, `openai-compatible`: a language model helps to judge; see below",
	}),
	moderationModel: setting({
		variable: "MODERATION_MODEL",
		parse: plain,
		default: undefined,
		about: "the model's name; required with a provider",
	}),
	moderationApiKey: setting({
		variable: "MODERATION_API_KEY",
		parse: headerValue,
		default: "",
		about: "the provider's key; required with a provider, but for `openai-compatible`",
	}),
	moderationBaseUrl: setting({
		variable: "MODERATION_BASE_URL",
		parse: apiUrl,
		default: undefined,
		defaultShown: "the provider's own",
		about: "base URL of its API, such as `http://127.0.0.1:11434/v1`; required with `openai-compatible`",
	}),
	moderationMode: setting({
		variable: "MODERATION_MODE",
		parse: oneOf("hybrid", "llm"),
		default: "hybrid",
		about: "`hybrid` asks it about doubtful notes, `llm` about every note that no rule refuses",
	}),
	moderationHold: setting({
		variable: "MODERATION_HOLD",
		parse: share(maxHeldShare),
		default: 0,
		about: "share of notes, 0 to 0.5, that a person reads first, the least sure ones; 0.1 is suggested, see below",
	}),
	writingHint: setting({
		variable: "WRITING_HINT",
		parse: onOff,
		default: true,
		defaultShown: "`on`",
		about: "`off`: no hints while a note is written; pages do not know the worker, and it is not served",
	}),
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
		about: `for how many days approved notes are kept, ${approvedNoteDays.min} to ${approvedNoteDays.max}; the rest has terms of its own, see below`,
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
			"who may read the letters of an address: `address`, whoever knows it; `link`, whoever gets the e-mail with a link that opens once",
	}),
	logLevel: setting({
		variable: "LOG_LEVEL",
		parse: oneOf("debug", "info", "warn", "error", "silent"),
		default: "info",
		about: "`debug`, `info`, `warn`, `error`, `silent`",
	}),
};

type ValueOf<S> = S extends Setting<infer T, infer D> ? T | D : never;

/** The value of every setting. */
export type SettingValues = { readonly [Name in keyof typeof settings]: ValueOf<(typeof settings)[Name]> };
