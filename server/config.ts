import { parseNewPassword } from "#contract/account-rules.ts";
import { parseEmailAddress } from "#contract/email-address.ts";
import { limits } from "#contract/limits.ts";
import type { LogLevel } from "./log.ts";

/** A sender as it stands in a From header. */
export interface Mailbox {
	readonly name: string;
	readonly address: string;
}

/** A language model that helps to judge notes. */
export interface LlmSettings {
	readonly provider: "openai" | "anthropic" | "openai-compatible";
	readonly model: string;
	/** Empty where the server asks for none. */
	readonly apiKey: string;
	/** Where its API lies, without a trailing slash. */
	readonly baseUrl: string;
	/** `hybrid` asks it where our own moderator is in doubt, `llm` wherever no rule decides. */
	readonly mode: "hybrid" | "llm";
}

export interface Config {
	readonly port: number;
	readonly host: string;
	/** Origin of every link, without a trailing slash. */
	readonly publicUrl: string;
	readonly dataDir: string;
	readonly databaseUrl: string | undefined;
	readonly appSecret: string | undefined;
	readonly smtpUrl: string | undefined;
	readonly mailFrom: Mailbox;
	readonly dkim: { readonly privateKey: string; readonly selector: string } | undefined;
	readonly supportEmail: string;
	readonly adminEmail: string;
	readonly adminUsername: string;
	readonly adminPassword: string | undefined;
	/** PHC string of argon2id. */
	readonly adminPasswordHash: string | undefined;
	readonly rateLimits: { readonly perSource: number; readonly perRecipient: number; readonly lookups: number };
	readonly deliveryBudgetMs: number;
	/** Whether pages offer hints while a note is written. */
	readonly writingHint: boolean;
	/** Undefined: no text leaves this process to be judged. */
	readonly llm: LlmSettings | undefined;
	/** Addresses or CIDR ranges of proxies whose forwarded headers count. */
	readonly trustProxy: readonly string[];
	readonly roles: { readonly web: boolean; readonly worker: boolean };
	readonly timeZone: string;
	readonly logLevel: LogLevel;
}

/** Thrown when the environment is wrong; `message` lists every mistake, a line each. */
export class ConfigError extends Error {
	override readonly name = "ConfigError";
	readonly mistakes: readonly string[];

