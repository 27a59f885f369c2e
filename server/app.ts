import { join } from "node:path";
import { describeError } from "#i18n/describe-error.ts";
import { localeOfAcceptLanguage, locales, prefixOf } from "#i18n/locales.ts";
import { prepareModerator } from "#moderation/moderate.ts";
import packageJson from "#package.json" with { type: "json" };
import type { FirstAdministrator } from "#server/admin/first-administrator.ts";
import { createLocalHour } from "#server/analytics/local-hour.ts";
import type { Database } from "#server/database/engine.ts";
import { registerCapturedMail } from "#server/delivery/captured-mail-routes.ts";
import { registerLetterPreview } from "#server/delivery/letter-preview.ts";
import { mailDir } from "#server/delivery/outgoing-mail.ts";
import { createAdmission } from "#server/http/admission.ts";
import { registerApiDocs } from "#server/http/api-docs.ts";
import { devanagariFaces } from "#server/http/devanagari-fonts.ts";
import type { DescribeError } from "#server/http/error-response.ts";
import { factsOfConfig } from "#server/http/facts-of-config.ts";
import { createServePage } from "#server/http/filled-pages.ts";
import { registerHealth } from "#server/http/health.ts";
import { createHttpServer, type HttpServer, originOf } from "#server/http/http-server.ts";
import { listen } from "#server/http/listen.ts";
import { createServe } from "#server/http/serve.ts";
import { loadStaticSite } from "#server/http/static-files.ts";
import { registerStaticPages } from "#server/http/static-pages.ts";
import { type Learned, loadAdaptedWeights } from "#server/judge/adapted-weights.ts";
import { assembleMetrics } from "#server/metrics/assemble-metrics.ts";
import { createMetrics } from "#server/metrics/metrics.ts";
import { openSealedDatabase } from "#server/privacy/open-sealed-database.ts";
import { createSecretWatch } from "#server/privacy/secret-watch.ts";
import { createVisitorKeys, utcDay } from "#server/privacy/visitor-key.ts";
import { type Clock, sleep, steadyClock, systemClock, within } from "./clock.ts";
import type { Config } from "./config.ts";
import { createLog } from "./log.ts";
import { assembleParts, builtDir, type Foundation, type Overrides } from "./parts.ts";
import type { Siblings } from "./siblings.ts";

export interface App {
	/** Origin it listens at, as `http://127.0.0.1:3000`. */
	readonly url: string;
	/** What to tell the operator of a new database. */
	readonly firstAdministrator: FirstAdministrator | undefined;
	/** Where captured e-mails can be read: a URL that opens once. */
	readonly capturedMailUrl: string | undefined;
	/** What the moderator has learned here; undefined when nothing was taught. */
	readonly learned: Learned | undefined;
	/** Listens and takes up deliveries, by role. */
	start(): Promise<void>;
	/**
	 * Says for `noticeMs` that it is not ready, then takes no new connection, finishes requests in hand, those on their way
	 * for `noticeMs` more, and the sends under way as far as `stopLimits` allow, and closes the database.
	 */
	stop(options?: { readonly noticeMs?: number }): Promise<void>;
}

/** Together below the ten seconds that a supervisor waits before it kills; what is cut off is repeated by the next start. */
const stopLimits = {
	/** Requests in hand, among them those that are still arriving. */
	requestsMs: 5_000,
	/** What has been counted since it was last written. */
	countsMs: 1_000,
	databaseMs: 500,
} as const;

/**
 * Puts the service together: all its parts (`parts.ts`) and the server that they answer through.
 * `siblings` are the other processes of the service on this machine, if any.
 * @throws when the database cannot be opened, belongs to another secret, or the site was not built.
 */
export async function createApp(config: Config, overrides: Overrides = {}, siblings?: Siblings): Promise<App> {
	const log = overrides.log ?? createLog(config.logLevel);
	// Here rather than at the first note, which would wait for it.
	await prepareModerator();
	const learned = loadAdaptedWeights(config);
	if (learned !== undefined && !learned.isUsed) log.warn({}, learned.text);
	const waits = { patience: overrides.databasePatience, pauseMs: overrides.rotationPauseMs };
	const opened = await openSealedDatabase(config, log, waits);
	const { database } = opened;
	const secret = createSecretWatch({ ...opened, log });
	const vault = secret.guard(opened.vault);
	try {
		const clocks = {
			clock: overrides.clock ?? systemClock,
			steadyClock: overrides.clock ?? siblings?.steadyClock ?? steadyClock,
		};
		const metrics = createMetrics({ version: packageJson.version, engine: database.engine }, siblings);
		const foundation = { config, database, secret, vault, ...clocks, metrics, siblings, log };
		return { learned, ...(await createAppOn(foundation, overrides)) };
	} catch (error) {
		await database.close();
		throw error;
	}
}

