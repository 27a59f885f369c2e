import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { diagnose } from "./diagnose.ts";
import type { Lookups } from "./lookups.ts";
import { greetRelay } from "./relay.ts";
import { written } from "./written.ts";

const certificates = join(import.meta.dirname, "..", "..", "tests", "samples", "certificates");
const certificate = (name: string) => ({
	cert: readFileSync(join(certificates, `${name}.pem`), "utf8"),
	key: readFileSync(join(certificates, `${name}.key.pem`), "utf8"),
});

const newKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const [ours, others] = [newKey(), newKey()];
const publicHalf = ({ publicKey }: typeof ours) => publicKey.export({ format: "der", type: "spki" }).toString("base64");

/** Records by "NAME TYPE"; one that is undefined does not exist. */
type Zone = Readonly<Record<string, readonly string[] | undefined>>;

const ip = "198.51.100.7";
const goodZone: Zone = {
	"letters.example TXT": ["some-verification=1", "v=spf1 mx ~all"],
	"letters.example MX": ["relay.letters.example"],
	"relay.letters.example A": [ip],
	[`${ip} PTR`]: ["relay.letters.example"],
	"one._domainkey.letters.example TXT": [`v=DKIM1; k=rsa; p=${publicHalf(ours)}`],
	"_dmarc.letters.example TXT": ["v=DMARC1; p=quarantine"],
};

function lookupsIn(zone: Zone): Lookups {
	const of = async (name: string, type: string) => zone[`${name} ${type}`] ?? [];
	return {
		txt: (name) => of(name, "TXT"),
		mx: async (name) => (await of(name, "MX")).map((exchange) => ({ exchange, priority: 10 })),
		addresses: (name) => of(name, "A"),
		names: (address) => of(address, "PTR"),
	};
}

