import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyReply, FastifyRequest } from "fastify";
import { statusOfError } from "#contract/errors.ts";
import type { Log } from "#server/log.ts";
import { inHand, nextLimit } from "./admission-limit.ts";
import { type DescribeError, failureBody, type OnRefused } from "./error-response.ts";
import { createLane, type Lane } from "./lane.ts";
import { overloaded, secondsToWait } from "./overloaded.ts";

interface AdmissionDependencies {
	/** The languages of refusals. */
	readonly locales: readonly string[];
	/** Which of them an Accept-Language header asks for. */
	readonly localeOf: (acceptLanguage: string | undefined) => string;
	readonly describeError: DescribeError;
	readonly onRefused: OnRefused;
	readonly log: Log;
}

/** Who is let in while there is more to do than can be done. */
export interface Admission {
	/** Notes, look-ups, contact messages: what anybody may ask for. */
	readonly visitors: Lane;
	/** Those who signed in or want to: however much the public asks for, these have places of their own. */
	readonly administration: Lane;
	/** Answers that there is no room; for use before anything of the request is read. */
	refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply;
	/** Stops measuring. */
	stop(): void;
}

const adjustMs = 100;
/** An overload is over after so many adjustments without a refusal. */
const quietAfter = 50;
const administrationPlaces = 64;

/** Lets as much in as the event loop keeps up with, and refuses the rest at once. */
export function createAdmission({
	locales,
	localeOf,
	describeError,
	onRefused,
	log,
}: AdmissionDependencies): Admission {
	const refusals = refusalsIn(locales, describeError);
	const turns = monitorEventLoopDelay();
	turns.enable();
	const watch = watchRefusals(log);
	let limit: number = inHand.max;
	const timer = setInterval(() => {
		limit = nextLimit(limit, turns.mean / 1e6);
		turns.reset();
		watch.tick();
	}, adjustMs).unref();
	return {
		visitors: createLane(() => limit),
		administration: createLane(() => administrationPlaces),
		refuse(request, reply) {
			watch.count();
			onRefused("overloaded");
			const refusal = refusals.get(localeOf(request.headers["accept-language"]));
			return reply
				.code(statusOfError.overloaded)
				.headers(refusal?.headers ?? {})
				.header("retry-after", secondsToWait())
				.send(refusal?.body);
		},
		stop() {
			clearInterval(timer);
			turns.disable();
		},
	};
}

interface Refusal {
	/** A text, which leaves together with its headers in one write; a buffer would be a second one. */
	readonly body: string;
	readonly headers: Readonly<Record<string, string | number>>;
}

/** The answer for each language, made once: a refusal has to cost next to nothing. */
function refusalsIn(locales: readonly string[], describeError: DescribeError): ReadonlyMap<string, Refusal> {
	const error = overloaded();
	return new Map(
		locales.map((locale) => {
			const body = JSON.stringify(failureBody(error, describeError, locale));
			const headers = {
				"cache-control": "no-store",
				"content-type": "application/json; charset=utf-8",
				"content-length": Buffer.byteLength(body),
			};
			return [locale, { body, headers }];
		}),
	);
}

/** Logs that refusing began and that it ended: never a line for each. */
function watchRefusals(log: Log) {
	let [refused, seen, quiet] = [0, 0, 0];
	return {
		count: () => void refused++,
		tick(): void {
			if (refused === 0) return;
			if (seen === 0) log.warn({}, "overloaded: some requests are refused");
			quiet = refused === seen ? quiet + 1 : 0;
			seen = refused;
			if (quiet < quietAfter) return;
			log.info({ refused }, "requests are no longer refused");
			[refused, seen, quiet] = [0, 0, 0];
		},
	};
}
