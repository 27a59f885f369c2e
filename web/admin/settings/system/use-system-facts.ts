import type { SystemInformation } from "#contract/admin-settings.ts";
import { m } from "#i18n/compiled/messages.js";
import { sizeIn } from "#i18n/size-in.ts";
import { useFormat, useLanguage } from "#web/admin/language/language-provider.tsx";
import { durationIn } from "./system-formats.ts";

interface Fact {
	readonly label: string;
	readonly text: string;
}

const engineNames: Readonly<Record<SystemInformation["engine"], string>> = {
	sqlite: "SQLite",
	postgresql: "PostgreSQL",
};

const transportNames: Readonly<Record<SystemInformation["mail"]["transport"], () => string>> = {
	smtp: m.admin_settings_smtp,
	capture: m.admin_settings_capture,
};

/** Puts what is known of the system into words, in the order of the list. */
export function useSystemFacts(): (system: SystemInformation) => Fact[] {
	const { number, percent } = useFormat();
	const { locale } = useLanguage();
	const qualityOf = useQuality();
	return ({ version, node, engine, uptime_seconds, time_zone, queue, moderation, mail, disk }) => [
		{ label: m.admin_settings_version(), text: version },
		{ label: m.admin_settings_node(), text: node },
		{ label: m.admin_settings_engine(), text: engineNames[engine] },
		{ label: m.admin_settings_uptime(), text: durationIn(locale, uptime_seconds) },
		{ label: m.admin_settings_time_zone(), text: time_zone },
		{
			label: m.admin_settings_queue(),
			text: m.admin_settings_queue_of({ waiting: number(queue.waiting), failing: number(queue.failing) }),
		},
		{
			label: m.admin_settings_moderation(),
			text: `${moderation.provider === "builtin" ? m.admin_settings_builtin() : moderation.provider} (${moderation.model})`,
		},
		{ label: m.admin_settings_quality(), text: qualityOf(moderation.quality) },
		{
			label: m.admin_settings_held(),
			text: moderation.held === 0 ? m.admin_settings_held_none() : percent(moderation.held * 100),
		},
		{ label: m.admin_settings_mail(), text: transportNames[mail.transport]() },
		{ label: m.admin_settings_mail_from(), text: mail.from },
		{ label: m.admin_settings_admin_email(), text: mail.admin_email },
		{
			label: m.admin_settings_disk(),
			text:
				disk === null
					? m.admin_settings_unknown()
					: m.admin_settings_disk_of({
							free: sizeIn(locale, disk.free_bytes),
							total: sizeIn(locale, disk.total_bytes),
						}),
		},
	];
}

function useQuality(): (quality: SystemInformation["moderation"]["quality"]) => string {
	const { number, percent } = useFormat();
	return (quality) => {
		if (quality === null) return m.admin_settings_not_measured();
		const { refused, accepted, notes } = quality;
		return m.admin_settings_quality_of({
			refused: percent(refused * 100),
			accepted: percent(accepted * 100),
			notes: number(notes),
		});
	};
}