describe("the doctor", () => {
	let dataDir: string;
	const servers: SMTPServer[] = [];
	beforeAll(() => {
		dataDir = mkdtempSync(join(tmpdir(), "billet-doux-doctor-"));
		writeFileSync(join(dataDir, "secret.key"), "x".repeat(44), { mode: 0o600 });
	});
	afterEach(async () => {
		await Promise.all(servers.splice(0).map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
	});
	afterAll(() => rmSync(dataDir, { recursive: true }));

	const environment = (changes: Readonly<Record<string, string>> = {}) => ({
		PUBLIC_URL: "https://letters.example",
		OPERATOR_NAME: "Jane",
		OPERATOR_ADDRESS: "1 Street, City",
		OPERATOR_EMAIL: "jane@letters.example",
		HOSTER: "A company",
		GRIEVANCE_OFFICER: "Jane",
		TRUST_PROXY: "127.0.0.1",
		MAIL_FROM: "Billet-doux <hello@letters.example>",
		BOUNCE_ADDRESS: "bounces@letters.example",
		BOUNCE_WEBHOOK_KEY: "a-key-for-tests-long-enough-to-be-one",
		SMTP_URL: "smtp://user:pass@relay.letters.example",
		DKIM_PRIVATE_KEY: ours.privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
		DKIM_SELECTOR: "one",
		DATA_DIR: dataDir,
		...changes,
	});

	/** A real mail server, and its port. */
	async function listen(options: SMTPServerOptions): Promise<number> {
		const server = new SMTPServer({
			logger: false,
			onAuth: ({ password }, _session, callback) =>
				password === "pass" ? callback(null, { user: "user" }) : callback(new Error("no")),
			...options,
		});
		server.on("error", () => {});
		servers.push(server);
		server.listen(0, "127.0.0.1");
		await once(server.server, "listening");
		return (server.server.address() as AddressInfo).port;
	}

	interface Case {
		readonly zone?: Zone;
		readonly settings?: Readonly<Record<string, string>>;
		readonly server?: SMTPServerOptions;
		readonly ca?: string | undefined;
		readonly sendingAddresses?: readonly string[];
	}

	async function examine(given: Case) {
		const port = await listen({ ...certificate("localhost"), ...given.server });
		const ca = "ca" in given ? given.ca : certificate("localhost").cert;
		return diagnose({
			environment: environment(given.settings),
			network: {
				lookups: lookupsIn({ ...goodZone, ...given.zone }),
				greetRelay: (relay) => greetRelay({ ...relay, host: "localhost", port }, ca === undefined ? {} : { ca }),
			},
			sendingAddresses: given.sendingAddresses ?? [],
		});
	}

	const named = (findings: Awaited<ReturnType<typeof examine>>["findings"]) =>
		findings.filter(({ level }) => level !== "ok").map(({ level, subject, text }) => `${level} ${subject}: ${text}`);

	it("finds nothing where all is well, and prints the records as they are", async () => {
		const diagnosis = await examine({});
		expect(named(diagnosis.findings)).toEqual([]);
		expect(diagnosis.records).toEqual([
			{ name: "letters.example", type: "TXT", value: "v=spf1 mx ~all" },
			{ name: "one._domainkey.letters.example", type: "TXT", value: `v=DKIM1; k=rsa; p=${publicHalf(ours)}` },
			{ name: "_dmarc.letters.example", type: "TXT", value: "v=DMARC1; p=quarantine" },
		]);
		const printed = written(diagnosis);
		for (const [, text = ""] of printed.matchAll(/"([^"]*)"/g)) expect(text.length).toBeLessThanOrEqual(255);
		expect(printed).toContain(`one._domainkey.letters.example. IN TXT ( "v=DKIM1; k=rsa; p=`);
		expect(printed).not.toContain("BEGIN");
	});

	it("prints the exact records to publish where there are none", async () => {
		const { records } = await examine({
			zone: {
				"letters.example TXT": undefined,
				"letters.example MX": undefined,
				"_dmarc.letters.example TXT": undefined,
			},
		});
		expect(records).toEqual([
			{ name: "letters.example", type: "TXT", value: `v=spf1 ip4:${ip} ~all` },
			{ name: "one._domainkey.letters.example", type: "TXT", value: `v=DKIM1; k=rsa; p=${publicHalf(ours)}` },
			{ name: "_dmarc.letters.example", type: "TXT", value: "v=DMARC1; p=none; rua=mailto:hello@letters.example" },
			{ name: "letters.example", type: "MX", value: "10 relay.letters.example." },
		]);
		const zone = Object.fromEntries(
			records.map(({ name, type, value }) => [`${name} ${type}`, [value.replace(/^10 |\.$/g, "")]]),
		);
		expect(named((await examine({ zone })).findings)).toEqual([]);
	});

	it("leaves a place for a mail server whose address it does not know", async () => {
		const { records } = await examine({
			zone: { "letters.example TXT": undefined },
			settings: { SMTP_URL: "smtp://127.0.0.1:25" },
		});
		expect(records[0]?.value).toBe("v=spf1 (your mail server) ~all");
	});

	const many = Object.fromEntries(
		Array.from({ length: 12 }, (_, index) => [`s${index}.example TXT`, [`v=spf1 include:s${index + 1}.example -all`]]),
	);
	const broken: readonly (readonly [name: string, given: Case, fault: RegExp])[] = [
		[
			"no SPF record",
			{ zone: { "letters.example TXT": undefined } },
			/^fault SPF: letters\.example has no SPF record$/,
		],
		[
			"two SPF records",
			{ zone: { "letters.example TXT": ["v=spf1 mx ~all", "v=spf1 -all"] } },
			/^fault SPF: .*2 SPF records/,
		],
		[
			"SPF with too many look-ups",
			{ zone: { ...many, "letters.example TXT": ["v=spf1 include:s0.example ~all"] } },
			/^fault SPF: its record is broken.*too many/i,
		],
		[
			"SPF that leaves the relay out",
			{ zone: { "letters.example TXT": ["v=spf1 ip4:203.0.113.1 ~all"] } },
			/^fault SPF: .*doesn't allow 198\.51\.100\.7 to send/,
		],
		["SPF that lets everybody send", { zone: { "letters.example TXT": ["v=spf1 +all"] } }, /^fault SPF: .*everybody/],
		[
			"no DKIM record",
			{ zone: { "one._domainkey.letters.example TXT": undefined } },
			/^fault DKIM: .*has no DKIM record/,
		],
		[
			"the DKIM record of another key",
			{ zone: { "one._domainkey.letters.example TXT": [`v=DKIM1; p=${publicHalf(others)}`] } },
			/^fault DKIM: .*another key/,
		],
		[
			"a withdrawn DKIM key",
			{ zone: { "one._domainkey.letters.example TXT": ["v=DKIM1; p="] } },
			/^fault DKIM: .*withdrawn/,
		],
		["no DMARC record", { zone: { "_dmarc.letters.example TXT": undefined } }, /^fault DMARC: .*has no DMARC record/],
		[
			"DMARC without a policy",
			{ zone: { "_dmarc.letters.example TXT": ["v=DMARC1; rua=mailto:a@b.example"] } },
			/^fault DMARC: .*no policy/,
		],
		[
			"an envelope of another domain, unsigned",
			{
				settings: { BOUNCE_ADDRESS: "b@bounces.example", DKIM_PRIVATE_KEY: "", DKIM_SELECTOR: "" },
				zone: {
					"bounces.example TXT": ["v=spf1 ip4:198.51.100.7 -all"],
					"bounces.example MX": ["relay.letters.example"],
				},
			},
			/^fault DMARC: the envelope comes from bounces\.example/,
		],
		[
			"no name for the sending address",
			{ zone: { [`${ip} PTR`]: undefined } },
			/^fault PTR: 198\.51\.100\.7 has no reverse DNS name/,
		],
		[
			"a name that does not lead back",
			{ zone: { [`${ip} PTR`]: ["host.provider.example"] } },
			/^fault PTR: .*doesn't resolve back/,
		],
		[
			"nobody to take reports",
			{ zone: { "letters.example MX": undefined, "letters.example TXT": ["v=spf1 ip4:198.51.100.7 ~all"] } },
			/^fault MX: .*reports and replies get lost/,
		],
		[
			"a null MX",
			{ zone: { "letters.example MX": ["."], "letters.example TXT": ["v=spf1 ip4:198.51.100.7 ~all"] } },
			/^fault MX: .*null MX/,
		],
		[
			"a relay without STARTTLS",
			{ server: { hideSTARTTLS: true, disabledCommands: ["STARTTLS"], allowInsecureAuth: true } },
			/^fault Relay: .*offers no STARTTLS.*\(ETLS\)/,
		],
		["a certificate that nobody vouches for", { ca: undefined }, /^fault Relay: .*self-signed/],
		[
			"a certificate for another name",
			{ server: certificate("other"), ca: certificate("other").cert },
			/^fault Relay: .*another name/,
		],
		[
			"a wrong password",
			{ settings: { SMTP_URL: "smtp://user:wrong@relay.letters.example" } },
			/^fault Relay: .*user name or password/,
		],
	];
	it.each(broken)("names the fault, and no other: %s", async (_name, given, fault) => {
		const found = named((await examine(given)).findings).filter((line) => line.startsWith("fault"));
		expect(found).toHaveLength(1);
		expect(found[0]).toMatch(fault);
	});

	it("reads a provider's SPF by what it wants to be included, and says which record to publish", async () => {
		const settings = { SMTP_URL: "smtp://user:pass@email-smtp.eu-west-1.amazonaws.com" };
		const missing = await examine({ settings });
		expect(named(missing.findings)).toContainEqual(expect.stringMatching(/^fault SPF: .*include amazonses\.com/));
		expect(missing.records[0]?.value).toBe("v=spf1 mx include:amazonses.com ~all");
		const zone = {
			"letters.example TXT": ["v=spf1 include:amazonses.com -all"],
			"amazonses.com TXT": ["v=spf1 ip4:203.0.113.0/24 -all"],
		};
		expect(named((await examine({ settings, zone })).findings).join()).not.toContain("SPF");
	});

	it("looks at the addresses that it is given", async () => {
		const { findings } = await examine({
			settings: { SMTP_URL: "smtp://127.0.0.1" },
			sendingAddresses: ["203.0.113.9"],
		});
		expect(named(findings)).toEqual([
			expect.stringMatching(/^fault SPF: .*doesn't allow 203\.0\.113\.9 to send/),
			"fault PTR: 203.0.113.9 has no reverse DNS name: ask your hosting provider for a PTR record",
		]);
	});

	it("says where DNS did not answer, and goes on", async () => {
		const down = async () => {
			throw Object.assign(new Error("down"), { code: "ESERVFAIL" });
		};
		const network = {
			lookups: { txt: down, mx: down, addresses: down, names: down },
			greetRelay: async () => undefined,
		};
		const { findings } = await diagnose({ environment: environment(), network, sendingAddresses: [ip] });
		const unanswered = findings.filter(({ text }) => text.includes("ESERVFAIL")).map(({ subject }) => subject);
		expect(unanswered).toEqual(["SPF", "DKIM", "DMARC", "MX", "PTR"]);
	});
});
