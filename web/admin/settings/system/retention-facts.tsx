import { Fragment } from "react";
import type { SystemInformation } from "#contract/admin-settings.ts";
import type { ErasedKind } from "#contract/retention.ts";
import { m } from "#i18n/compiled/messages.js";
import { unitIn } from "#i18n/unit-in.ts";
import { useFormat, useLanguage } from "#web/admin/language/language-provider.tsx";

const kindNames: Readonly<Record<ErasedKind, () => string>> = {
	refused_notes: m.admin_retention_refused_notes,
	held_notes: m.admin_retention_held_notes,
	approved_notes: m.admin_retention_approved_notes,
	settled_emails: m.admin_retention_settled_emails,
	captured_emails: m.admin_retention_captured_emails,
	contact_messages: m.admin_retention_contact_messages,
	recipient_days: m.admin_retention_recipient_days,
	audit_entries: m.admin_retention_audit_entries,
	bulk_jobs: m.admin_retention_bulk_jobs,
	known_devices: m.admin_retention_known_devices,
	expired_api_tokens: m.admin_retention_expired_api_tokens,
	webhook_deliveries: m.admin_retention_webhook_deliveries,
	sessions: m.admin_retention_sessions,
	password_resets: m.admin_retention_password_resets,
	named_requests: m.admin_retention_named_requests,
	ended_suppressions: m.admin_retention_ended_suppressions,
	recipient_links: m.admin_retention_recipient_links,
	guesses: m.admin_retention_guesses,
};

/** What the service erases by itself: for how long each kind of thing is kept, and how much was erased so far. */
export function RetentionFacts({ retention }: { readonly retention: SystemInformation["retention"] }) {
	const { locale } = useLanguage();
	const { moment, number } = useFormat();
	const { last_pass_at: lastPass, is_doubted: isDoubted, erased } = retention;
	return (
		<section className="retention" aria-labelledby="retention-title">
			<h4 id="retention-title">{m.admin_retention_heading()}</h4>
			<p>{m.admin_retention_intro()}</p>
			<p>{lastPass === null ? m.admin_retention_never() : m.admin_retention_last_pass({ when: moment(lastPass) })}</p>
			{isDoubted && <p>{m.admin_retention_doubted()}</p>}
			<dl className="fact-list system-facts">
				{erased.map(({ kind, days, total, last_count, last_at }) => (
					<Fragment key={kind}>
						<dt>
							{days === 0
								? kindNames[kind]()
								: m.admin_retention_kept({ what: kindNames[kind](), time: unitIn(locale, days, "day") })}
						</dt>
						<dd>
							{last_at === null
								? m.admin_retention_none()
								: m.admin_retention_erased({
										last: number(last_count),
										when: moment(last_at),
										total: number(total),
									})}
						</dd>
					</Fragment>
				))}
			</dl>
		</section>
	);
}
