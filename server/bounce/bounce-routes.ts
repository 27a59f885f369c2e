import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ExpectedError } from "#contract/errors.ts";
import type { Clock } from "#server/clock.ts";
import type { Admission } from "#server/http/admission.ts";
import { overloaded } from "#server/http/overloaded.ts";
import type { BounceLifecycle } from "./bounce-lifecycle.ts";
import type { ReadWebhook } from "./webhook.ts";

interface BounceRoute {
	readonly readWebhook: ReadWebhook;
	readonly lifecycle: BounceLifecycle;
	readonly admission: Admission;
	/** Bytes of a call. */
	readonly bodyLimit: number;
	readonly clock: Clock;
}

/**
 * Where providers and mail servers report bounces and complaints. Its body is read as bytes, since signatures are made over
 * these, so it is none of the contract's calls.
 */
export function registerBounces(app: FastifyInstance, route: BounceRoute): void {
	const { readWebhook, lifecycle, admission, bodyLimit, clock } = route;
	const turnAway = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
		if (admission.visitors.isFull()) admission.refuse(request, reply);
		else done();
	};
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_request, body, done) => done(null, body));
		scope.post("/api/bounces", { bodyLimit, onRequest: turnAway }, async (request, reply) => {
			const { body, headers } = request;
			if (!Buffer.isBuffer(body)) throw new ExpectedError("invalid_input", "body_invalid");
			const leave = admission.visitors.enter();
			if (leave === undefined) throw overloaded();
			try {
				const header = (name: string) => [headers[name] ?? ""].flat().join(",");
				await lifecycle.takeAll(await readWebhook({ header, body, now: clock() }));
			} finally {
				leave();
			}
			return reply.header("cache-control", "no-store").send({ success: true });
		});
	});
}
