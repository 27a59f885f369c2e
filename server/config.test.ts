import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

function mistakesIn(environment: Readonly<Record<string, string>>): readonly string[] {
	try {
		readConfig(environment);
		return [];
	} catch (error) {
		if (error instanceof ConfigError) return error.mistakes;
		throw error;
	}
}

describe("the configuration", () => {
	it("works with nothing set", () => {
		expect(readConfig({})).toMatchObject({
			port: 3000,
			host: "127.0.0.1",
			publicUrl: "http://localhost:3000",
			dataDir: "./data",
			mailFrom: { name: "Billet-doux", address: "hello@localhost" },
			supportEmail: "hello@localhost",
			adminEmail: "hello@localhost",
			adminUsername: "admin",
			rateLimits: { perSource: 20, perRecipient: 10, lookups: 60 },
			deliveryBudgetMs: 4000,
			trustProxy: [],
			writingHint: true,
			hearts: true,
			llm: undefined,
			roles: { web: true, worker: true },
			timeZone: "UTC",
		});
	});

	it("treats an empty variable as not set, as compose files leave them", () => {
		expect(readConfig({ PORT: "", SMTP_URL: " " })).toMatchObject({ port: 3000, smtpUrl: undefined });
	});

	it("takes who runs the site in lines, and warns of what is missing", () => {
		const named = {
			OPERATOR_NAME: "Anna Petit",
			OPERATOR_ADDRESS: "1 rue des Lilas |75011 Paris\\nFrance",
			OPERATOR_EMAIL: "anna@example.org",
			HOSTER: "Host Ltd",
		};
		const config = readConfig(named);
		expect(config.operatorAddress).toBe("1 rue des Lilas\n75011 Paris\nFrance");
		expect(config.warnings).toEqual([expect.stringMatching(/^GRIEVANCE_OFFICER: not set/)]);
		expect(readConfig({ ...named, GRIEVANCE_OFFICER: "Asha Rao, asha@example.org" }).warnings).toEqual([]);
		expect(readConfig({}).warnings).toEqual([expect.stringMatching(/^OPERATOR_NAME, .*, GRIEVANCE_OFFICER: not set/)]);
		expect(mistakesIn({ OPERATOR_NAME: "a\u0007b", HOSTER: "|", OPERATOR_EMAIL: "nobody" })).toHaveLength(3);
	});

	it("takes a password or its hash for the first administrator, not both", () => {
		const hash = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$aGFzaA";
		expect(readConfig({ ADMIN_PASSWORD_HASH: hash }).adminPasswordHash).toBe(hash);
		expect(mistakesIn({ ADMIN_PASSWORD_HASH: "$2b$10$something" })).toEqual([
			expect.stringMatching(/^ADMIN_PASSWORD_HASH: .*argon2id/),
		]);
		expect(mistakesIn({ ADMIN_PASSWORD_HASH: hash, ADMIN_PASSWORD: "a password" })).toHaveLength(1);
	});

	it.each<[Record<string, string>, boolean, number]>([
		[{}, false, 0],
		[{ PUBLIC_URL: "http://127.0.0.1:8080" }, false, 0],
		[{ PUBLIC_URL: "https://love.example" }, true, 1],
		[{ PUBLIC_URL: "https://love.example", TRUST_PROXY: "127.0.0.1" }, true, 0],
		[{ PUBLIC_URL: "https://love.example", ROLES: "worker" }, true, 0],
	])(
		"with %j tells whether strangers come, and warns when it cannot tell them apart",
		(environment, isPublic, count) => {
			const config = readConfig(environment);
			const ofProxies = config.warnings.filter((warning) => warning.startsWith("TRUST_PROXY"));
			expect([config.isPublic, ofProxies.length]).toEqual([isPublic, count]);
		},
	);

	it("reads what is set", () => {
		const config = readConfig({
			PORT: "8080",
			PUBLIC_URL: "https://love.example/",
			MAIL_FROM: '"Mots doux" <notes@love.example>',
			ROLES: "web",
			TRUST_PROXY: "10.0.0.1, 192.168.0.0/16",
			TIME_ZONE: "Asia/Kolkata",
			WRITING_HINT: "off",
			HEARTS: "off",
			DKIM_PRIVATE_KEY: "-----BEGIN PRIVATE KEY-----\\nabc\\n-----END PRIVATE KEY-----",
			DKIM_SELECTOR: "s1",
		});
		expect(config).toMatchObject({
			port: 8080,
			publicUrl: "https://love.example",
			mailFrom: { name: "Mots doux", address: "notes@love.example" },
			supportEmail: "notes@love.example",
			roles: { web: true, worker: false },
			writingHint: false,
			hearts: false,
			trustProxy: ["10.0.0.1", "192.168.0.0/16"],
			dkim: { selector: "s1" },
		});
		expect(config.dkim?.privateKey.split("\n")).toHaveLength(3);
	});

	it.each([
		["PORT", "0"],
		["PORT", "http"],
		["PORT", "3000.5"],
		["PUBLIC_URL", "love.example"],
		["PUBLIC_URL", "https://love.example/fr"],
		["DATABASE_URL", "mysql://localhost/x"],
		["SMTP_URL", "localhost:25"],
		["MAIL_FROM", "nobody"],
		["MAIL_FROM", "a\r\nBcc: x <a@love.example>"],
		["SUPPORT_EMAIL", "a@b"],
		["BOUNCE_ADDRESS", "bounces"],
		["BOUNCE_ADDRESS", "bounces+here@love.example"],
		["BOUNCE_ADDRESS", "a-long-mailbox@love.example"],
		["APP_SECRET", "short"],
		["APP_SECRET_BEFORE", "short"],
		["APP_SECRET_BEFORE", "a secret before that nothing takes the place of"],
		["METRICS_TOKEN", "short"],
		["METRICS_TOKEN", "a token with spaces, which no header may hold"],
		["METRICS_PORT", "3000"],
		["ADMIN_PASSWORD", "12345"],
		["MODERATION_PROVIDER", "magic"],
		["MODERATION_MODE", "both"],
		["MODERATION_HOLD", "10"],
		["MODERATION_HOLD", "0.51"],
		["MODERATION_HOLD", "-0.1"],
		["MODERATION_HOLD", "10 %"],
		["MODERATION_HOLD", "1e-1"],
		["MODERATION_API_KEY", "two words"],
		["MODERATION_BASE_URL", "api.example.org"],
		["MODERATION_BASE_URL", "https://user:word@api.example.org/v1"],
		["MODERATION_BASE_URL", "https://api.example.org/v1?key=x"],
		["INBOX_ACCESS", "all"],
		["HEARTS", "sometimes"],
		["RATE_LIMIT_PER_SOURCE", "-1"],
		["DELIVERY_BUDGET_MS", "fast"],
		["DELIVERY_BUDGET_MS", "20000"],
		["TRUST_PROXY", "banana"],
		["TRUST_PROXY", "127.0.0.1, 10.0.0.0/33"],
		["TRUST_PROXY", "0.0.0.0/0"],
		["ROLES", "web,cook"],
		["TIME_ZONE", "Paris"],
		["DKIM_SELECTOR", "s1"],
		["LOG_LEVEL", "loud"],
	])("refuses %s=%s, naming it and the rule", (name, value) => {
		const mistakes = mistakesIn({ [name]: value });
		expect(mistakes).toHaveLength(1);
		expect(mistakes[0]).toMatch(new RegExp(`${name}.*(must|set both)`));
	});

	it("lists every mistake at once, and no value, which may be a secret", () => {
		const wrong = { PORT: "x", APP_SECRET: "hunter2", SMTP_URL: "user:hunter2@mail", DATABASE_URL: "postgres://db/x" };
		const mistakes = mistakesIn(wrong);
		expect(mistakes.map((line) => line.split(":")[0])).toEqual(["PORT", "APP_SECRET", "SMTP_URL"]);
		expect(mistakes.join()).not.toContain("hunter2");
	});

	it("wants one secret on every node of a PostgreSQL service", () => {
		expect(mistakesIn({ DATABASE_URL: "postgres://db/x" })).toEqual([expect.stringMatching(/^APP_SECRET: required/)]);
	});

	it("knows where the language models of two providers are, and asks hybrid unless told otherwise", () => {
		const environment = { MODERATION_PROVIDER: "openai", MODERATION_MODEL: "m", MODERATION_API_KEY: "k" };
		expect(readConfig(environment).llm).toEqual({
			provider: "openai",
			model: "m",
			apiKey: "k",
			baseUrl: "https://api.openai.com/v1",
			mode: "hybrid",
		});
		expect(readConfig({ ...environment, MODERATION_PROVIDER: "anthropic", MODERATION_MODE: "llm" }).llm).toMatchObject({
			baseUrl: "https://api.anthropic.com/v1",
			mode: "llm",
		});
	});

	it("holds no note unless told which share, and none where a language model judges them all", () => {
		expect(readConfig({}).moderationHold).toBe(0);
		for (const [text, value] of [
			["0", 0],
			["0.1", 0.1],
			[".25", 0.25],
			["0.5", 0.5],
		] as const) {
			expect(readConfig({ MODERATION_HOLD: text }).moderationHold).toBe(value);
		}
		const llm = {
			MODERATION_PROVIDER: "openai",
			MODERATION_MODEL: "m",
			MODERATION_API_KEY: "k",
			MODERATION_HOLD: "0.1",
		};
		expect(readConfig(llm).moderationHold).toBe(0.1);
		expect(mistakesIn({ ...llm, MODERATION_MODE: "llm" })).toEqual([
			expect.stringMatching(/^MODERATION_HOLD: not with/),
		]);
	});

	it("lets a local language model go without a key", () => {
		const local = { MODERATION_MODEL: "m", MODERATION_BASE_URL: "http://127.0.0.1:11434/v1/" };
		expect(readConfig({ ...local, MODERATION_PROVIDER: "openai-compatible" }).llm).toMatchObject({
			apiKey: "",
			baseUrl: "http://127.0.0.1:11434/v1",
		});
	});

	it.each([
		["openai", ["MODERATION_MODEL", "MODERATION_API_KEY"]],
		["anthropic", ["MODERATION_MODEL", "MODERATION_API_KEY"]],
		["openai-compatible", ["MODERATION_MODEL", "MODERATION_BASE_URL"]],
	])("says what %s is missing, a line each", (provider, missing) => {
		const mistakes = mistakesIn({ MODERATION_PROVIDER: provider });
		expect(mistakes).toEqual(missing.map((name) => `${name}: must be set with MODERATION_PROVIDER=${provider}`));
	});

	it("names a wrong value once, also where one must be set", () => {
		const wrong = { MODERATION_PROVIDER: "openai", MODERATION_MODEL: "m", MODERATION_API_KEY: "two secret words" };
		expect(mistakesIn(wrong)).toEqual([expect.stringMatching(/^MODERATION_API_KEY: must contain only/)]);
		const nowhere = { MODERATION_PROVIDER: "openai-compatible", MODERATION_MODEL: "m", MODERATION_BASE_URL: "nowhere" };
		expect(mistakesIn(nowhere)).toEqual([expect.stringMatching(/^MODERATION_BASE_URL: must be a URL/)]);
	});
});
