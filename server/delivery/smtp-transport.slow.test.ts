import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { until } from "#tests/until.ts";
import { createSmtpTransport } from "./smtp-transport.ts";
import type { Email, Transport } from "./transport.ts";

const from = { name: "Billet-doux", address: "hello@billet-doux.test" };
const brief = { connect: 1_500, silence: 2_000, total: 5_000, close: 100 };
const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
	for (const stop of stops.splice(0).reverse()) await stop();
});

describe("a send over SMTP", () => {
	it("is accepted when the server has taken the whole e-mail, byte for byte, for one recipient", async () => {
		const { port, taken } = await startSink();
		const email = emailTo("jane@example.org");
		expect(await transportTo(port).send(email)).toEqual({ kind: "accepted" });
		expect(taken).toEqual([
			{ sender: from.address, recipients: ["jane@example.org"], raw: email.raw.toString(), secure: false, utf8: false },
		]);
	});

	it.each([
		["450@example.org", { kind: "temporary", cause: "refused", code: "450" }],
		["550@example.org", { kind: "permanent", cause: "refused", code: "550" }],
		["421@example.org", { kind: "temporary", cause: "refused", code: "421" }],
		["451-after-data@example.org", { kind: "temporary", cause: "refused", code: "451" }],
		["554-after-data@example.org", { kind: "permanent", cause: "refused", code: "554" }],
		["drop-after-data@example.org", { kind: "temporary", cause: "unreachable", code: "ECONNECTION" }],
		["hang-at-rcpt@example.org", { kind: "temporary", cause: "timeout", code: "ETIMEDOUT" }],
		["hang-after-data@example.org", { kind: "temporary", cause: "timeout", code: "ETIMEDOUT" }],
	])("to %s ends as it should, and the next e-mail passes", async (address, outcome) => {
		const { port, taken } = await startSink();
		const transport = transportTo(port, { concurrency: 1 });
		expect(await transport.send(emailTo(address))).toMatchObject(outcome);
		expect(await transport.send(emailTo("jane@example.org"))).toEqual({ kind: "accepted" });
		// Again, now on a connection that has been used before.
		expect(await transport.send(emailTo(address))).toMatchObject(outcome);
		expect(await transport.send(emailTo("jane@example.org"))).toEqual({ kind: "accepted" });
		const attempts = taken.filter(({ recipients }) => recipients.includes(address));
		expect(attempts.length, "an e-mail is handed over once a send, never repeated by the pool").toBeLessThanOrEqual(2);
	});

	it.each([
		["never greets", () => {}],
		["falls silent after EHLO", (socket: Socket) => socket.write("220 slow\r\n")],
		["trickles a reply that never ends", trickle],
	])("settles in time when the server %s", async (_, onConnection) => {
		const port = await listen(createServer((socket) => onConnection(socket.on("error", () => {}))));
		const started = performance.now();
		const outcome = await transportTo(port, { timeouts: { ...brief, total: 700 } }).send(emailTo("jane@example.org"));
		expect(outcome).toMatchObject({ kind: "temporary" });
		// Without its limits it would wait for ever.
		expect(performance.now() - started).toBeLessThan(60_000);
	});

	it("passes again once a server that was down is up", async () => {
		const { port, stop } = await startSink();
		const transport = transportTo(port);
		expect(await transport.send(emailTo("jane@example.org"))).toEqual({ kind: "accepted" });
		await stop();
		expect(await transport.send(emailTo("jane@example.org"))).toMatchObject({
			kind: "temporary",
			cause: "unreachable",
			code: "ECONNREFUSED",
		});
		const { taken } = await startSink(port);
		expect(await transport.send(emailTo("jane@example.org"))).toEqual({ kind: "accepted" });
		expect(taken).toHaveLength(1);
	});

	it.each([
		'"a,b"@example.org',
		'"a b <eve@example.org>"@example.org',
		"jane@example.org, eve@example.org",
		"x: jane@example.org, eve@example.org;",
		"jane@example.org>\r\nRCPT TO:<eve@example.org",
	])("never reaches a second mailbox through %j", async (address) => {
		const { port, taken } = await startSink();
		await transportTo(port).send(emailTo(address));
		for (const { recipients } of taken) {
			expect(recipients).toHaveLength(1);
			expect(recipients[0]).not.toMatch(/^(eve|jane)@/);
		}
	});

	const deepak = "दीपक@xn--p1b6ci4b4b3a.xn--h2brj9c";

	it("reaches a mailbox whose name is not ASCII where the server offers SMTPUTF8, and does not try elsewhere", async () => {
		const offering = await startSink(0, { offerTls: true });
		expect(await transportTo(offering.port).send(emailTo(deepak))).toEqual({ kind: "accepted" });
		expect(offering.taken).toMatchObject([{ recipients: ["दीपक@उदाहरण.भारत"], utf8: true }]);
		const plain = await startSink(0, { offerUtf8: false });
		const transport = transportTo(plain.port);
		expect(await transport.send(emailTo(deepak))).toMatchObject({ kind: "permanent", code: "ESMTPUTF8" });
		expect(await transport.send(emailTo("jane@example.org"))).toEqual({ kind: "accepted" });
		expect(plain.taken).toMatchObject([{ recipients: ["jane@example.org"], utf8: false }]);
		await plain.stop();
		expect(await transport.send(emailTo(deepak))).toMatchObject({ kind: "temporary", cause: "unreachable" });
	});

	it("uses STARTTLS when it is offered", async () => {
		const { port, taken } = await startSink(0, { offerTls: true });
		expect(await transportTo(port).send(emailTo("jane@example.org"))).toEqual({ kind: "accepted" });
		expect(taken[0]?.secure).toBe(true);
	});

	// On Linux 0.0.0.0 is this machine, but no loopback address to the transport.
	it("accepts no unknown certificate from a distant server", async () => {
		const { port } = await startSink(0, { offerTls: true });
		const outcome = await transportTo(port, { url: `smtp://0.0.0.0:${port}` }).send(emailTo("jane@example.org"));
		expect(outcome).toMatchObject({ kind: "temporary", cause: "unreachable" });
	});

	it("never shows its password to a distant server in the clear", async () => {
		const { port, taken, logIns } = await startSink();
		const outcome = await transportTo(port, { url: `smtp://us:secret@0.0.0.0:${port}` }).send(
			emailTo("jane@example.org"),
		);
		expect(outcome).toMatchObject({ kind: "temporary" });
		expect([taken, logIns]).toEqual([[], []]);
		await transportTo(port, { url: `smtp://us:s%40cret@127.0.0.1:${port}` }).send(emailTo("jane@example.org"));
		expect(logIns).toEqual(["us s@cret"]);
	});
});

