import { m } from "#i18n/compiled/messages.js";
import { Button } from "#web/ui/form/button.tsx";
import { useCopy } from "./use-copy.ts";

/** Gives the writer the words of a letter that has gone; where the browser does not let us, to be selected by hand. */
export function CopyLetter({ words }: { readonly words: string }) {
	const { copied, copy } = useCopy();
	return (
		<>
			<Button onClick={() => copy(words)}>{copied ? m.outcome_copy_done() : m.outcome_copy()}</Button>
			<div className="copy-by-hand" role="status">
				{copied === false && <p>{m.outcome_copy_refused()}</p>}
				{copied === false && <blockquote dir="auto">{words}</blockquote>}
				{copied && <p className="sr-only">{m.outcome_copy_done()}</p>}
			</div>
		</>
	);
}
