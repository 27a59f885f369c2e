import type { Hint, HintAnswer, HintQuestion } from "#contract/writing-hint.ts";
import { refusalHints } from "#i18n/category-words.ts";
import { m } from "#i18n/compiled/messages.js";
import { firstPlace, type Place } from "#web/site/pages/home/place/place.ts";

/** A hint as it is shown. */
export interface ShownHint {
	/** In the language of the page, when they are shown. */
	readonly words: () => string;
	/** Where it shows; undefined when the whole text is meant. */
	readonly place: Place | undefined;
	/** Help lines are to be offered with it. */
	readonly help: boolean;
}

/** A worker that reads along. */
export interface HintSession {
	/** Asks about a text, trimmed; an answer to an earlier one that is still to come counts no more. */
	ask(text: string): void;
	close(): void;
}

/** Starts the worker at `path`. When it fails there are no hints, and nobody is told: they are a courtesy. */
export function openHintSession(path: string, show: (hint: ShownHint | undefined) => void): HintSession {
	const worker = new Worker(path, { type: "module" });
	let last: HintQuestion = { id: 0, text: "" };
	worker.addEventListener("message", ({ data }: MessageEvent<HintAnswer>) => {
		if (data.id === last.id) show(data.hint && shownHint(data.hint, last.text));
	});
	worker.addEventListener("error", (event) => {
		event.preventDefault();
		show(undefined);
		worker.terminate();
	});
	return {
		ask(text) {
			last = { id: last.id + 1, text };
			worker.postMessage(last);
		},
		close: () => worker.terminate(),
	};
}

function shownHint({ category, spans, help }: Hint, text: string): ShownHint {
	return { words: help ? m.hint_self_harm : refusalHints[category], place: firstPlace(text, spans), help };
}
