import { frameWords } from "#web/admin/frame/frame-words.ts";
import { useWords } from "#web/admin/words/language-provider.tsx";

/** Messages to judge, and those that were. */
export function MessagesTab() {
	return <h2>{useWords(frameWords).messages}</h2>;
}