async function createAppOn(foundation: Foundation, overrides: Overrides): Promise<Omit<App, "learned">> {
	const { config, database, siblings, log, secret } = foundation;
	const parts = await assembleParts(foundation, overrides);
	const firstAdministrator = await parts.administration.ensureFirst();
	const exposed = assembleMetrics({ ...foundation, readService: parts.operations.read, describeError: words });
	const http = await createServer(foundation, parts, exposed);
	const { app: server, connections } = http;
	const { analytics, contact, delivery, messages, mailAccess, operations, programs, retention } = parts;
	return {
		url: originOf(config),
		firstAdministrator,
		capturedMailUrl: mailAccess && `${config.publicUrl}${mailAccess.startLink}`,
		async start() {
			// Where there are several processes, the one above them says it once.
			if (siblings === undefined) for (const warning of config.warnings) log.warn({}, warning);
			secret.start();
			if (config.roles.web) await listen(http, { ...config, isShared: siblings !== undefined });
			await exposed.start();
			if (config.roles.web) analytics.start();
			if (config.roles.worker) delivery.start();
			if (config.roles.worker) messages.alert.start();
			if (config.roles.worker) messages.scheduled.start();
			if (config.roles.worker) programs.loop.start();
			if (config.roles.worker) for (const worker of [messages.bulkJobs, parts.resealing]) worker.start();
			// A database that is away must not end the start; the next one goes on with it.
			const keys = config.roles.worker ? contact.fillKeys() : undefined;
			keys?.catch((error) => log.warn({}, "the keys of older contact messages are not complete yet", error));
			retention.start();
			operations.start();
		},
		async stop({ noticeMs = 0 } = {}) {
			connections.drain();
			await sleep(noticeMs);
			const answered = connections.end(stopLimits.requestsMs, noticeMs);
			await Promise.all([answered, delivery.stop(answered)]);
			await within(
				stopLimits.countsMs,
				Promise.all([
					server.close(),
					exposed.stop(),
					analytics.stop(),
					messages.alert.stop(),
					messages.scheduled.stop(),
					programs.loop.stop(),
					messages.bulkJobs.stop(),
					parts.resealing.stop(),
					retention.stop(),
					operations.stop(),
					secret.stop(),
				]),
			);
			await within(stopLimits.databaseMs, database.close());
		},
	};
}

type Parts = Awaited<ReturnType<typeof assembleParts>>;

async function createServer(
	{ config, database, secret, metrics, clock, siblings, log }: Foundation,
	parts: Parts,
	exposed: Pick<ReturnType<typeof assembleMetrics>, "register">,
): Promise<HttpServer> {
	const { analytics, administration, learning, messages, contact, inbox, recipientRights, bounces, programs } = parts;
	const telling = { describeError: words, onRefused: metrics.refused, log };
	const secure = config.publicUrl.startsWith("https:");
	const http = createHttpServer({ trustProxy: config.trustProxy, secure, ...telling });
	const { app: server, connections } = http;
	metrics.countAnswers(server);
	const admission = createAdmission({ locales, localeOf: localeOfAcceptLanguage, ...telling });
	server.addHook("onClose", async () => admission.stop());
	registerApiDocs(server, join(builtDir, "api"));
	const site = openSite(config, clock);
	analytics.countRequests(server, site.files.keys());
	const { keyOf: sourceOf, neighbourhoodOf } = createVisitorKeys(
		clock,
		utcDay,
		siblings && (() => siblings.dayKey("limits")),
	);
	const callers = { sourceOf, neighbourhoodOf, visitorOf: analytics.visitorOf };
	await server.register(async (routes) => {
		const authenticate = programs.authenticateToo(administration.authenticate);
		const serve = createServe(routes, { callers, authenticate, findRecipient: inbox.findRecipient, admission });
		messages.serve(serve);
		learning.serve(serve);
		contact.serve(serve);
		inbox.serve(serve);
		analytics.serve(serve, site.files.keys());
		administration.serve(serve);
		programs.serve(serve);
		parts.operations.serve(serve);
	});
	await server.register(async (routes) => {
		const { shells } = site;
		const servePage = createServePage(routes, { shells, prefixOf, callers, admission, ...telling });
		recipientRights.servePages(servePage);
	});
	bounces.register(server, admission);
	// One more thing without which no note can be taken is one more line here.
	const checks = [
		{ name: "database", holds: () => canWrite(database) },
		{ name: "draining", holds: () => !connections.isDraining },
		{ name: "secret", holds: secret.fits },
	];
	registerHealth(server, checks, log);
	exposed.register(server);
	if (parts.mailAccess) registerCapturedMail(server, mailDir(config), parts.mailAccess);
	const fontFaces = devanagariFaces(site.files.keys());
	administration.registerPages(server, fontFaces);
	registerLetterPreview(server, parts.mail.showEmptyLetter, fontFaces);
	registerStaticPages(server, site);
	return http;
}

/** The built pages, with what only this service knows. */
function openSite(config: Config, clock: Clock) {
	const localHour = createLocalHour(config.timeZone);
	return loadStaticSite(join(builtDir, "public"), {
		origin: config.publicUrl,
		today: () => localHour(clock()).day,
		factsOn: (day) => factsOfConfig(config, day),
	});
}

/** In the language that a caller asks for. */
const words: DescribeError = (reason, inputs, acceptLanguage) =>
	describeError(reason, inputs, localeOfAcceptLanguage(acceptLanguage));

async function canWrite(database: Database): Promise<boolean> {
	await database.probe();
	return true;
}
