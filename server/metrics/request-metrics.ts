import { Counter, Histogram, type Registry } from "@prometheus-io/client";
import type { FastifyInstance } from "fastify";
import type { ErrorReason } from "#contract/errors.ts";
import { routeLabel } from "./route-label.ts";

const usualRefusals: readonly ErrorReason[] = [
	"overloaded",
	"rate_limited",
	"all_limit",
	"proof_needed",
	"recipient_limit",
];

/** Requests by route, answers by class of status, and what was refused because there was too much. */
export function createRequestMetrics(registry: Registry) {
	const registers = [registry];
	const requests = new Counter({
		name: "billetdoux_http_requests_total",
		help: "Answered requests by method, route and status class; pages and files are one route each.",
		labelNames: ["method", "route", "status"],
		registers,
	});
	const duration = new Histogram({
		name: "billetdoux_http_request_duration_seconds",
		help: "Time from the arrival of a request's head to the end of its answer, by method and route.",
		labelNames: ["method", "route"],
		buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
		registers,
	});
	const refusals = new Counter({
		name: "billetdoux_refusals_total",
		help: "Requests refused because there were too many, by reason: overloaded, or the limit that was hit.",
		labelNames: ["reason"],
		registers,
	});
	// A counter that begins at 1 shows no increase.
	for (const reason of usualRefusals) refusals.inc({ reason }, 0);
	return {
		/** Counts what an application answers, whenever its routes are registered. */
		countAnswers(app: FastifyInstance): void {
			app.addHook("onResponse", (request, reply, done) => {
				const { method, route } = routeLabel(request.method, request.routeOptions.url);
				requests.inc({ method, route, status: `${Math.trunc(reply.statusCode / 100)}xx` });
				duration.observe({ method, route }, reply.elapsedTime / 1_000);
				done();
			});
		},
		refused(reason: ErrorReason): void {
			refusals.inc({ reason });
		},
	};
}
