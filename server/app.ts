import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { overallQuality } from "#contract/measured-quality.ts";
import { describeError } from "#i18n/error-words.ts";
import { localeOfAcceptLanguage } from "#i18n/locales.ts";
import { modelVersion, prepareModerator } from "#moderation/moderate.ts";
import packageJson from "#package.json" with { type: "json" };
import { createAccounts } from "#server/admin/accounts.ts";
import { createAuditLog } from "#server/admin/audit-log.ts";
import { serveDeliveries } from "#server/admin/delivery-routes.ts";
import { registerEmailPreview } from "#server/admin/email-preview-page.ts";
import { serveEmails } from "#server/admin/email-routes.ts";
import { ensureFirstAdministrator, type FirstAdministrator } from "#server/admin/first-administrator.ts";
import { serveSessions } from "#server/admin/session-routes.ts";
import { createSessions, type Sessions } from "#server/admin/sessions.ts";
import { serveSettings } from "#server/admin/settings-routes.ts";
import { createPasswordCheck, createSignIn } from "#server/admin/sign-in.ts";
import { createSystemInformation } from "#server/admin/system-information.ts";
import { serveAnalytics } from "#server/analytics/analytics-routes.ts";
import { countedPages } from "#server/analytics/counted-pages.ts";
import { createCountsStore } from "#server/analytics/counts-store.ts";
import { createFigures } from "#server/analytics/figures.ts";
import { createGeography } from "#server/analytics/geography.ts";
import { createLocalHour } from "#server/analytics/local-hour.ts";
import { createPageViewCounter } from "#server/analytics/page-view-counter.ts";
import { countPageRequests, servePageViews } from "#server/analytics/page-view-routes.ts";
import { createVisitors } from "#server/analytics/visitors.ts";
import { createContactLifecycle } from "#server/contact/contact-lifecycle.ts";
import { confirmationsPerMailbox, contactMessagesPerSource } from "#server/contact/contact-limits.ts";
import { serveContact } from "#server/contact/contact-routes.ts";
import { createContactStore } from "#server/contact/contact-store.ts";
import type { Database } from "#server/database/engine.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { openSqlite } from "#server/database/sqlite.ts";
import { registerCapturedMail } from "#server/delivery/captured-mail-routes.ts";
import { createDelivery } from "#server/delivery/delivery.ts";
import { createEmailSwitches } from "#server/delivery/email-switches.ts";
import { mailDir, openOutgoingMail } from "#server/delivery/outgoing-mail.ts";
import type { Transport } from "#server/delivery/transport.ts";
import { registerApiDocs } from "#server/http/api-docs.ts";
import { registerHealth } from "#server/http/health.ts";
import { createHttpServer } from "#server/http/http-server.ts";
import { createHourlyLimit } from "#server/http/rate-limit.ts";
import { createServe, type Serve } from "#server/http/serve.ts";
import { loadStaticSite } from "#server/http/static-files.ts";
import { registerStaticPages } from "#server/http/static-pages.ts";
import { serveInbox } from "#server/inbox/inbox-routes.ts";
import { createJudge, type ModerationEngine } from "#server/judge/judge.ts";
import { openModerator } from "#server/judge/moderator.ts";
import { serveMessageBulk } from "#server/message/message-bulk-routes.ts";
import { createMessageLifecycle } from "#server/message/message-lifecycle.ts";
import { serveMessageLists } from "#server/message/message-list-routes.ts";
import { createMessageReview } from "#server/message/message-review.ts";
import { serveMessageReview } from "#server/message/message-review-routes.ts";
import { serveMessages } from "#server/message/message-routes.ts";
import { createMessageStore } from "#server/message/message-store.ts";
import { createMessageTotals } from "#server/message/message-totals.ts";
import { createModerationAlert } from "#server/message/moderation-alert.ts";
import { createReviewStore } from "#server/message/review-store.ts";
import { ownSecret } from "#server/privacy/app-secret.ts";
import { createVault } from "#server/privacy/seal.ts";
import { createVisitorKeys } from "#server/privacy/visitor-key.ts";
import { type Clock, systemClock } from "./clock.ts";
import type { Config } from "./config.ts";
import { createLog, type Log } from "./log.ts";

/** The outside world, replaceable in tests. */
export interface Overrides {
	readonly clock?: Clock;
	readonly log?: Log;
	readonly transport?: Transport;
	readonly moderation?: ModerationEngine;
}

