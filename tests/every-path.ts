import { readFileSync } from "node:fs";
import { join } from "node:path";
import { signatureHeaders, signatureOf } from "#server/bounce/generic-webhook.ts";
import { linkTokenOf } from "./link-token-of.ts";
import type { ApiAnswer } from "./start-test-app.ts";

/** Its mail server refuses it for now: it stays in the queue. */
export const waiting = "waiting.example";

/** What a visitor may do. */
export interface Deeds {
	get(path: string, headers?: Readonly<Record<string, string>>): Promise<ApiAnswer>;
	post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<ApiAnswer>;
	delete(path: string, headers?: Readonly<Record<string, string>>): Promise<ApiAnswer>;
}

export const note = (message: string, recipientEmail = "jane@example.org") => ({ recipientEmail, message });
export const inquiry = { name: "Jane", email: "jane@example.net", subject: "Hello", message: "A question" };
export const credentials = (password: string) => ({ username: "admin", password });

export const bounces = {
	MAIL_FROM: "Billet-doux <hello@letters.example>",
	BOUNCE_ADDRESS: "bounces@letters.example",
	BOUNCE_WEBHOOK_KEY: "signs-reports-in-tests-and-nowhere-else",
};
const form = { "content-type": "application/x-www-form-urlencoded" };

/** Sends a note and gives what its receipt is asked for with. */
async function receiptOf(visitor: Deeds, message: string): Promise<{ readonly token: string }> {
	return { token: (await visitor.post("/api/messages", note(message))).body.receipt };
}

/** Sends a note and gives the id of its letter. */
async function letterTo(visitor: Deeds, address: string): Promise<string> {
	await visitor.post("/api/messages", note("You are kind", address));
	return (await visitor.get(`/api/messages/${encodeURIComponent(address)}`)).body[0].id;
}

/** Opens what is kept for an address by the link of a note that it was sent; gives what says so in every call. */
async function sessionOf(visitor: Deeds, address: string): Promise<{ readonly authorization: string }> {
	const token = linkTokenOf(address, await letterTo(visitor, address));
	return { authorization: `Bearer ${(await visitor.post("/api/inbox/sessions", { token })).body.token}` };
}

const reportType = "message/rfc822";
const report = readFileSync(join(import.meta.dirname, "samples/reports/postfix-unknown-user.eml"), "utf8");

/** What says that a report is our mail server's. */
function signed(body: string): Readonly<Record<string, string>> {
	const timestamp = String(Math.floor(Date.now() / 1_000));
	return {
		"content-type": reportType,
		[signatureHeaders.timestamp]: timestamp,
		[signatureHeaders.signature]: signatureOf(bounces.BOUNCE_WEBHOOK_KEY, timestamp, Buffer.from(body)),
	};
}

