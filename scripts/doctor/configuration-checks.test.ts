import { generateKeyPairSync } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { diagnose } from "./diagnose.ts";

describe("the doctor without a network", () => {
	const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 1024 });
	let dataDir: string;
	beforeAll(() => {
		dataDir = mkdtempSync(join(tmpdir(), "billet-doux-doctor-"));
		writeFileSync(join(dataDir, "secret.key"), "x".repeat(44), { mode: 0o600 });
	});
	afterAll(() => rmSync(dataDir, { recursive: true }));

	async function examine(settings: Readonly<Record<string, string>> = {}) {
		const environment = {
			PUBLIC_URL: "https://letters.example",
			MAIL_FROM: "hello@letters.example",
			SMTP_URL: "smtp://user:pass@relay.letters.example",
			DKIM_PRIVATE_KEY: privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
			DKIM_SELECTOR: "one",
			DATA_DIR: dataDir,
			...settings,
		};
		const { findings, records } = await diagnose({ environment, network: undefined, sendingAddresses: [] });
		expect(records).toEqual([]);
		return findings
			.filter(({ level }) => level !== "ok")
			.map(({ level, subject, text }) => `${level} ${subject}: ${text}`);
	}

	const faults = async (settings?: Readonly<Record<string, string>>) =>
		(await examine(settings)).filter((line) => line.startsWith("fault"));

	it("finds no fault where there is none, and warns of what may be meant", async () => {
		const found = await examine();
		expect(found.filter((line) => line.startsWith("fault"))).toEqual([]);
		expect(found).toContainEqual("warning DKIM key: has 1024 bits: 2048 would be better");
		expect(found).toContainEqual(expect.stringMatching(/^warning Bounces: BOUNCE_WEBHOOK_KEY is not set/));
	});

	it.each<readonly [string, Readonly<Record<string, string>>, RegExp]>([
		["settings that cannot be read", { PORT: "none" }, /^fault Settings: PORT: /],
		["an unencrypted site", { PUBLIC_URL: "http://letters.example" }, /^fault PUBLIC_URL: .*not https/],
		["a site for this machine", { PUBLIC_URL: "http://localhost:3000" }, /^fault PUBLIC_URL: .*this machine only/],
		["a sender without a domain", { MAIL_FROM: "" }, /^fault MAIL_FROM: /],
		["no mail server", { SMTP_URL: "" }, /^fault SMTP_URL: is not set/],
		[
			"a key that is none",
			{ DKIM_PRIVATE_KEY: "-----BEGIN PRIVATE KEY-----\\nabc\\n-----END PRIVATE KEY-----" },
			/^fault DKIM key: .*can't be read/,
		],
		["a data folder that is a file", { DATA_DIR: import.meta.filename }, /^fault DATA_DIR: /],
	])("names the fault: %s", async (_name, settings, fault) => {
		expect(await faults(settings)).toContainEqual(expect.stringMatching(fault));
	});

	it("sees a secret that others may read", async () => {
		chmodSync(join(dataDir, "secret.key"), 0o644);
		expect(await faults()).toEqual([expect.stringMatching(/^fault Secret: .*chmod 600$/)]);
		chmodSync(join(dataDir, "secret.key"), 0o600);
	});
});
