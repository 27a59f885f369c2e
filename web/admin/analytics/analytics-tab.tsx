import { frameWords } from "#web/admin/frame/frame-words.ts";
import { useWords } from "#web/admin/words/language-provider.tsx";

/** Figures of a period. */
export function AnalyticsTab() {
	return <h2>{useWords(frameWords).analytics}</h2>;
}