/** Every way in which somebody may come to us. One more is one more line. Gives what the service must answer. */
export const paths: Readonly<Record<string, readonly [status: number, deed: (visitor: Deeds) => Promise<ApiAnswer>]>> =
	{
		"a note": [200, (visitor) => visitor.post("/api/messages", note("Your smile is my morning"))],
		"a note that waits for its mail server": [
			200,
			(visitor) => visitor.post("/api/messages", note("My dear", `jane@${waiting}`)),
		],
		"a refused note": [200, (visitor) => visitor.post("/api/messages", note("call me at 06 12 34 56 78"))],
		"a held note": [200, (visitor) => visitor.post("/api/messages", note("Hold this one"))],
		"a note without an address": [400, (visitor) => visitor.post("/api/messages", note("My dear", "jane"))],
		"a note that is no JSON": [400, (visitor) => visitor.post("/api/messages", "{")],
		"a note that is too large": [413, (visitor) => visitor.post("/api/messages", note("x".repeat(20_000)))],
		"a named note": [
			200,
			async (visitor) => {
				const named = { "idempotency-key": `"0197b1d4-0000-7000-8000-${Date.now()}"` };
				await visitor.post("/api/messages", note("You are kind", "named@example.org"), named);
				return visitor.post("/api/messages", note("You are kind", "named@example.org"), named);
			},
		],
		"a note for later": [
			200,
			(visitor) => {
				const deliverAt = new Date(Date.now() + 7 * 86_400_000).toISOString();
				return visitor.post("/api/messages", { ...note("Until then", "later@example.org"), deliverAt });
			},
		],
		"a receipt": [200, async (visitor) => visitor.post("/api/receipts", await receiptOf(visitor, "Hold my receipt"))],
		"a note that is taken back": [
			200,
			async (visitor) => visitor.post("/api/receipts/cancel", await receiptOf(visitor, "Hold this back")),
		],
		"a note that is erased": [
			200,
			async (visitor) => visitor.post("/api/receipts/erase", await receiptOf(visitor, "Erase this one")),
		],
		"a receipt that is none": [404, (visitor) => visitor.post("/api/receipts", { token: "x".repeat(43) })],
		"a look at the page that stops all notes": [
			200,
			(visitor) => visitor.get(`/stop/${linkTokenOf("canary-looked@example.org")}`),
		],
		"all notes stopped by a person": [
			200,
			(visitor) => visitor.post(`/fr/stop/${linkTokenOf("canary-stopped@example.org")}`, "", form),
		],
		"all notes stopped by a mail provider": [
			200,
			(visitor) =>
				visitor.post(`/stop/${linkTokenOf("canary-one-click@example.org")}`, "List-Unsubscribe=One-Click", form),
		],
		"a note to whoever wants none": [
			200,
			(visitor) => visitor.post("/api/messages", note("My dear", "canary-one-click@example.org")),
		],
		"a link that was tampered with": [404, (visitor) => visitor.get(`/stop/${"x".repeat(128)}`)],
		"a look at the page that reports a note": [
			200,
			async (visitor) => {
				const address = "canary-looks@example.org";
				return visitor.get(`/report/${linkTokenOf(address, await letterTo(visitor, address))}`);
			},
		],
		"a note reported from its e-mail": [
			200,
			async (visitor) => {
				const address = "canary-reports@example.org";
				const token = linkTokenOf(address, await letterTo(visitor, address));
				return visitor.post(`/in/report/${token}`, "reason=threatening", form);
			},
		],
		"a note reported from beside it": [
			200,
			async (visitor) => {
				const id = await letterTo(visitor, "canary-reports-here@example.org");
				return visitor.post(`/report/${id}`, "reason=spam", form);
			},
		],
		"a reported note that its sender erases": [
			200,
			async (visitor) => {
				const { body } = await visitor.post("/api/messages", note("You are kind", "canary-erased@example.org"));
				const [letter] = (await visitor.get("/api/messages/canary-erased%40example.org")).body;
				await visitor.post(`/report/${letter.id}`, "reason=other", form);
				return visitor.post("/api/receipts/erase", { token: body.receipt });
			},
		],
		"a link that is asked for": [
			200,
			async (visitor) => {
				await letterTo(visitor, "canary-asks@example.org");
				return visitor.post("/api/inbox/links", { email: "canary-asks@example.org" });
			},
		],
		"a link that is asked for by a stranger": [
			200,
			(visitor) => visitor.post("/api/inbox/links", { email: "canary-stranger@example.org" }),
		],
		"a link that opens nothing": [404, (visitor) => visitor.post("/api/inbox/sessions", { token: "x".repeat(43) })],
		"one's own letters": [
			200,
			async (visitor) =>
				visitor.get("/api/inbox/letters?limit=5", await sessionOf(visitor, "canary-reads@example.org")),
		],
		"all that is kept, saved": [
			200,
			async (visitor) => visitor.get("/api/inbox/export", await sessionOf(visitor, "canary-saves@example.org")),
		],
		"all that is kept, erased": [
			200,
			async (visitor) => visitor.delete("/api/inbox", await sessionOf(visitor, "canary-erases@example.org")),
		],
		"notes that are wanted no more": [
			200,
			async (visitor) => {
				const session = await sessionOf(visitor, "canary-chooses@example.org");
				return visitor.post("/api/inbox/notes", { accept: false }, session);
			},
		],
		"own letters that are left": [
			200,
			async (visitor) =>
				visitor.post("/api/inbox/sessions/end", {}, await sessionOf(visitor, "canary-leaves@example.org")),
		],
		"a proof of work that is asked for": [200, (visitor) => visitor.get("/api/challenge")],
		"a signed report": [200, (visitor) => visitor.post("/api/bounces", report, signed(report))],
		"a report that nobody signed": [
			401,
			(visitor) => visitor.post("/api/bounces", report, { "content-type": reportType }),
		],
		"a contact message": [200, (visitor) => visitor.post("/api/contact", inquiry)],
		"a wrong contact message": [400, (visitor) => visitor.post("/api/contact", { ...inquiry, email: "jane" })],
		"a look-up": [200, (visitor) => visitor.get("/api/messages/jane%40example.org")],
		"a look-up that finds nothing": [200, (visitor) => visitor.get("/api/messages/nobody%40example.org")],
		"a wrong look-up": [400, (visitor) => visitor.get("/api/messages/nobody")],
		"a page": [200, (visitor) => visitor.get("/")],
		"a French page": [200, (visitor) => visitor.get("/fr/faq")],
		"a Hindi page": [200, (visitor) => visitor.get("/in/privacy")],
		"a page that is not there": [404, (visitor) => visitor.get("/nothing")],
		"a page that was shown": [200, (visitor) => visitor.post("/api/page-views", { path: "/faq" })],
		"the administration": [200, (visitor) => visitor.get("/admin")],
		"an API that is closed": [401, (visitor) => visitor.get("/api/admin/messages")],
		"an API that is not there": [404, (visitor) => visitor.post("/api/nothing", {})],
		"the description of the API": [200, (visitor) => visitor.get("/api/openapi.json")],
		"the health of the service": [200, (visitor) => visitor.get("/readyz")],
		"a sign-in": [200, (visitor) => visitor.post("/api/admin/auth/login", credentials("correct horse"))],
		"a wrong password": [401, (visitor) => visitor.post("/api/admin/auth/login", credentials("wrong horse"))],
	};
