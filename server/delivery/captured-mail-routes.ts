import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { listCaptured, readCaptured } from "./captured-mail.ts";
import { emailPage, listPage } from "./captured-mail-pages.ts";
import { type StrictPage, strictEmailHtml } from "./strict-email-html.ts";

const shownAtMost = 200;

interface EmailRoute {
	readonly Params: { readonly id: string };
}

/**
 * Pages under `/mail` that show captured e-mails to whoever sits at this machine; for anybody else they do not
 * exist. To be registered only when e-mails are captured.
 */
export function registerCapturedMail(app: FastifyInstance, { dir }: { readonly dir: string }): void {
	const options = { schema: { hide: true }, preHandler: onlyFromThisMachine };

	app.get("/mail", options, async (_request, reply) => {
		const { newest, total } = await listCaptured(dir, shownAtMost);
		return sendPage(reply, listPage(newest, total));
	});
	app.get<EmailRoute>("/mail/:id", options, async ({ params }, reply) => {
		const email = await readCaptured(dir, params.id);
		return email === undefined ? notFound(reply) : sendPage(reply, emailPage(email));
	});
	app.get<EmailRoute>("/mail/:id/html", options, async ({ params }, reply) => {
		const email = await readCaptured(dir, params.id);
		return email === undefined ? notFound(reply) : sendPage(reply, strictEmailHtml(email.html));
	});
	app.get<EmailRoute>("/mail/:id/raw", options, async ({ params }, reply) => {
		const email = await readCaptured(dir, params.id);
		if (email === undefined) return notFound(reply);
		return guarded(reply)
			.header("content-disposition", `attachment; filename="${email.id}.eml"`)
			.type("message/rfc822")
			.send(email.raw);
	});
}

function sendPage(reply: FastifyReply, { html, policy }: StrictPage): FastifyReply {
	return guarded(reply).header("content-security-policy", policy).type("text/html; charset=utf-8").send(html);
}

/** These pages show letters: nothing keeps a copy, and nothing guesses another type. */
function guarded(reply: FastifyReply): FastifyReply {
	return reply
		.header("cache-control", "no-store")
		.header("x-content-type-options", "nosniff")
		.header("referrer-policy", "no-referrer");
}

/** The same answer as for a path that nobody serves. */
function notFound(reply: FastifyReply): FastifyReply {
	reply.callNotFound();
	return reply;
}

async function onlyFromThisMachine(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
	return isFromThisMachine(request) ? undefined : notFound(reply);
}

/**
 * The socket's own address, never a header's. A proxy on this machine would make the whole world look local, so
 * its marks refuse a request; so does a Host that is no local name, which is how a foreign page that has bound
 * its domain to 127.0.0.1 (DNS rebinding) arrives.
 */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
	const proxied = Object.keys(headers).some((name) => proxyMarks.test(name));
	return !proxied && loopback.test(socket.remoteAddress ?? "") && localHost.test(headers.host ?? "");
}

const proxyMarks =
	/^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.+|fastly-.+|x-original-.+|x-envoy-.+)$/;
const loopback = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;
const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;
