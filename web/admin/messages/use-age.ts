import { useEffect, useMemo, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { intlTagOf } from "#i18n/locales.ts";
import { useLanguage } from "#web/admin/language/language-provider.tsx";

const minuteMs = 60_000;
const units = [
	["day", 24 * 60],
	["hour", 60],
	["minute", 1],
] as const;

/** How long ago a moment was, in words such as “3 hr. ago”; they follow the clock by the minute. */
export function useAge(): (iso: string) => string {
	const { locale } = useLanguage();
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), minuteMs);
		return () => clearInterval(timer);
	}, []);
	return useMemo(() => {
		const words = new Intl.RelativeTimeFormat(intlTagOf[locale], { style: "short", numeric: "auto" });
		return (iso) => {
			const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / minuteMs));
			const found = units.find(([, size]) => minutes >= size);
			if (found === undefined) return m.admin_messages_age_now();
			const [unit, size] = found;
			return words.format(-Math.floor(minutes / size), unit);
		};
	}, [locale, now]);
}
