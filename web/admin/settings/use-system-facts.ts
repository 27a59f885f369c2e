import type { SystemInformation } from "#contract/admin-settings.ts";
import { useFormat, useLanguage, useWords } from "#web/admin/words/language-provider.tsx";
import { settingsWords } from "./settings-words.ts";
import { durationIn, sizeIn } from "./system-formats.ts";

interface Fact {
	readonly label: string;
	readonly text: string;
}

const engineNames: Readonly<Record<SystemInformation["engine"], string>> = {
	sqlite: "SQLite",
	postgresql: "PostgreSQL",
};

/** Puts what is known of the system into words, in the order of the list. */
export function useSystemFacts(): (system: SystemInformation) => Fact[] {
	const words = useWords(settingsWords);
	const { number } = useFormat();
	const { locale } = useLanguage();
	const qualityOf = useQuality();
	return ({ version, node, engine, uptime_seconds, time_zone, queue, moderation, mail, disk }) => [
		{ label: words.version, text: version },
		{ label: words.node, text: node },
		{ label: words.engine, text: engineNames[engine] },
		{ label: words.uptime, text: durationIn(locale, uptime_seconds) },
		{ label: words.timeZone, text: time_zone },
		{ label: words.queue, text: words.queueOf(number(queue.waiting), number(queue.failing)) },
		{
			label: words.moderation,
			text: `${moderation.provider === "builtin" ? words.builtin : moderation.provider} (${moderation.model})`,
		},
		{ label: words.quality, text: qualityOf(moderation.quality) },
		{ label: words.mail, text: words[mail.transport] },
		{ label: words.mailFrom, text: mail.from },
		{ label: words.adminEmail, text: mail.admin_email },
		{
			label: words.disk,
			text:
				disk === null ? words.unknown : words.diskOf(sizeIn(locale, disk.free_bytes), sizeIn(locale, disk.total_bytes)),
		},
	];
}

function useQuality(): (quality: SystemInformation["moderation"]["quality"]) => string {
	const words = useWords(settingsWords);
	const { number, percent } = useFormat();
	return (quality) => {
		if (quality === null) return words.notMeasured;
		const { refused, accepted, notes } = quality;
		return words.qualityOf(percent(refused * 100), percent(accepted * 100), number(notes));
	};
}
