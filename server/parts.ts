import { join } from "node:path";
import packageJson from "#package.json" with { type: "json" };
import { assembleAdministration } from "#server/admin/assemble-administration.ts";
import type { PasswordHashing } from "#server/admin/password-pool.ts";
import { assembleAnalytics } from "#server/analytics/assemble-analytics.ts";
import type { CountsStore } from "#server/analytics/counts-store.ts";
import { assembleBounces } from "#server/bounce/assemble-bounces.ts";
import type { FetchCertificate } from "#server/bounce/sns-envelopes.ts";
import { assembleContact } from "#server/contact/assemble-contact.ts";
import type { Database } from "#server/database/engine.ts";
import { createMailAccess } from "#server/delivery/captured-mail-access.ts";
import { createDelivery } from "#server/delivery/delivery.ts";
import { createEmailSwitches } from "#server/delivery/email-switches.ts";
import { openOutgoingMail } from "#server/delivery/outgoing-mail.ts";
import type { SettledListener } from "#server/delivery/settled-listener.ts";
import type { Transport } from "#server/delivery/transport.ts";
import type { ModerationEngine } from "#server/judge/judge.ts";
import { describeModerator } from "#server/judge/moderator.ts";
import { openJudge } from "#server/judge/open-judge.ts";
import { assembleLearning } from "#server/learning/assemble-learning.ts";
import { assembleMessages } from "#server/message/assemble-messages.ts";
import type { WithdrawWaiting } from "#server/message/withdrawal.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import { createLinkTokens } from "#server/privacy/link-token.ts";
import { createResealing } from "#server/privacy/resealing.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { SecretWatch } from "#server/privacy/secret-watch.ts";
import { createSuppressions } from "#server/suppression/suppressions.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import { assembleOperations } from "./operations.ts";
import { assemblePrograms } from "./programs.ts";
import { assembleRecipients } from "./recipients.ts";
import { assembleRetention } from "./retention-of-all.ts";
import type { Siblings } from "./siblings.ts";

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
	/** How long other processes have to see that the secret is replaced; usually ten seconds. */
	readonly rotationPauseMs?: number;
}

/** What every part stands on. */
export interface Foundation {
	readonly config: Config;
	readonly database: Database;
	readonly secret: SecretWatch;
	readonly vault: Vault;
	readonly clock: Clock;
	readonly steadyClock: Clock;
	readonly metrics: Metrics;
	/** The other processes of the service on this machine; undefined where it is one. */
	readonly siblings: Siblings | undefined;
	readonly log: Log;
}

/** Where the build has put pages and e-mails. */
export const builtDir = join(import.meta.dirname, "..", "dist");

/** The capabilities and the nouns. Each folder says itself what it consists of and which calls it serves. */
export async function assembleParts(foundation: Foundation, overrides: Overrides) {
	const { transport, moderation, passwords, fetchCertificate } = overrides;
	const { config, secret, clock, siblings, metrics } = foundation;
	const tokens = createLinkTokens(foundation.vault);
	const ways = { templatesDir: join(builtDir, "email"), transport, onSent: metrics.sent };
	const mail = await openOutgoingMail({ ...foundation, tokens, ...ways });
	const { judge, sign: ofJudge } = await openJudge({ ...foundation, moderation, onJudged: metrics.judged });
	const analytics = assembleAnalytics({ ...foundation, builtDir });
	const { counts, figures } = analytics;
	const suppressions = createSuppressions(foundation.database.engine);
	const withdrawWaiting: WithdrawWaiting = (queries, owner) => messages.withdrawWaiting(queries, owner);
	const bounces = assembleBounces({ ...foundation, suppressions, counts, withdrawWaiting, fetchCertificate });
	const delivery = createDelivery({
		...foundation,
		...mail,
		mayOpen: secret.fits,
		// One more who wants to know of each settled delivery is one more line here.
		listeners: [countSettled(counts), bounces.listener, { afterCommit: metrics.settled }],
	});
	const switches = createEmailSwitches();
	const mailAccess = createMailAccess(config, clock, siblings);
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
	const { outbox } = delivery;
	const programs = assemblePrograms({ ...foundation, record });
	const { order: orderEvent } = programs;
	const shared = { ...foundation, delivery, outbox, switches, suppressions, counts, record, orderEvent };
	const learning = assembleLearning(shared);
	const messages = assembleMessages({ ...shared, judge, examples: learning.examples });
	const contact = assembleContact(shared);
	const retention = assembleRetention(foundation, messages.erasers);
	const signs = [messages.sign, mail.sign, programs.sign, ofJudge];
	const onChange = [programs.onHealthChange];
	const queues = [messages.queue];
	const operations = assembleOperations({ ...shared, figures, withdrawWaiting, signs, queues, onChange });
	const nouns = { learning, messages, contact };
	const recipients = assembleRecipients({ ...shared, tokens, ...nouns });
	const resealing = createResealing(foundation);
	const others = { bounces, mail, mailAccess, operations, programs, resealing, retention };
	return { analytics, delivery, administration, ...nouns, ...recipients, ...others };
}

function countSettled(counts: CountsStore): SettledListener {
	return {
		inTransaction: (queries, { email, state, at }) =>
			counts.bump(queries, at, email === "notification" ? "email" : "other_email", state === "dead" ? "failed" : state),
	};
}