export interface App {
	/** Origin it listens at, as `http://127.0.0.1:3000`. */
	readonly url: string;
	/** What to tell the operator of a new database. */
	readonly firstAdministrator: FirstAdministrator | undefined;
	/** Listens and takes up deliveries, by role. */
	start(): Promise<void>;
	/** Takes no new request, finishes those in hand and the sends under way, and closes the database. */
	stop(): Promise<void>;
}

const builtDir = join(import.meta.dirname, "..", "dist");
const judgeTimeoutMs = 3_000;
// A language model ends its attempts before the judge loses patience, so that the kind of failure is known.
const llmBudgetMs = judgeTimeoutMs - 100;
/** Test e-mails of one administrator. */
const testEmailsPerHour = 30;
/** Pages that one source may report per hour: more than anybody looks at. */
const pageViewsPerHour = 600;

/**
 * Puts the service together; the only place that knows every part.
 * @throws when the database cannot be opened or the site was not built.
 */
export async function createApp(config: Config, overrides: Overrides = {}): Promise<App> {
	const clock = overrides.clock ?? systemClock;
	const log = overrides.log ?? createLog(config.logLevel);
	// Here rather than at the first note, which would wait for it.
	await prepareModerator();
	const database = await openDatabase(config, log);
	try {
		const mail = await openOutgoingMail({
			config,
			templatesDir: join(builtDir, "email"),
			clock,
			transport: overrides.transport,
		});
		const moderation = overrides.moderation ?? (await openModerator(config.llm, { budgetMs: llmBudgetMs, clock, log }));
		const parts = assemble(config, { database, mail, moderation, clock, log });
		const account = {
			username: config.adminUsername,
			password: config.adminPassword,
			hash: config.adminPasswordHash,
		};
		const firstAdministrator = await ensureFirstAdministrator(database, account, clock);
		const server = await createServer(config, parts, database, clock, log);
		return {
			url: `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${config.port}`,
			firstAdministrator,
			async start() {
				if (config.roles.web) await server.listen({ port: config.port, host: config.host });
				if (config.roles.web) parts.pageViews.start();
				if (config.roles.worker) parts.delivery.start();
				if (config.roles.worker) parts.moderationAlert.start();
			},
			async stop() {
				await server.close();
				await Promise.all([parts.pageViews.stop(), parts.moderationAlert.stop()]);
				await parts.delivery.stop();
				await database.close();
			},
		};
	} catch (error) {
		await database.close();
		throw error;
	}
}

function openDatabase(config: Config, log: Log): Promise<Database> {
	if (config.databaseUrl !== undefined) return openPostgres(config.databaseUrl, log);
	return openSqlite(join(config.dataDir, "billet-doux.sqlite"));
}

/** What everything above the database stands on. */
interface Foundation {
	readonly database: Database;
	readonly moderation: ModerationEngine;
	readonly mail: Awaited<ReturnType<typeof openOutgoingMail>>;
	readonly clock: Clock;
	readonly log: Log;
}

/** The capabilities and the lives of notes and contact messages, below HTTP. */
function assemble(config: Config, { database, mail, moderation, clock, log }: Foundation) {
	const vault = createVault(config.appSecret ?? ownSecret(config.dataDir));
	const localHour = createLocalHour(config.timeZone);
	const counts = createCountsStore(config.timeZone);
	const geography = createGeography(log);
	const visitors = createVisitors(clock, localHour);
	const pageViews = createPageViewCounter({ database, counts, geography, visitors, localHour, clock, log });
	const messages = createMessageStore(vault);
	const delivery = createDelivery({
		database,
		vault,
		...mail,
		clock,
		log,
		// One more who wants to know of each settled delivery is one more line here.
		listeners: [
			{
				inTransaction: (queries, { state, at }) =>
					counts.bump(queries, at, "email", state === "sent" ? "sent" : "failed"),
			},
		],
	});
	const { outbox } = delivery;
	const switches = createEmailSwitches();
	const noted = {
		messages,
		delivery,
		outbox,
		switches,
		counts,
		clock,
		allowancePerDay: config.rateLimits.perRecipient,
	};
	const lifecycle = createMessageLifecycle({
		...noted,
		database,
		judge: createJudge(moderation, judgeTimeoutMs, log),
		deliveryBudgetMs: config.deliveryBudgetMs,
	});
	const audit = createAuditLog(clock);
	const reviews = createReviewStore(vault);
	const totals = createMessageTotals();
	const review = createMessageReview({ ...noted, reviews, totals, record: audit.record });
	const contactLifecycle = createContactLifecycle({
		database,
		contacts: createContactStore(vault),
		outbox,
		switches,
		vault,
		limitConfirmations: createHourlyLimit(confirmationsPerMailbox),
		supportEmail: config.supportEmail,
		clock,
	});
	return {
		messages,
		delivery,
		lifecycle,
		contactLifecycle,
		audit,
		reviews,
		totals,
		review,
		switches,
		geography,
		visitors,
		pageViews,
		figures: createFigures(localHour),
		moderationAlert: createModerationAlert({
			...{ database, totals, outbox, switches, clock, log },
			adminEmail: config.adminEmail,
		}),
		showExample: mail.showExample,
		sendTest: mail.sendTestEmail,
	};
}

