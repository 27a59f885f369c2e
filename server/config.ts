import ipaddr from "ipaddr.js";
import { type SettingValues, settings } from "#server/settings/settings.ts";
import type { Parser } from "#server/settings/settings-parsers.ts";
import { StartRefused } from "./start-refused.ts";

/** A sender as it stands in a From header. */
export type Mailbox = SettingValues["mailFrom"];

/** A language model that helps to judge notes. */
export interface LlmSettings {
	readonly provider: "openai" | "anthropic" | "openai-compatible";
	readonly model: string;
	/** Empty where the server asks for none. */
	readonly apiKey: string;
	/** Base URL of its API, without a trailing slash. */
	readonly baseUrl: string;
	/** `hybrid` asks it where our own moderator is in doubt, `llm` wherever no rule decides. */
	readonly mode: "hybrid" | "llm";
}

/** Who reports bounces and complaints, and what proves that it is they. */
export interface BounceWebhook {
	readonly provider: SettingValues["bounceWebhookProvider"];
	/** A secret of ours, Mailgun's signing key, SendGrid's public key, or the name (ARN) of Amazon's topic. */
	readonly key: string;
}

/** The settings, and what several of them say together. */
export interface Config extends SettingValues {
	/** Origin of every link, without a trailing slash. */
	readonly publicUrl: string;
	/** Whether `publicUrl` leads elsewhere than to this machine. */
	readonly isPublic: boolean;
	/** What works and is seldom meant, a line each. */
	readonly warnings: readonly string[];
	readonly supportEmail: string;
	readonly adminEmail: string;
	/** Undefined: nobody may report bounces. */
	readonly bounceWebhook: BounceWebhook | undefined;
	readonly dkim: { readonly privateKey: string; readonly selector: string } | undefined;
	readonly rateLimits: { readonly perSource: number; readonly perRecipient: number; readonly lookups: number };
	/** Undefined: no text leaves this process to be judged. */
	readonly llm: LlmSettings | undefined;
}

/** Thrown when the environment is wrong; `message` lists every mistake, a line each. */
export class ConfigError extends StartRefused {
	override readonly name = "ConfigError";
	readonly mistakes: readonly string[];

