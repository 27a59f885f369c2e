import { frameWords } from "#web/admin/frame/frame-words.ts";
import { useWords } from "#web/admin/words/language-provider.tsx";

/** The e-mails, and how they fare. */
export function TemplatesTab() {
	return <h2>{useWords(frameWords).templates}</h2>;
}
