import { readFileSync } from "node:fs";
import Fastify from "fastify";
import { sendMessage } from "#contract/message.ts";

/** The yardstick: Fastify with nothing around it. PORT and the files to answer with, if any, come from the environment. */
const { PORT, INBOX_JSON, HOME_FILE } = process.env;
const letters: unknown = INBOX_JSON === undefined ? [] : JSON.parse(readFileSync(INBOX_JSON, "utf8"));
const home = HOME_FILE === undefined ? "" : readFileSync(HOME_FILE);

const app = Fastify({ logger: false });
app.get("/inbox", async () => letters);
app.get("/home", (_request, reply) =>
	reply.header("content-type", "text/html; charset=utf-8").header("content-encoding", "br").send(home),
);
app.post("/messages", { schema: { body: sendMessage.body, response: sendMessage.responses } }, async () => ({
	success: true,
	status: "approved",
	emailSent: true,
}));
await app.listen({ port: Number(PORT), host: "127.0.0.1" });
