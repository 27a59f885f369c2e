import type { CountsStore } from "#server/analytics/counts-store.ts";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import { createAdvisoryLock } from "#server/database/advisory-lock.ts";
import type { Database } from "#server/database/engine.ts";
import type { Delivery } from "#server/delivery/delivery.ts";
import type { EmailSwitches } from "#server/delivery/email-switches.ts";
import { createHourlyLimit } from "#server/http/rate-limit.ts";
import type { Serve } from "#server/http/serve.ts";
import { createNamedRequests } from "#server/idempotency/named-requests.ts";
import type { Judge } from "#server/judge/judge.ts";
import type { Examples } from "#server/learning/example-store.ts";
import type { Log } from "#server/log.ts";
import { assembleBulkJobs } from "#server/message/bulk-job/assemble-bulk-jobs.ts";
import { bulkJobEraser } from "#server/message/bulk-job/bulk-job-eraser.ts";
import { createReceiptTokens } from "#server/privacy/receipt-tokens.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { SecretWatch } from "#server/privacy/secret-watch.ts";
import { createProofsOfWork } from "#server/proof-of-work/proofs-of-work.ts";
import type { Suppressions } from "#server/suppression/suppressions.ts";
import type { OrderEvent } from "#server/webhook/webhook-orders.ts";
import { serveAddressReveal } from "./address-reveal-route.ts";
import { createBlockedTexts, personalBlockedTexts } from "./blocked-texts.ts";
import { serveMessageBulk } from "./message-bulk-routes.ts";
import { createMessageErasers } from "./message-erasers.ts";
import { serveMessageExamples } from "./message-example-routes.ts";
import { serveMessageExport } from "./message-export-routes.ts";
import { createMessageLifecycle } from "./message-lifecycle.ts";
import { serveMessageLists } from "./message-list-routes.ts";
import { createMessageReports } from "./message-reports.ts";
import { createMessageReview, type RecordAct } from "./message-review.ts";
import { serveMessageReview } from "./message-review-routes.ts";
import { serveMessages } from "./message-routes.ts";
import { createMessageStore } from "./message-store.ts";
import { createMessageTotals } from "./message-totals.ts";
import { createModerationAlert } from "./moderation-alert.ts";
import { createNoteLimit } from "./note-limit.ts";
import type { RememberedAnswer } from "./note-outcome.ts";
import { createNoteRemoval } from "./note-removal.ts";
import { createNoteSchedule } from "./note-schedule.ts";
import { createPersonalNotes, personalAllowances } from "./personal-notes.ts";
import { serveReceipts } from "./receipt-routes.ts";
import { createReceipts } from "./receipts.ts";
import { createReviewStore } from "./review-store.ts";
import { createScheduledRelease } from "./scheduled-release.ts";
import { createShowMessages } from "./show-messages.ts";
import { waitingNotesLength } from "./waiting-notes-length.ts";
import { waitingNotesSign } from "./waiting-notes-sign.ts";
import { createWithdrawal } from "./withdrawal.ts";

interface MessagesBase {
	readonly config: Config;
	readonly database: Database;
	readonly vault: Vault;
	readonly judge: Judge;
	readonly delivery: Delivery;
	readonly switches: EmailSwitches;
	readonly suppressions: Suppressions;
	readonly counts: CountsStore;
	readonly examples: Examples;
	readonly record: RecordAct;
	readonly orderEvent: OrderEvent;
	readonly clock: Clock;
	/** Decides on SQLite when scheduled notes are due. */
	readonly steadyClock: Clock;
	readonly secret: Pick<SecretWatch, "fits">;
	readonly log: Log;
}

/** Notes: sent by anybody, judged by administrators. */
export function assembleMessages(base: MessagesBase) {
	const { config, database, vault, judge, delivery, switches, suppressions, counts, record, clock, log } = base;
	const { examples, orderEvent, steadyClock, secret } = base;
	const { outbox } = delivery;
	const messages = createMessageStore(vault);
	const reviews = createReviewStore(vault);
	const totals = createMessageTotals();
	const allowancePerDay = config.rateLimits.perRecipient;
	const proofs = createProofsOfWork({ database, vault, clock });
	const requests = createNamedRequests<RememberedAnswer>(vault);
	const blockedTexts = createBlockedTexts();
	const consulted = { switches, suppressions, blockedTexts, counts, examples, orderEvent };
	const shared = { ...consulted, messages, clock, allowancePerDay, vault };
	const { deliveryBudgetMs, adminEmail } = config;
	const lock = createAdvisoryLock(database.engine);
	const judging = { requests, judge, delivery, deliveryBudgetMs };
	const lifecycle = createMessageLifecycle({ ...shared, ...judging, database });
	const schedule = createNoteSchedule(database.engine, steadyClock);
	const removal = createNoteRemoval({ messages, reviews, totals });
	const review = createMessageReview({ ...shared, lock, outbox, reviews, schedule, removal, totals, record });
	const tokens = createReceiptTokens(vault);
	const notes = createPersonalNotes(vault, totals);
	const work = { database, mayOpen: secret.fits, log };
	const bulkJobs = assembleBulkJobs({ ...base, ...work, review, reviews });
	return {
		messages,
		sign: waitingNotesSign(totals, clock),
		queue: waitingNotesLength(totals, clock),
		erasers: [...createMessageErasers(totals, config.retentionDays), bulkJobEraser],
		withdrawWaiting: createWithdrawal(totals),
		personalData: [notes, personalAllowances, personalBlockedTexts],
		eraseLetter: notes.eraseOne,
		report: createMessageReports({ ...shared, totals }),
		alert: createModerationAlert({ database, totals, outbox, switches, adminEmail, clock, log }),
		scheduled: createScheduledRelease({ ...shared, ...work, schedule, reviews, removal, outbox }),
		bulkJobs: bulkJobs.worker,

		serve(serve: Serve): void {
			const limitNotes = createNoteLimit(config.rateLimits.perSource, proofs);
			serveMessages(serve, { lifecycle, limitNotes, proofs, vault, tokens, clock });
			const receipts = createReceipts({ reviews, outbox, removal, clock, hearts: config.hearts });
			const limitLooks = createHourlyLimit("receipts", config.rateLimits.lookups);
			serveReceipts(serve, { database, receipts, tokens, limitPerSource: limitLooks });
			const show = createShowMessages({ reviews, examples, clock });
			serveMessageLists(serve, { database, reviews, show, totals, examples, clock });
			serveMessageExamples(serve, { database, reviews, examples, record });
			serveMessageExport(serve, { database, reviews, show });
			serveMessageReview(serve, { database, review, clock });
			serveAddressReveal(serve, { database, reviews, record });
			serveMessageBulk(serve, { database, review, reviews, clock });
			bulkJobs.serve(serve);
		},
	};
}
