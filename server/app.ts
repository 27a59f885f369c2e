import { join } from "node:path";
import { describeError } from "#i18n/describe-error.ts";
import { localeOfAcceptLanguage, locales, prefixOf } from "#i18n/locales.ts";
import { prepareModerator } from "#moderation/moderate.ts";
import packageJson from "#package.json" with { type: "json" };
import { assembleAdministration } from "#server/admin/assemble-administration.ts";
import type { FirstAdministrator } from "#server/admin/first-administrator.ts";
import type { PasswordHashing } from "#server/admin/password-pool.ts";
import { assembleAnalytics } from "#server/analytics/assemble-analytics.ts";
import type { CountsStore } from "#server/analytics/counts-store.ts";
import { createLocalHour } from "#server/analytics/local-hour.ts";
import { assembleBounces } from "#server/bounce/assemble-bounces.ts";
import type { FetchCertificate } from "#server/bounce/sns-envelopes.ts";
import { assembleContact } from "#server/contact/assemble-contact.ts";
import type { Database } from "#server/database/engine.ts";
import { createMailAccess } from "#server/delivery/captured-mail-access.ts";
import { registerCapturedMail } from "#server/delivery/captured-mail-routes.ts";
import { createDelivery } from "#server/delivery/delivery.ts";
import { createEmailSwitches } from "#server/delivery/email-switches.ts";
import { registerLetterPreview } from "#server/delivery/letter-preview.ts";
import { mailDir, openOutgoingMail } from "#server/delivery/outgoing-mail.ts";
import type { SettledListener } from "#server/delivery/settled-listener.ts";
import type { Transport } from "#server/delivery/transport.ts";
import { createAdmission } from "#server/http/admission.ts";
import { registerApiDocs } from "#server/http/api-docs.ts";
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
import { createJudge, judgeTimeoutMs, type ModerationEngine } from "#server/judge/judge.ts";
import { describeModerator, openModerator } from "#server/judge/moderator.ts";
import { assembleLearning } from "#server/learning/assemble-learning.ts";
import { assembleMessages } from "#server/message/assemble-messages.ts";
import type { WithdrawWaiting } from "#server/message/withdrawal.ts";
import { createLinkTokens } from "#server/privacy/link-token.ts";
import { openSealedDatabase } from "#server/privacy/open-sealed-database.ts";
import { createVault, type Vault } from "#server/privacy/seal.ts";
import { createSecretWatch, type SecretWatch } from "#server/privacy/secret-watch.ts";
import { createVisitorKeys } from "#server/privacy/visitor-key.ts";
import { createSuppressions } from "#server/suppression/suppressions.ts";
import { type Clock, sleep, steadyClock, systemClock, within } from "./clock.ts";
import type { Config } from "./config.ts";
import { createLog, type Log } from "./log.ts";
import { assembleRecipients } from "./recipients.ts";
import { assembleRetention } from "./retention-of-all.ts";

/** The outside world, replaceable in tests. */
export interface Overrides {
	/** Every clock of the process, the steady one included. PostgreSQL keeps its own for deliveries. */
	readonly clock?: Clock;
	readonly log?: Log;
	readonly transport?: Transport;
	readonly moderation?: ModerationEngine;
	readonly passwords?: PasswordHashing;
	readonly fetchCertificate?: FetchCertificate;
	/** How many times longer than usual the database is waited for. */
	readonly databasePatience?: number;
}

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

const builtDir = join(import.meta.dirname, "..", "dist");

/**
 * Puts the service together; the only place that knows every part.
 * @throws when the database cannot be opened, belongs to another secret, or the site was not built.
 */
export async function createApp(config: Config, overrides: Overrides = {}): Promise<App> {
	const log = overrides.log ?? createLog(config.logLevel);
	// Here rather than at the first note, which would wait for it.
	await prepareModerator();
	const learned = loadAdaptedWeights(config);
	if (learned !== undefined && !learned.isUsed) log.warn({}, learned.text);
	const { database, secret: value } = await openSealedDatabase(config, log, overrides.databasePatience);
	const secret = createSecretWatch({ database, secret: value, log });
	const vault = secret.guard(createVault(value));
	try {
		const clocks = { clock: overrides.clock ?? systemClock, steadyClock: overrides.clock ?? steadyClock };
		return { learned, ...(await createAppOn({ config, database, secret, vault, ...clocks, log }, overrides)) };
	} catch (error) {
		await database.close();
		throw error;
	}
}

/** What every part stands on. */
interface Foundation {
	readonly config: Config;
	readonly database: Database;
	readonly secret: SecretWatch;
	readonly vault: Vault;
	readonly clock: Clock;
	readonly steadyClock: Clock;
	readonly log: Log;
}