describe("close", () => {
	it("cuts off what still hangs, and later sends fail at once", async () => {
		const { port, taken } = await startSink();
		const transport = transportTo(port, { timeouts: { ...brief, silence: 200_000, total: 200_000 } });
		const hanging = transport.send(emailTo("hang-after-data@example.org"));
		await until({ what: "an e-mail that hangs", holds: () => taken.length > 0 });
		const started = performance.now();
		await transport.close();
		expect(performance.now() - started).toBeLessThan(60_000);
		expect(await hanging).toMatchObject({ kind: "temporary" });
		expect(await transport.send(emailTo("jane@example.org"))).toMatchObject({ kind: "temporary" });
	});
});

/** A lone dot would end the e-mail if it were sent as it is. */
const body = "Dear Jane,\r\n.\r\n..\r\n.hidden\r\nwith love\r\n";

function emailTo(to: string): Email {
	const messageId = "<1@billet-doux.test>";
	const headers = [
		"From: hello@billet-doux.test",
		"To: jane@example.org",
		"Subject: A note",
		`Message-ID: ${messageId}`,
	];
	return { messageId, to, raw: Buffer.from(`${headers.join("\r\n")}\r\n\r\n${body}`) };
}

function transportTo(port: number, settings: Partial<Parameters<typeof createSmtpTransport>[0]> = {}): Transport {
	const transport = createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, from, timeouts: brief, ...settings });
	stops.push(() => transport.close());
	return transport;
}

interface Taken {
	readonly sender: string;
	readonly recipients: readonly string[];
	readonly raw: string;
	readonly secure: boolean;
	readonly utf8: boolean;
}

/** A mail server that does what the local part of the recipient says, as `550@` or `drop-after-data@`. */
async function startSink(port = 0, { offerTls = false, offerUtf8 = true } = {}) {
	const taken: Taken[] = [];
	const logIns: string[] = [];
	const server = new SMTPServer({
		authOptional: true,
		allowInsecureAuth: true,
		disableReverseLookup: true,
		hideSTARTTLS: !offerTls,
		hideSMTPUTF8: !offerUtf8,
		closeTimeout: 50,
		onAuth({ username, password }, _session, callback) {
			logIns.push(`${username} ${password}`);
			callback(null, { user: username });
		},
		onRcptTo({ address }, _session, callback) {
			if (address.startsWith("hang-at-rcpt@")) return;
			callback(refusal(/^(\d{3})@/.exec(address)?.[1]));
		},
		async onData(stream, session, callback) {
			const raw = await text(stream);
			const recipients = session.envelope.rcptTo.map(({ address }) => address);
			const sender = session.envelope.mailFrom === false ? "" : session.envelope.mailFrom.address;
			taken.push({ sender, recipients, raw, secure: session.secure, utf8: session.envelope.smtpUtf8 === true });
			const [first = ""] = recipients;
			if (first.startsWith("hang-after-data@")) return;
			if (first.startsWith("drop-after-data@")) return dropAll(server);
			callback(refusal(/^(\d{3})-after-data@/.exec(first)?.[1]));
		},
	});
	server.on("error", () => {});
	const stop = () => {
		dropAll(server);
		return new Promise<void>((resolve) => server.close(resolve));
	};
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	stops.push(stop);
	return { port: (server.server.address() as AddressInfo).port, taken, logIns, stop };
}

function refusal(code: string | undefined): Error | null {
	return code === undefined ? null : Object.assign(new Error("So it is scripted"), { responseCode: Number(code) });
}

function dropAll(server: SMTPServer): void {
	for (const connection of server.connections) (connection as { _socket: Socket })._socket.destroy();
}

async function listen(server: Server): Promise<number> {
	const sockets = new Set<Socket>();
	server.on("connection", (socket) => sockets.add(socket));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	stops.push(async () => {
		for (const socket of sockets) socket.destroy();
		server.close();
	});
	return (server.address() as AddressInfo).port;
}

/** Each byte counts as a sign of life, so that only the bound on the whole e-mail ends this. */
function trickle(socket: Socket): void {
	socket.write("220 slow\r\n");
	const timer = setInterval(() => socket.write("250-x\r\n"), 100);
	socket.on("close", () => clearInterval(timer));
}