	constructor(mistakes: readonly string[]) {
		super(
			`The configuration has ${mistakes.length === 1 ? "a mistake" : `${mistakes.length} mistakes`}:\n${mistakes.map((mistake) => `  ${mistake}`).join("\n")}`,
		);
		this.mistakes = mistakes;
	}
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment once, at the door.
 * @throws {ConfigError} naming each wrong variable and its rule.
 */
export function readConfig(environment: Environment): Config {
	const read = createReader(environment);
	const mailFrom = read.value("MAIL_FROM", { name: "Billet-doux", address: "hello@localhost" }, mailbox);
	const ownAddress = mailFrom.address;
	const port = read.value("PORT", 3000, wholeNumber(1, 65_535));
	const config: Config = {
		port,
		host: read.value("HOST", "127.0.0.1", plain),
		publicUrl: read.value("PUBLIC_URL", `http://localhost:${port}`, origin),
		dataDir: read.value("DATA_DIR", "./data", plain),
		databaseUrl: read.value("DATABASE_URL", undefined, urlOf("postgres:", "postgresql:")),
		appSecret: read.value("APP_SECRET", undefined, secret),
		smtpUrl: read.value("SMTP_URL", undefined, urlOf("smtp:", "smtps:")),
		mailFrom,
		dkim: readDkim(read),
		supportEmail: read.value("SUPPORT_EMAIL", ownAddress, address),
		adminEmail: read.value("ADMIN_EMAIL", ownAddress, address),
		adminUsername: read.value("ADMIN_USERNAME", "admin", plain),
		adminPassword: read.value("ADMIN_PASSWORD", undefined, password),
		adminPasswordHash: read.value("ADMIN_PASSWORD_HASH", undefined, passwordHash),
		rateLimits: {
			perSource: read.value("RATE_LIMIT_PER_SOURCE", 20, wholeNumber(1, 1_000_000)),
			perRecipient: read.value("RATE_LIMIT_PER_RECIPIENT", 10, wholeNumber(1, 1_000_000)),
			lookups: read.value("RATE_LIMIT_LOOKUPS", 60, wholeNumber(1, 1_000_000)),
		},
		deliveryBudgetMs: read.value("DELIVERY_BUDGET_MS", 4_000, wholeNumber(100, 60_000)),
		writingHint: read.value("WRITING_HINT", "on", oneOf("on", "off")) === "on",
		llm: readLlm(read),
		trustProxy: read.value("TRUST_PROXY", [], list),
		roles: read.value("ROLES", { web: true, worker: true }, roles),
		timeZone: read.value("TIME_ZONE", "UTC", timeZone),
		logLevel: read.value("LOG_LEVEL", "info", oneOf("debug", "info", "warn", "error", "silent")),
	};
	read.value("INBOX_ACCESS", "address", oneOf("address"));
	if (config.adminPassword !== undefined && config.adminPasswordHash !== undefined) {
		read.mistake("ADMIN_PASSWORD, ADMIN_PASSWORD_HASH: set one of them at most");
	}
	if (config.databaseUrl !== undefined && !environment.APP_SECRET?.trim()) {
		read.mistake("APP_SECRET: required with DATABASE_URL, the same on every node (32 characters or more)");
	}
	if (read.mistakes.length > 0) throw new ConfigError(read.mistakes);
	return config;
}

/** Turns a text into a value, or says the rule it breaks. */
type Rule<T> = (text: string) => { readonly value: T } | { readonly rule: string };

function createReader(environment: Environment) {
	const mistakes: string[] = [];
	return {
		mistakes,
		mistake: (line: string) => void mistakes.push(line),
		isSet: (name: string) => (environment[name]?.trim() ?? "") !== "",
		/** An unset or empty variable takes the default; a wrong one is noted, without its value, which may be a secret. */
		value<T, D>(name: string, byDefault: D, rule: Rule<T>): T | D {
			const text = environment[name]?.trim();
			if (text === undefined || text === "") return byDefault;
			const result = rule(text);
			if ("value" in result) return result.value;
			mistakes.push(`${name}: ${result.rule}`);
			return byDefault;
		},
	};
}

function readDkim(read: ReturnType<typeof createReader>): Config["dkim"] {
	const privateKey = read.value("DKIM_PRIVATE_KEY", undefined, pemKey);
	const selector = read.value("DKIM_SELECTOR", undefined, plain);
	if (privateKey !== undefined && selector !== undefined) return { privateKey, selector };
	if (privateKey !== undefined || selector !== undefined) {
		read.mistake("DKIM_PRIVATE_KEY, DKIM_SELECTOR: set both or none");
	}
	return undefined;
}

const baseUrlOf = { openai: "https://api.openai.com/v1", anthropic: "https://api.anthropic.com/v1" } as const;

function readLlm(read: ReturnType<typeof createReader>): LlmSettings | undefined {
	const provider = read.value(
		"MODERATION_PROVIDER",
		"builtin",
		oneOf("builtin", "openai", "anthropic", "openai-compatible"),
	);
	const model = read.value("MODERATION_MODEL", undefined, plain);
	const apiKey = read.value("MODERATION_API_KEY", "", headerValue);
	const mode = read.value("MODERATION_MODE", "hybrid", oneOf("hybrid", "llm"));
	const own = provider === "openai" || provider === "anthropic" ? baseUrlOf[provider] : undefined;
	const baseUrl = read.value("MODERATION_BASE_URL", own, apiUrl);
	if (provider === "builtin") return undefined;
	for (const name of ["MODERATION_MODEL", own === undefined ? "MODERATION_BASE_URL" : "MODERATION_API_KEY"]) {
		if (!read.isSet(name)) read.mistake(`${name}: must be set with MODERATION_PROVIDER=${provider}`);
	}
	if (model === undefined || baseUrl === undefined) return undefined;
	return { provider, model, apiKey, baseUrl, mode };
}

const plain: Rule<string> = (text) => ({ value: text });

function wholeNumber(min: number, max: number): Rule<number> {
	return (text) => {
		const value = Number(text);
		const inRange = /^\d+$/.test(text) && value >= min && value <= max;
		return inRange ? { value } : { rule: `must be a whole number from ${min} to ${max}` };
	};
}

function oneOf<const T extends string>(...values: readonly T[]): Rule<T> {
	return (text) => {
		const value = values.find((candidate) => candidate === text);
		return value === undefined ? { rule: `must be one of: ${values.join(", ")}` } : { value };
	};
}

function urlOf(...protocols: readonly string[]): Rule<string> {
	const rule = `must be a URL beginning with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`;
	return (text) => {
		const url = URL.parse(text);
		return url !== null && protocols.includes(url.protocol) && url.hostname !== "" ? { value: text } : { rule };
	};
}

const origin: Rule<string> = (text) => {
	const url = URL.parse(text);
	const bare =
		url !== null && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "" && url.hash === "";
	return bare ? { value: url.origin } : { rule: "must be an origin such as https://example.org, without a path" };
};

const apiUrl: Rule<string> = (text) => {
	const url = URL.parse(text);
	const bare = url !== null && /^https?:$/.test(url.protocol) && url.username === "" && !/[?#@]/.test(text);
	const rule = "must be a URL such as https://example.org/v1, without credentials or query";
	return bare ? { value: text.replace(/\/+$/, "") } : { rule };
};

const headerValue: Rule<string> = (text) =>
	/^[\x21-\x7e]+$/.test(text)
		? { value: text }
		: { rule: "must be of plain letters, digits and signs, without spaces" };

const address: Rule<string> = (text) => {
	const parsed = parseEmailAddress(text);
	return parsed.ok ? { value: parsed.address } : { rule: "must be an e-mail address" };
};

const mailbox: Rule<Mailbox> = (text) => {
	const [, quoted, inAngles] = /^(.*)<([^<>]+)>$/.exec(text) ?? [];
	const parsed = address(inAngles ?? text);
	// Header injection would need a line break; angle brackets and quotes would confuse mail programs.
	const name = (quoted ?? "").trim().replace(/^"(.*)"$/, "$1");
	if ("rule" in parsed || /[\p{Cc}"<>]/u.test(name)) return { rule: "must be like: Billet-doux <hello@example.org>" };
	return { value: { name, address: parsed.value } };
};

const secret: Rule<string> = (text) =>
	text.length >= 32 ? { value: text } : { rule: "must have 32 characters or more" };

const password: Rule<string> = (text) => {
	const parsed = parseNewPassword(text);
	// No limit of length here: one that was deployed must go on opening the administration.
	const isTooShort = !parsed.ok && parsed.fault.reason === "password_too_short";
	return isTooShort ? { rule: `must have ${limits.passwordCharacters.min} characters or more` } : { value: text };
};

const passwordHash: Rule<string> = (text) =>
	/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+$/.test(text)
		? { value: text }
		: { rule: "must be an argon2id hash, as changing the password shows it ($argon2id$v=19$m=…)" };

const pemKey: Rule<string> = (text) => {
	const value = text.replaceAll("\\n", "\n");
	return value.includes("PRIVATE KEY-----") ? { value } : { rule: "must be a private key in PEM form" };
};

const list: Rule<readonly string[]> = (text) => ({
	value: text
		.split(",")
		.map((item) => item.trim())
		.filter((item) => item !== ""),
});

const roles: Rule<Config["roles"]> = (text) => {
	const names = text.split(",").map((name) => name.trim());
	if (names.some((name) => name !== "web" && name !== "worker")) return { rule: "must be web, worker or web,worker" };
	return { value: { web: names.includes("web"), worker: names.includes("worker") } };
};

const timeZone: Rule<string> = (text) => {
	try {
		return { value: new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone };
	} catch {
		return { rule: "must be an IANA time zone such as Europe/Paris" };
	}
};
