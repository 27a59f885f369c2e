import { useWords } from "#web/admin/words/language-provider.tsx";
import { frameWords } from "./frame-words.ts";

/** Shown while the stored session is being verified; the document comes with the same. */
export function WaitingPage() {
	return (
		<main className="waiting">
			<p role="status">{useWords(frameWords).loading}</p>
		</main>
	);
}
