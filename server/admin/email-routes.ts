import {
	previewTemplate,
	readEmailStatistics,
	readTemplateStatus,
	type SwitchedTemplate,
	sendTestEmail,
	switchedTemplates,
	toggleTemplate,
} from "#contract/admin-email.ts";
import { parseEmailAddress } from "#contract/email-address.ts";
import { ExpectedError } from "#contract/errors.ts";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, localeOfAcceptLanguage } from "#i18n/locales.ts";
import type { Figures } from "#server/analytics/figures.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { EmailTemplate } from "#server/delivery/email-template.ts";
import type { EmailTrial } from "#server/delivery/email-trial.ts";
import type { TemplateSettings } from "#server/delivery/template-settings.ts";
import type { RateLimit } from "#server/http/rate-limit.ts";
import type { Serve } from "#server/http/serve.ts";
import type { AuditLog } from "./audit-log.ts";

interface EmailParts {
	readonly database: Database;
	readonly templates: TemplateSettings;
	readonly showExample: (name: SwitchedTemplate, locale: Locale) => EmailTemplate;
	readonly sendTrial: EmailTrial;
	/** Test e-mails of one administrator. */
	readonly limitTrials: RateLimit;
	readonly figures: Figures;
	readonly audit: AuditLog;
	readonly clock: Clock;
}

/** The e-mails: which are on, how they look, whether they arrive. */
export function serveEmails(serve: Serve, parts: EmailParts): void {
	const { database, templates, showExample, sendTrial, limitTrials, figures, audit, clock } = parts;

	async function settingsOf(queries: Queries): Promise<Record<SwitchedTemplate, boolean>> {
		const settings = { notification: false, confirmation: false, moderation: false };
		for (const id of switchedTemplates) settings[id] = await templates.isActive(queries, id);
		return settings;
	}

	serve(readTemplateStatus, async () => ({ success: true as const, settings: await database.read(settingsOf) }));

	serve(toggleTemplate, async ({ body: { templateId, isActive } }, { session }) => {
		await database.write(async (queries) => {
			await templates.setActive(queries, templateId, isActive);
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
		await limitTrials(session.username);
		const readerLocale = localeOfAcceptLanguage(acceptLanguage);
		const { recipientName, messagePreview, senderHint } = testData;
		const locale = language ?? readerLocale;
		await sendTrial({
			template: templateId,
			to: address.address,
			locale,
			note: messagePreview,
			recipientName,
			senderHint,
		});
		await database.write((queries) => audit.record(queries, session.username, "test_email_sent", templateId));
		return { success: true as const, message: m.test_email_sent({}, { locale: readerLocale }) };
	});

	serve(readEmailStatistics, () =>
		database.read(async (queries) => {
			const { sentToday, deliveryRate } = await figures.emails(queries, clock());
			const settings = await settingsOf(queries);
			return {
				success: true as const,
				sent_today: sentToday,
				delivery_rate: deliveryRate,
				active_templates: Object.values(settings).filter(Boolean).length,
			};
		}),
	);
}
