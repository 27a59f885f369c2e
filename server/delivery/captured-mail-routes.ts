import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isFromThisMachine } from "#server/http/this-machine.ts";
import { listCaptured, readCaptured } from "./captured-mail.ts";
import type { MailAccess } from "./captured-mail-access.ts";
import { emailPage, listPage } from "./captured-mail-pages.ts";
import { type StrictPage, strictEmailHtml } from "./strict-email-html.ts";

const shownAtMost = 200;

interface ListRoute {
	readonly Querystring: { readonly key?: unknown };
}

interface EmailRoute {
	readonly Params: { readonly id: string };
}

/**
 * Pages under `/mail` that show captured e-mails to a browser on this machine that has opened a link; for anybody else
 * they do not exist. See decisions/0030.
 */
export function registerCapturedMail(app: FastifyInstance, dir: string, access: MailAccess): void {
	// No HEAD: it would open a link that nobody sees.
	const common = { exposeHeadRoute: false };
	const onlyOpened = async (request: FastifyRequest, reply: FastifyReply) =>
		isFromThisMachine(request) && access.hasOpened(request.headers.cookie) ? undefined : notFound(reply);
	const options = { ...common, preHandler: onlyOpened };

	app.get<ListRoute>("/mail", { ...common, preHandler: onlyFromThisMachine }, async (request, reply) => {
		const { key } = request.query;
		// A browser that loads a page before it is asked for loads it again when it is.
		const cookie = typeof key === "string" && !isPrefetch(request) ? await access.open(key) : undefined;
		if (cookie !== undefined) return guarded(reply).header("set-cookie", cookie).redirect("/mail", 303);
		if (!access.hasOpened(request.headers.cookie)) return notFound(reply);
		if (key !== undefined) return guarded(reply).redirect("/mail", 303);
		const { newest, total } = await listCaptured(dir, shownAtMost);
		return sendPage(alone(reply), listPage(newest, total));
	});
	app.get<EmailRoute>("/mail/:id", options, async ({ params }, reply) => {
		const email = await readCaptured(dir, params.id);
		return email === undefined ? notFound(reply) : sendPage(alone(reply), emailPage(email));
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

function isPrefetch({ headers }: FastifyRequest): boolean {
	return headers["sec-purpose"] !== undefined || headers.purpose !== undefined;
}

function sendPage(reply: FastifyReply, { html, policy }: StrictPage): FastifyReply {
	return guarded(reply).header("content-security-policy", policy).type("text/html; charset=utf-8").send(html);
}

/** Other sites share no window with it. Not for a sandboxed page: a browser refuses to show one that asks for this. */
function alone(reply: FastifyReply): FastifyReply {
	return reply.header("cross-origin-opener-policy", "same-origin");
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

/** Not every proxy can be told from a program here: the link is what keeps strangers out. */
async function onlyFromThisMachine(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
	return isFromThisMachine(request) ? undefined : notFound(reply);
}
