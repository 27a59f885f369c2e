import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ExpectedError, statusOfError } from "#contract/errors.ts";
import type { Admission } from "./admission.ts";
import { type DescribeError, isRefusal, type OnRefused, wordsOf } from "./error-response.ts";
import { fillPage, type PageValues } from "./fill-page.ts";
import { type Callers, inLane } from "./serve.ts";
import type { Shell } from "./static-files.ts";

/** What a request is answered with: one of the pages that the build made to be filled. */
export interface Shown {
	readonly page: string;
	readonly values?: PageValues;
	/** 200 when absent. */
	readonly status?: number;
}

/** What a page may know of a request. Neither the address nor any other trace of the caller is in it. */
export interface PageRequest<Locale extends string> {
	readonly params: Readonly<Record<string, string>>;
	/** The text fields of the form that was sent. */
	readonly form: ReadonlyMap<string, string>;
	/** Of the path. */
	readonly locale: Locale;
	readonly source: string;
	readonly neighbourhood: () => string;
}

interface PageRoute<Locale extends string> {
	/** Without language prefix, with `:name` for parameters. */
	readonly path: `/${string}`;
	/** Answers GET and changes nothing: programs look at the links of e-mails before people do. */
	readonly show: (request: PageRequest<Locale>) => Shown | Promise<Shown>;
	/** Answers POST, which only somebody sends who means it. */
	readonly act: (request: PageRequest<Locale>) => Promise<Shown>;
}

/** Binds a path in each language to what it shows and does. */
export type ServePage<Locale extends string> = (route: PageRoute<Locale>) => void;

interface FilledPageDependencies<Locale extends string> {
	readonly shells: ReadonlyMap<string, Shell>;
	readonly prefixOf: Readonly<Record<Locale, string>>;
	readonly callers: Pick<Callers, "sourceOf" | "neighbourhoodOf">;
	readonly admission: Admission;
	readonly describeError: DescribeError;
	readonly onRefused: OnRefused;
}

/**
 * Makes `servePage` for a server of its own, for it takes any body: forms as they are (also without JavaScript), and
 * what cannot be read as one counts as an empty form. An expected failure is said on the page `trouble`.
 */
export function createServePage<Locale extends string>(
	app: FastifyInstance,
	{ shells, prefixOf, callers, admission, describeError, onRefused }: FilledPageDependencies<Locale>,
): ServePage<Locale> {
	app.removeAllContentTypeParsers();
	app.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));

	async function requestOf(request: FastifyRequest, locale: Locale): Promise<PageRequest<Locale>> {
		return {
			params: request.params as Readonly<Record<string, string>>,
			form: await formOf(request),
			locale,
			source: callers.sourceOf(request.ip),
			neighbourhood: () => callers.neighbourhoodOf(request.ip),
		};
	}

	async function outcomeOf(answer: () => Shown | Promise<Shown>, reply: FastifyReply, locale: Locale): Promise<Shown> {
		try {
			return await inLane(admission.visitors, async () => answer());
		} catch (error) {
			if (!(error instanceof ExpectedError)) throw error;
			if (isRefusal(error)) onRefused(error.reason);
			const { retryAfterSeconds } = error.detail;
			if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
			const words = wordsOf(error, describeError, locale);
			return { page: "trouble", status: statusOfError[error.code], values: { error: words } };
		}
	}

	function send(request: FastifyRequest, reply: FastifyReply, shown: Shown, locale: Locale): FastifyReply {
		const shell = shells.get(`${shown.page}.${locale}`);
		if (shell === undefined) throw new Error(`the build has no page "${shown.page}" to fill`);
		const path = (request.url.split("?")[0] ?? "").slice(prefixOf[locale].length).replace(/^\/+/, "");
		const html = fillPage(shell.html, { path, ...shown.values });
		return reply
			.code(shown.status ?? 200)
			.headers(shell.headers)
			.send(html);
	}

	const locales = Object.keys(prefixOf) as Locale[];
	return ({ path, show, act }) => {
		for (const locale of locales) {
			const answerBy = (answer: PageRoute<Locale>["show"]) => async (request: FastifyRequest, reply: FastifyReply) => {
				const asked = await requestOf(request, locale);
				return send(request, reply, await outcomeOf(() => answer(asked), reply, locale), locale);
			};
			const url = `${prefixOf[locale]}${path}`;
			app.route({ url, method: ["GET", "HEAD"], handler: answerBy(show) });
			app.route({ url, method: "POST", handler: answerBy(act) });
		}
	};
}

/** Urlencoded or multipart, as browsers and mail providers (RFC 8058) send it. */
async function formOf({ body, headers }: FastifyRequest): Promise<ReadonlyMap<string, string>> {
	const type = headers["content-type"];
	if (!(body instanceof Buffer) || type === undefined) return new Map();
	try {
		const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
		return new Map([...form].filter((field): field is [string, string] => typeof field[1] === "string"));
	} catch {
		return new Map();
	}
}