async function createAppOn(foundation: Foundation, overrides: Overrides): Promise<Omit<App, "learned">> {
	const { config, database, log, secret } = foundation;
	const parts = await assemble(foundation, overrides);
	const firstAdministrator = await parts.administration.ensureFirst();
	const http = await createServer(foundation, parts);
	const { app: server, connections } = http;
	const { analytics, contact, delivery, messages, mailAccess, retention } = parts;
	return {
		url: originOf(config),
		firstAdministrator,
		capturedMailUrl: mailAccess && `${config.publicUrl}${mailAccess.startLink}`,
		async start() {
			for (const warning of config.warnings) log.warn({}, warning);
			secret.start();
			if (config.roles.web) await listen(http, config.host, config.port);
			if (config.roles.web) analytics.start();
			if (config.roles.worker) delivery.start();
			if (config.roles.worker) messages.alert.start();
			if (config.roles.worker) messages.scheduled.start();
			// A database that is away must not end the start; the next one goes on with it.
			const keys = config.roles.worker ? contact.fillKeys() : undefined;
			keys?.catch((error) => log.warn({}, "the keys of older contact messages are not complete yet", error));
			retention.start();
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
					analytics.stop(),
					messages.alert.stop(),
					messages.scheduled.stop(),
					retention.stop(),
					secret.stop(),
				]),
			);
			await within(stopLimits.databaseMs, database.close());
		},
	};
}

/** The capabilities and the nouns. Each folder says itself what it consists of and which calls it serves. */
async function assemble(foundation: Foundation, overrides: Overrides) {
	const { transport, moderation, passwords, fetchCertificate } = overrides;
	const { config, secret, clock, steadyClock, log } = foundation;
	const tokens = createLinkTokens(foundation.vault);
	const mail = await openOutgoingMail({ ...foundation, tokens, templatesDir: join(builtDir, "email"), transport });
	const judge = createJudge(
		moderation ?? (await openModerator(config, { clock: steadyClock, log })),
		judgeTimeoutMs,
		log,
	);
	const analytics = assembleAnalytics(foundation);
	const { counts, figures } = analytics;
	const suppressions = createSuppressions(foundation.database.engine);
	const withdrawWaiting: WithdrawWaiting = (queries, owner) => messages.withdrawWaiting(queries, owner);
	const bounces = assembleBounces({ ...foundation, suppressions, counts, withdrawWaiting, fetchCertificate });
	const delivery = createDelivery({
		...foundation,
		...mail,
		mayOpen: secret.fits,
		// One more who wants to know of each settled delivery is one more line here.
		listeners: [countSettled(counts), bounces.listener],
	});
	const switches = createEmailSwitches();
	const mailAccess = createMailAccess(config, clock);
	const administration = assembleAdministration({
		...foundation,
		hashing: passwords,
		mail,
		mailAccess,
		switches,
		suppressions,
		figures,
		version: packageJson.version,
		moderation: describeModerator(config),
	});
	const { record } = administration;
	const shared = { ...foundation, delivery, switches, suppressions, counts, record };
	const learning = assembleLearning(shared);
	const messages = assembleMessages({ ...shared, judge, examples: learning.examples });
	const contact = assembleContact({ ...foundation, outbox: delivery.outbox, switches });
	const retention = assembleRetention(foundation, messages.erasers);
	const nouns = { learning, messages, contact };
	const recipients = assembleRecipients({ ...foundation, tokens, suppressions, outbox: delivery.outbox, ...nouns });
	return { analytics, delivery, administration, ...nouns, ...recipients, bounces, mail, mailAccess, retention };
}

function countSettled(counts: CountsStore): SettledListener {
	return {
		inTransaction: (queries, { state, at }) => counts.bump(queries, at, "email", state === "sent" ? "sent" : "failed"),
	};
}

type Parts = Awaited<ReturnType<typeof assemble>>;

async function createServer({ config, database, secret, clock, log }: Foundation, parts: Parts): Promise<HttpServer> {
	const { analytics, administration, learning, messages, contact, inbox, recipientRights, bounces, mailAccess } = parts;
	const words: DescribeError = (reason, inputs, acceptLanguage) =>
		describeError(reason, inputs, localeOfAcceptLanguage(acceptLanguage));
	const http = createHttpServer({
		trustProxy: config.trustProxy,
		secure: config.publicUrl.startsWith("https:"),
		describeError: words,
		log,
	});
	const { app: server, connections } = http;
	const admission = createAdmission({ locales, localeOf: localeOfAcceptLanguage, describeError: words, log });
	server.addHook("onClose", async () => admission.stop());
	await registerApiDocs(server, packageJson.version);
	const localHour = createLocalHour(config.timeZone);
	const site = loadStaticSite(join(builtDir, "public"), {
		origin: config.publicUrl,
		today: () => localHour(clock()).day,
		factsOn: (day) => factsOfConfig(config, day),
	});
	analytics.countRequests(server, site.files.keys());
	const { keyOf: sourceOf, neighbourhoodOf } = createVisitorKeys(clock);
	const callers = { sourceOf, neighbourhoodOf, visitorOf: analytics.visitorOf };
	await server.register(async (routes) => {
		const { authenticate } = administration;
		const serve = createServe(routes, { callers, authenticate, findRecipient: inbox.findRecipient, admission });
		messages.serve(serve);
		learning.serve(serve);
		contact.serve(serve);
		inbox.serve(serve);
		analytics.serve(serve, site.files.keys());
		administration.serve(serve);
	});
	await server.register(async (routes) => {
		const { shells } = site;
		const servePage = createServePage(routes, { shells, prefixOf, callers, admission, describeError: words });
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
	if (mailAccess !== undefined) registerCapturedMail(server, mailDir(config), mailAccess);
	administration.registerPages(server);
	registerLetterPreview(server, parts.mail.showEmptyLetter);
	registerStaticPages(server, site);
	return http;
}

async function canWrite(database: Database): Promise<boolean> {
	await database.probe();
	return true;
}
