import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import { type EmailWriter, signed, textOf, underlined } from "#web/email/email-writer.ts";
import { Action, Closing, FootLinks, Lead, Letter, Opening, Rule, Title } from "#web/email/letter-parts.tsx";
import { Stationery } from "#web/email/stationery.tsx";

/**
 * The letter itself: the whole note, sealed, the way to read it online, and what its reader may do about it. Says nothing
 * about who wrote it.
 */
export const writeEmail: EmailWriter = (locale) => ({
	subject: m.email_notification_subject({}, { locale }),
	html: <Notification locale={locale} />,
	text: textPart(locale),
});

const note = "{{note}}";
const readUrl = "{{readUrl}}";

/** How the service came to write, and for how long it keeps the note. */
function footer(locale: Locale): string {
	return m.email_notification_footer({ days: "{{keptDays}}" }, { locale });
}

/** The reader's rights: they were never asked whether they want notes. */
function rights(locale: Locale) {
	return [
		{ words: m.email_notification_stop({}, { locale }), href: "{{stopUrl}}" },
		{ words: m.email_notification_report({}, { locale }), href: "{{reportUrl}}" },
		{ words: m.email_notification_yours({}, { locale }), href: "{{ownDataUrl}}" },
	];
}

function Notification({ locale }: { readonly locale: Locale }) {
	return (
		<Stationery
			locale={locale}
			title={m.email_notification_subject({}, { locale })}
			opening={<Opening locale={locale}>{m.email_notification_preview({}, { locale })}</Opening>}
			closing={
				<>
					<Closing locale={locale} href={readUrl}>
						{footer(locale)}
					</Closing>
					<FootLinks links={rights(locale)} />
				</>
			}
		>
			<Title locale={locale}>{m.email_notification_heading({}, { locale })}</Title>
			<Lead locale={locale}>{m.email_notification_intro({}, { locale })}</Lead>
			<Rule />
			<Letter>{note}</Letter>
			<Action href={readUrl}>{m.email_notification_read_online({}, { locale })}</Action>
		</Stationery>
	);
}

function textPart(locale: Locale): string {
	return textOf([
		m.email_notification_preview({}, { locale }),
		underlined(m.email_notification_heading({}, { locale })),
		m.email_notification_intro({}, { locale }),
		"* * *",
		note,
		"* * *",
		`${m.email_notification_read_online({}, { locale })}\n${readUrl}`,
		signed(locale, footer(locale)),
		...rights(locale).map(({ words, href }) => `${words}\n${href}`),
	]);
}
