import { randomUUIDv7 } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import Fastify from "fastify";
import { type Submission, sendMessage } from "#contract/message.ts";
import { createPlainMail } from "./plain-mail.ts";

/**
 * What a good engineer would write in an afternoon: one durable insert a note, and the e-mail in a pool of connections,
 * awaited. No moderation, no sealing, no outbox, no limits; the same words and HTML in the e-mail as ours.
 */
const { PORT, DATA_DIR = "", SMTP_PORT } = process.env;
const database = new DatabaseSync(join(DATA_DIR, "plain.sqlite"));
database.exec(`
	pragma journal_mode = wal;
	pragma synchronous = full;
	create table message (id text primary key, recipient text not null, text text not null, created_at integer not null);
	create index message_by_recipient on message (recipient, id);
`);
const insert = database.prepare("insert into message values (?, ?, ?, ?)");
const send = createPlainMail(Number(SMTP_PORT));

const app = Fastify({ logger: false });
app.post<{ Body: Submission }>(
	"/api/messages",
	{ schema: { body: sendMessage.body, response: sendMessage.responses } },
	async ({ body }) => {
		insert.run(randomUUIDv7(), body.recipientEmail, body.message, Date.now());
		await send(body.recipientEmail, body.message);
		return { success: true, status: "approved", emailSent: true };
	},
);
await app.listen({ port: Number(PORT), host: "127.0.0.1" });
