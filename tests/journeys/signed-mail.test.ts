import { generateKeyPairSync } from "node:crypto";
import { authenticate } from "mailauth";
import { describe, expect, it, onTestFinished } from "vitest";
import { emailNames } from "#contract/emails.ts";
import { looks } from "#contract/stationery.ts";
import { locales } from "#i18n/locales.ts";
import { deliveryOfBounceAddress } from "#server/delivery/bounce-address.ts";
import { createVault } from "#server/privacy/seal.ts";
import { sendEveryEmail } from "#tests/every-email.ts";
import { startMailSink } from "#tests/mail-sink.ts";
import { engines, startTestApp } from "#tests/start-test-app.ts";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const secret = "a secret for tests, long enough to be one";
const settings = {
	MAIL_FROM: "Billet-doux <hello@billet-doux.example>",
	BOUNCE_ADDRESS: "bounces@mail.billet-doux.example",
	DKIM_PRIVATE_KEY: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
	DKIM_SELECTOR: "s1",
	APP_SECRET: secret,
};
const ip = "192.0.2.7";

/** What the operator has published; docs/configuration.md says so. */
const dns: Readonly<Record<string, string>> = {
	"mail.billet-doux.example": `v=spf1 ip4:${ip} -all`,
	"s1._domainkey.billet-doux.example": `v=DKIM1; k=rsa; p=${publicKey.export({ type: "spki", format: "der" }).toString("base64")}`,
	"_dmarc.billet-doux.example": "v=DMARC1; p=reject",
};

async function resolver(name: string, type: string): Promise<string[][]> {
	const record = type === "TXT" ? dns[name] : undefined;
	if (record === undefined) throw Object.assign(new Error(`no ${type} of ${name}`), { code: "ENOTFOUND" });
	return [[record]];
}

/** What a receiver makes of an e-mail: signature, sender of the envelope, and whether both belong to the From address. */
async function verdictOn(raw: string, sender: string) {
	const { dkim, spf, dmarc } = await authenticate(raw, { ip, helo: "mail.billet-doux.example", sender, resolver });
	const [signature] = dkim.results;
	return {
		dkim: signature?.status.result,
		aligned: signature?.status.aligned,
		spf: spf ? spf.status.result : "none",
		dmarc: dmarc ? dmarc.status.result : "none",
	};
}

const passes = { dkim: "pass", aligned: "billet-doux.example", spf: "pass", dmarc: "pass" };

describe("signed e-mails", () => {
	it("are believed by receivers, each in each language, and not when a word of them is changed", async () => {
		const sent = await sendEveryEmail(settings, () => ["Deine Nähe, ❤️ …\n.\nfrom me"]);
		expect(sent).toHaveLength((emailNames.length + looks.length) * locales.length);
		for (const { name, locale, raw } of sent) {
			expect({ name, locale, ...(await verdictOn(raw, "bounces@mail.billet-doux.example")) }).toEqual({
				name,
				locale,
				...passes,
			});
		}
		const [first] = sent;
		const forged = first?.raw.replace(/^Subject: .*$/m, "Subject: Pay at once") ?? "";
		expect(await verdictOn(forged, "eve@evil.example")).toMatchObject({ dkim: "fail", dmarc: "fail" });
	});

	it.each(engines)(
		"are the same to the byte when they are repeated, with an envelope that names them, on %s",
		async (engine) => {
			const sink = await startMailSink();
			onTestFinished(() => sink.close());
			let now = Date.now();
			const start = now;
			const app = await startTestApp(engine, { ...settings, SMTP_URL: sink.url }, { clock: () => now });
			onTestFinished(() => app.remove());
			sink.behave(() => (sink.offered.length === 0 ? "drop" : "accept"));
			const note = { recipientEmail: "दीपक@उदाहरण.भारत", message: "Your smile is my morning" };
			expect((await app.send(note)).body).toMatchObject({ success: true, emailSent: false });
			await app.restart();
			now += 2 * 60_000;
			await app.setDatabaseAhead(now - start);
			await sink.waitFor(1);
			const [dropped, repeated] = sink.offered;
			expect(repeated).toEqual(dropped);
			const sender = repeated?.sender ?? "";
			expect(await verdictOn(repeated?.raw ?? "", sender)).toEqual(passes);
			const [row] = await app.query("select id from delivery");
			expect(deliveryOfBounceAddress(createVault(secret), sender)).toBe(row?.id);
		},
	);
});
