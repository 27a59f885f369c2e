import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { locales, prefixOf } from "#i18n/locales.ts";
import { sleep } from "#server/clock.ts";
import { mailboxKey } from "#server/privacy/mailbox-keys.ts";
import { createVault } from "#server/privacy/seal.ts";
import { holding } from "#tests/holding-moderator.ts";
import { knownSecret, linkTokenOf } from "#tests/link-token-of.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const kind = "Your smile is the best part of my mornings";
const vault = createVault(knownSecret);
const notAccepted = m.reason_not_accepted({}, { locale: "en" });

describe.each(engines)("stopping all notes, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	beforeAll(async () => {
		sink = await startMailSink();
		const settings = { SMTP_URL: sink.url, APP_SECRET: knownSecret, PUBLIC_URL: "https://billet-doux.example" };
		const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
		const key = String(privateKey.export({ type: "pkcs8", format: "pem" }));
		const signed = { DKIM_PRIVATE_KEY: key, DKIM_SELECTOR: "mail" };
		app = await startTestApp(engine, { ...settings, ...signed }, { moderation: holding });
	});
	afterAll(async () => {
		await app.remove();
		await sink.close();
	});

	const at = (address: string, prefix = "") => `${app.url}${prefix}/stop/${linkTokenOf(address)}`;
	const stop = (address: string) => fetch(at(address), { method: "POST", redirect: "error" });
	const send = (recipientEmail: string, message = kind) => app.send({ recipientEmail, message });
	const count = async (table: string, where = "1 = 1") =>
		Number((await app.query(`select count(*) as n from ${table} where ${where}`))[0]?.n);
	/** E-mails of notes; the administrators' alert comes when it comes. */
	const waiting = (where = "1 = 1") =>
		count("delivery", `state = 'queued' and source_id <> 'moderation_alert' and ${where}`);

	it("is asked first, in the link's language; looking changes nothing and is kept nowhere", async () => {
		for (const locale of locales) {
			for (const method of ["GET", "HEAD"]) {
				const answer = await fetch(at("looked-at@example.org", prefixOf[locale]), { method });
				const html = await answer.text();
				expect(answer.status).toBe(200);
				expect(answer.headers.get("cache-control")).toBe("no-store");
				expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
				expect(answer.headers.get("x-robots-tag")).toBe("noindex");
				expect(answer.headers.getSetCookie()).toEqual([]);
				if (method === "HEAD") continue;
				expect(html).toContain(m.page_stop_heading({}, { locale }));
				expect(html).toMatch(/<form method="post"><button type="submit"/);
				expect(html).not.toContain("{{");
			}
		}
		expect((await send("looked-at@example.org")).body.status).toBe("approved");
	});

	it("is done by the button, and says so; doing it twice is doing it once", async () => {
		for (const _ of ["first", "again"]) {
			const answer = await fetch(at("button@example.org", "/fr"), {
				method: "POST",
				headers: { "content-type": "application/x-www-form-urlencoded" },
				body: "",
				redirect: "error",
			});
			expect(answer.status).toBe(200);
			expect(await answer.text()).toContain(m.page_stopped_heading({}, { locale: "fr" }));
		}
		expect((await send("button@example.org")).body).toEqual({
			success: false,
			status: "rejected",
			reason: notAccepted,
			notAccepted: true,
		});
	});

	it.each(locales)("is done from the e-mail's own headers, as a mail provider does it (%s)", async (locale) => {
		const recipientEmail = `provider-${locale}@example.org`;
		await app.send({ recipientEmail, message: kind }, { "accept-language": locale });
		const email = sink.received.findLast(({ recipients }) => recipients.includes(recipientEmail));
		const headers = headersOf(email?.raw ?? "");
		const [, url = ""] = /^<(https:[^<>]+)>$/.exec(headers.get("list-unsubscribe") ?? "") ?? [];
		expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
		const [, covered = ""] = /\bh=([^;]+);/.exec(headers.get("dkim-signature") ?? "") ?? [];
		expect(covered.toLowerCase().replaceAll(/\s/g, "").split(":")).toEqual(
			expect.arrayContaining(["from", "list-unsubscribe", "list-unsubscribe-post"]),
		);
		// Text, HTML and headers lead to the same page, in the e-mail's language.
		const { origin, pathname } = new URL(url);
		expect(origin).toBe("https://billet-doux.example");
		expect(pathname).toMatch(new RegExp(`^${prefixOf[locale]}/stop/[\\w-]{128}$`));
		expect(email?.mail.text).toContain(url);
		expect(email?.mail.html).toContain(`href="${url}"`);
		expect(Buffer.from(url.slice(-128), "base64url").toString("latin1")).not.toContain("provider");

		const answer = await fetch(`${app.url}${pathname}`, {
			method: "POST",
			body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
			redirect: "error",
		});
		expect(answer.status).toBe(200);
		expect((await send(recipientEmail)).body.reason).toBe(notAccepted);
	});

	it.each([
		["urlencoded", new URLSearchParams({ "List-Unsubscribe": "One-Click" })],
		["multipart", formData({ "List-Unsubscribe": "One-Click" })],
		["of no kind we know", new Blob(["List-Unsubscribe=One-Click"], { type: "text/x-unknown" })],
		["that cannot be read", new Blob(["--x"], { type: "multipart/form-data; boundary=y" })],
	])("is done at once for a mail program, with a body %s: no redirect, no cookie", async (name, body) => {
		const address = `one-click-${name.length}@example.org`;
		const answer = await fetch(at(address), { method: "POST", body, redirect: "error" });
		expect(answer.status).toBe(200);
		expect(answer.headers.getSetCookie()).toEqual([]);
		expect((await send(address)).body.reason).toBe(notAccepted);
	});

	it("withdraws what waited, for every way to write the address, and stores nothing afterwards", async () => {
		const [address, variant] = ["stopped@example.org", "Stopped+notes@example.org"];
		sink.behave((recipient) => (/^stopped/i.test(recipient) ? { code: 451, text: "not now" } : "accept"));
		for (const recipient of [address, variant, "somebody-else@example.org"]) {
			await send(recipient);
			await send(recipient, `Hold this one. ${kind}`);
		}
		await until({ what: "both e-mails put back", holds: async () => (await waiting()) === 2 });
		const totals = await app.query("select * from message_total where moderation_status = 'pending'");
		expect(Number(totals[0]?.count)).toBe(3);

		expect((await stop(address)).status).toBe(200);
		expect(await waiting()).toBe(0);
		expect(await count("message", "moderation_status = 'pending'")).toBe(1);
		const after = await app.query("select * from message_total where moderation_status = 'pending'");
		expect(Number(after[0]?.count)).toBe(1);

		const before = await count("message");
		for (const recipient of [address, variant, "STOPPED@example.org"]) {
			for (const message of [kind, `Hold this one. ${kind}`, "I will find you and hurt you"]) {
				expect((await send(recipient, message)).body.reason).toBe(notAccepted);
			}
		}
		expect(await count("message")).toBe(before);
		expect(await waiting()).toBe(0);
		sink.behave(() => "accept");
	});

	it("lets nothing through that is on its way in at the same moment", async () => {
		sink.behave((recipient) => (recipient.startsWith("racing") ? { code: 451, text: "not now" } : "accept"));
		const heldBefore = await count("message", "moderation_status = 'pending'");
		for (let round = 0; round < 4; round++) {
			const address = `racing-${round}@example.org`;
			const waitingForIt = () => waiting(`mailbox_key = '${mailboxKey(vault, address)}'`);
			const notes = Array.from({ length: 12 }, (_, place) =>
				unlessBusy(() => send(address, place % 2 === 0 ? `${kind}, ${place}` : `Hold this one, ${place}. ${kind}`)),
			);
			const stopped = Promise.all(notes.slice(0, round * 2)).then(async () => {
				const { status } = await unlessBusy(() => stop(address));
				return { status, left: await waitingForIt() };
			});
			const answers = await Promise.all(notes);
			expect(await stopped).toEqual({ status: 200, left: 0 });
			expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
			expect(await waitingForIt()).toBe(0);
		}
		expect(await waiting()).toBe(0);
		expect(await count("message", "moderation_status = 'pending'")).toBe(heldBefore);
		sink.behave(() => "accept");
	});

	it("is for links of ours only, which no log names", async () => {
		const token = linkTokenOf("forged@example.org");
		const forged = `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`;
		for (const locale of locales) {
			for (const method of ["GET", "POST"]) {
				for (const bad of [forged, token.slice(0, 40), "x"]) {
					const answer = await fetch(`${app.url}${prefixOf[locale]}/stop/${bad}`, { method });
					expect(answer.status).toBe(404);
					expect(await answer.text()).toContain(m.page_unknown_link_heading({}, { locale }));
				}
			}
		}
		expect((await send("forged@example.org")).body.status).toBe("approved");
		const log = app.log.join("");
		expect(log).toContain("/stop/:token");
		expect(log).not.toContain(token.slice(0, 40));
	});
});

/** Asks again when 503 says that the database was too busy and nothing was done. Any other failure is one. */
async function unlessBusy<Answer extends { readonly status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
	for (let time = 1; ; time++) {
		const answer = await ask();
		if (answer.status !== 503 || time === 10) return answer;
		await sleep(200);
	}
}

/** The headers of a raw e-mail, unfolded, by their names in small letters. */
function headersOf(raw: string): ReadonlyMap<string, string> {
	const lines = (raw.split("\r\n\r\n")[0] ?? "").replaceAll(/\r\n[\t ]+/g, " ").split("\r\n");
	return new Map(
		lines.map((line) => [line.split(":")[0]?.toLowerCase() ?? "", line.slice(line.indexOf(":") + 1).trim()]),
	);
}

function formData(fields: Readonly<Record<string, string>>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return form;
}
