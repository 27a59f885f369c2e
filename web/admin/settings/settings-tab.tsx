import { frameWords } from "#web/admin/frame/frame-words.ts";
import { useWords } from "#web/admin/words/language-provider.tsx";

/** Password, administrators, system, audit log. */
export function SettingsTab() {
	return <h2>{useWords(frameWords).settings}</h2>;
}
