import {
	previewTemplate,
	readEmailStatistics,
	readTemplateStatus,
	sendTestEmail,
	toggleTemplate,
} from "#contract/admin-email.ts";
import { parseEmailAddress } from "#contract/email-address.ts";
import { type SwitchedEmail, switchedEmails } from "#contract/emails.ts";
import { ExpectedError } from "#contract/errors.ts";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, localeOfAcceptLanguage } from "#i18n/locales.ts";
import type { Figures } from "#server/analytics/figures.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { EmailSwitches } from "#server/delivery/email-switches.ts";
import type { EmailTemplate } from "#server/delivery/email-template.ts";
import type { SendTestEmail } from "#server/delivery/test-email.ts";
import type { RateLimit } from "#server/http/rate-limit.ts";
import type { Serve } from "#server/http/serve.ts";
import type { Suppressions } from "#server/suppression/suppressions.ts";
import type { AuditLog } from "./audit-log.ts";

interface EmailParts {
	readonly database: Database;
	readonly switches: EmailSwitches;
	readonly showExample: (name: SwitchedEmail, locale: Locale) => EmailTemplate;
	readonly sendTest: SendTestEmail;
	/** Test e-mails of one administrator. */
	readonly limitTests: RateLimit;
	readonly figures: Figures;
	readonly suppressions: Suppressions;
	readonly audit: AuditLog;
	readonly clock: Clock;
}

/** The e-mails: which are on, how they look, whether they arrive. */
export function serveEmails(serve: Serve, parts: EmailParts): void {
	const { database, switches, showExample, sendTest, limitTests, audit } = parts;
	serveStatistics(serve, parts);

	serve(readTemplateStatus, async () => ({
		success: true as const,
		settings: await database.read((queries) => settingsOf(queries, switches)),
	}));

	serve(toggleTemplate, async ({ body: { templateId, isActive } }, { session }) => {
		await database.write(async (queries) => {
			await switches.set(queries, templateId, isActive);
			const action = isActive ? "template_switched_on" : "template_switched_off";
			await audit.record(queries, session.username, action, templateId);
		});
		return { success: true as const, isActive };
	});

	serve(previewTemplate, async ({ params, query }, { acceptLanguage }) => ({
		success: true as const,
		...showExample(params.templateId, query.language ?? localeOfAcceptLanguage(acceptLanguage)),
	}));

	serve(sendTestEmail, async ({ body }, { session, acceptLanguage }) => {
		const { templateId, testEmail, testData, language } = body;
		const address = parseEmailAddress(testEmail);
		if (!address.ok) throw new ExpectedError("invalid_input", `address_${address.rule}`, { field: "testEmail" });
		await limitTests(session.username);
		const readerLocale = localeOfAcceptLanguage(acceptLanguage);
		const { recipientName, messagePreview, senderHint } = testData;
		const locale = language ?? readerLocale;
		const done = await sendTest({
			template: templateId,
			to: address.address,
			locale,
			note: messagePreview,
			recipientName,
			senderHint,
		});
		await database.write((queries) => audit.record(queries, session.username, "test_email_sent", templateId));
		const words = done === "sent" ? m.test_email_sent : m.test_email_captured;
		return { success: true as const, message: words({}, { locale: readerLocale }) };
	});
}

function serveStatistics(serve: Serve, { database, switches, figures, suppressions, clock }: EmailParts): void {
	serve(readEmailStatistics, () =>
		database.read(async (queries) => {
			const { sentToday, capturedToday, deliveryRate, ...returned } = await figures.emails(queries, clock());
			const settings = await settingsOf(queries, switches);
			return {
				success: true as const,
				sent_today: sentToday,
				captured_today: capturedToday,
				delivery_rate: deliveryRate,
				...returned,
				suppressed: await suppressions.count(queries, clock()),
				active_templates: Object.values(settings).filter(Boolean).length,
			};
		}),
	);
}

async function settingsOf(queries: Queries, switches: EmailSwitches): Promise<Record<SwitchedEmail, boolean>> {
	const settings: [SwitchedEmail, boolean][] = [];
	for (const id of switchedEmails) settings.push([id, await switches.isOn(queries, id)]);
	return Object.fromEntries(settings) as Record<SwitchedEmail, boolean>;
}