type Parts = ReturnType<typeof assemble>;

async function createServer(
	config: Config,
	parts: Parts,
	database: Database,
	clock: Clock,
	log: Log,
): Promise<FastifyInstance> {
	const server = createHttpServer({
		trustProxy: config.trustProxy,
		secure: config.publicUrl.startsWith("https:"),
		describeError: (reason, inputs, acceptLanguage) =>
			describeError(reason, inputs, localeOfAcceptLanguage(acceptLanguage)),
		log,
	});
	await registerApiDocs(server, packageJson.version);
	const sessions = createSessions(database, clock);
	const { publicUrl: origin, writingHint } = config;
	const site = loadStaticSite(join(builtDir, "public"), { origin, switches: { writingHint } });
	const pages = countedPages(site.files.keys());
	countPageRequests(server, pages, parts.visitors, parts.pageViews);
	await server.register(async (routes) => {
		const serve = createServe(
			routes,
			{ sourceOf: createVisitorKeys(clock).keyOf, visitorOf: parts.visitors.of },
			sessions.authenticate,
		);
		serveMessages(serve, parts.lifecycle, createHourlyLimit(config.rateLimits.perSource));
		serveContact(serve, parts.contactLifecycle, createHourlyLimit(contactMessagesPerSource));
		serveInbox(serve, database, parts.messages, createHourlyLimit(config.rateLimits.lookups), log);
		servePageViews(serve, pages, parts.pageViews, createHourlyLimit(pageViewsPerHour));
		serveAdministration(serve, config, parts, { database, sessions, clock });
		serveAnalytics(serve, { ...parts, counter: parts.pageViews, database, clock, log });
		serveEmails(serve, { ...parts, limitTests: createHourlyLimit(testEmailsPerHour), database, clock });
		serveDeliveries(serve, database, parts.audit, clock);
	});
	registerHealth(server, database);
	if (config.smtpUrl === undefined) registerCapturedMail(server, { dir: mailDir(config) });
	registerEmailPreview(server, parts.showExample);
	registerStaticPages(server, site);
	return server;
}

interface AdministrationBase {
	readonly database: Database;
	readonly sessions: Sessions;
	readonly clock: Clock;
}

/** What administrators may do. */
function serveAdministration(serve: Serve, config: Config, parts: Parts, base: AdministrationBase): void {
	const { database, sessions, clock } = base;
	const { audit, review, reviews, totals } = parts;
	const passwords = createPasswordCheck(database);
	serveSessions(serve, database, createSignIn(database, passwords, sessions, audit), audit);
	serveMessageLists(serve, database, reviews, totals, clock);
	serveMessageReview(serve, database, review, clock);
	serveMessageBulk(serve, database, review, reviews, clock);
	serveSettings(serve, {
		database,
		accounts: createAccounts(database, passwords, audit, clock),
		audit,
		describeSystem: createSystemInformation({
			config,
			engine: database.engine,
			version: packageJson.version,
			moderation: {
				provider: config.llm?.provider ?? "builtin",
				model:
					config.llm === undefined ? modelVersion() : `${config.llm.model} (${config.llm.mode}), ${modelVersion()}`,
				// A language model's judgement was never measured.
				quality: config.llm === undefined ? overallQuality() : null,
			},
			clock,
		}),
	});
}