	constructor(mistakes: readonly string[]) {
		super([
			`The configuration has ${mistakes.length === 1 ? "a mistake" : `${mistakes.length} mistakes`}:`,
			...mistakes,
		]);
		this.mistakes = mistakes;
	}
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment once, at the start.
 * @throws {ConfigError} naming each wrong variable and its rule.
 */
export function readConfig(environment: Environment): Config {
	const mistakes: string[] = [];
	const mistake = (line: string) => void mistakes.push(line);
	const values = readSettings(environment, mistake);
	const isSet = (variable: string) => (environment[variable]?.trim() ?? "") !== "";
	const publicUrl = values.publicUrl ?? `http://localhost:${values.port}`;
	const isPublic = !isLoopback(publicUrl);
	const config: Config = {
		...values,
		publicUrl,
		isPublic,
		warnings: values.roles.web ? warningsOf(values, isPublic) : [],
		supportEmail: values.supportEmail ?? values.mailFrom.address,
		adminEmail: values.adminEmail ?? values.mailFrom.address,
		bounceWebhook: bounceWebhookOf(values, mistake),
		dkim: dkimOf(values, mistake),
		rateLimits: {
			perSource: values.rateLimitPerSource,
			perRecipient: values.rateLimitPerRecipient,
			lookups: values.rateLimitLookups,
		},
		llm: llmOf(values, isSet, mistake),
	};
	if (config.adminPassword !== undefined && config.adminPasswordHash !== undefined) {
		mistake("ADMIN_PASSWORD, ADMIN_PASSWORD_HASH: set one of them at most");
	}
	if (config.databaseUrl !== undefined && !isSet("APP_SECRET")) {
		mistake("APP_SECRET: required with DATABASE_URL, the same on every node (at least 32 characters)");
	}
	if (config.appSecretBefore !== undefined && !isSet("APP_SECRET")) {
		mistake("APP_SECRET_BEFORE: APP_SECRET, the new secret, must be set, too");
	} else if (config.appSecretBefore !== undefined && config.appSecretBefore === config.appSecret) {
		mistake("APP_SECRET_BEFORE: must be another secret than APP_SECRET, which takes its place");
	}
	if (config.metricsPort === config.port) mistake("METRICS_PORT: must be a different port from PORT, or not set");
	if (mistakes.length > 0) throw new ConfigError(mistakes);
	return config;
}

function warningsOf(values: SettingValues, isPublic: boolean): string[] {
	const { operatorName, operatorAddress, operatorEmail, hoster, grievanceOfficer } = values;
	const named = { operatorName, operatorAddress, operatorEmail, hoster, grievanceOfficer };
	const missing = Object.entries(named).flatMap(([name, value]) =>
		value === undefined ? [settings[name as keyof typeof named].variable] : [],
	);
	return [
		...(values.appSecretBefore === undefined ? [] : [oldSecretGiven]),
		...(isPublic && values.trustProxy.length === 0 ? [withoutTrustedProxy] : []),
		...(missing.length > 0 ? [`${missing.join(", ")}: not set, and /legal says so to visitors. ${whyNamed}`] : []),
	];
}

const oldSecretGiven =
	"APP_SECRET_BEFORE is set: once a start has replaced the secret, only older backups need it. Remove it from the settings, and keep it with those backups";

const whyNamed =
	"Many laws require a site to name its operator, its hosting company and, in India, a grievance officer";

const withoutTrustedProxy =
	"TRUST_PROXY is not set while PUBLIC_URL is public: behind a proxy all visitors count as one, and hit the rate limits together. Set it to the proxy's addresses";

function isLoopback(origin: string): boolean {
	const host = new URL(origin).hostname.replace(/^\[|\]$/g, "");
	return host === "localhost" || (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback");
}

/** An unset or empty variable takes the default; a wrong one is reported without its value, which may be a secret. */
function readSettings(environment: Environment, mistake: (line: string) => void): SettingValues {
	const read = ({ variable, parse, default: byDefault }: AnySetting) => {
		const text = environment[variable]?.trim() ?? "";
		if (text === "") return byDefault;
		const result = parse(text);
		if ("value" in result) return result.value;
		mistake(`${variable}: ${result.rule}`);
		return byDefault;
	};
	const values = Object.entries(settings).map(([name, each]) => [name, read(each)] as const);
	return Object.fromEntries(values) as unknown as SettingValues;
}

interface AnySetting {
	readonly variable: string;
	readonly parse: Parser<unknown>;
	readonly default: unknown;
}

function dkimOf({ dkimPrivateKey, dkimSelector }: SettingValues, mistake: (line: string) => void): Config["dkim"] {
	if (dkimPrivateKey !== undefined && dkimSelector !== undefined) {
		return { privateKey: dkimPrivateKey, selector: dkimSelector };
	}
	if (dkimPrivateKey !== undefined || dkimSelector !== undefined) {
		mistake("DKIM_PRIVATE_KEY, DKIM_SELECTOR: set both or neither");
	}
	return undefined;
}

const bounceKeyRules: Readonly<Record<BounceWebhook["provider"], readonly [RegExp, string]>> = {
	generic: [/^.{32,}$/, "must have at least 32 characters"],
	postmark: [/^[^:@/]{32,}$/, "must have at least 32 characters, none of : @ /"],
	mailgun: [/^.{16,}$/, "must be Mailgun's HTTP webhook signing key"],
	sendgrid: [/^MF[\w+/]{80,}=*$/, "must be SendGrid's verification key, in one line"],
	ses: [/^arn:aws[\w-]*:sns:[\w-]+:\d{12}:[\w.-]+$/, "must be the ARN of the SNS topic"],
};

function bounceWebhookOf(values: SettingValues, mistake: (line: string) => void): BounceWebhook | undefined {
	const { bounceWebhookProvider: provider, bounceWebhookKey: key } = values;
	const [form, rule] = bounceKeyRules[provider];
	if (key === undefined && provider === "generic") return undefined;
	if (key === undefined || !form.test(key)) {
		mistake(`BOUNCE_WEBHOOK_KEY: ${rule}, with BOUNCE_WEBHOOK_PROVIDER=${provider}`);
		return undefined;
	}
	return { provider, key };
}

const baseUrlOf = { openai: "https://api.openai.com/v1", anthropic: "https://api.anthropic.com/v1" } as const;

function llmOf(
	values: SettingValues,
	isSet: (variable: string) => boolean,
	mistake: (line: string) => void,
): LlmSettings | undefined {
	const { moderationProvider: provider, moderationModel: model } = values;
	if (provider === "builtin") return undefined;
	const own = provider === "openai-compatible" ? undefined : baseUrlOf[provider];
	for (const variable of ["MODERATION_MODEL", own === undefined ? "MODERATION_BASE_URL" : "MODERATION_API_KEY"]) {
		if (!isSet(variable)) mistake(`${variable}: must be set with MODERATION_PROVIDER=${provider}`);
	}
	if (values.moderationMode === "llm" && values.moderationHold > 0) {
		mistake("MODERATION_HOLD: not with MODERATION_MODE=llm, since a language model's doubt has no measure");
	}
	const baseUrl = values.moderationBaseUrl ?? own;
	if (model === undefined || baseUrl === undefined) return undefined;
	return { provider, model, apiKey: values.moderationApiKey, baseUrl, mode: values.moderationMode };
}
