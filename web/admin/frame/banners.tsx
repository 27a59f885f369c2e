import type { Permission } from "#contract/permissions.ts";
import { m } from "#i18n/compiled/messages.js";
import { type AdminTab, hrefOf } from "#web/admin/address/address.ts";
import { HealthBanner } from "#web/admin/health/health-banner.tsx";
import { serviceFacts } from "#web/admin/service/service-facts.ts";
import "./banners.css";

interface BannersProps {
	readonly tab: AdminTab;
	readonly permissions: readonly Permission[];
}

/** What everybody at work here should know of the service. */
export function Banners({ tab, permissions }: BannersProps) {
	return (
		<aside className="banners" aria-label={m.admin_frame_notices()}>
			{permissions.includes("figures") && <HealthBanner />}
			{/* Not over the queue, whose notes say it themselves. */}
			{tab !== "messages" && !serviceFacts().sendsEmails && <NoMailServer isOwner={permissions.includes("settings")} />}
		</aside>
	);
}

function NoMailServer({ isOwner }: { readonly isOwner: boolean }) {
	return (
		<p className="note-line">
			{m.admin_frame_no_mail_server()}{" "}
			{isOwner && <a href={hrefOf({ tab: "settings", section: "system" })}>{m.admin_frame_no_mail_server_more()}</a>}
		</p>
	);
}
