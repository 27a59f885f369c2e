import { restoreDraft } from "./restore-draft.ts";

interface HeldEvents {
	/** Whether something is written here, before this script ran or in a document before this one, or waits to be done. */
	readonly isUsed: boolean;
	/** Stops holding, and does what has been held, in its order. */
	release(): void;
}

/**
 * Holds what a visitor does to an island that React has not taken over yet: no click is lost and no form sent, neither
 * by us nor by the browser, which would load a page. What is typed stays in the fields, and in the draft. A form that
 * somebody goes on to fill in is not sent any more: it would go out unfinished, or take the focus from what is typed.
 * `early` is what was done on the page before this script ran.
 */
export function holdEvents(island: HTMLElement, early: readonly Event[]): HeldEvents {
	const replays = new Map<EventTarget, () => void>();
	const forms = [...island.querySelectorAll("form")].map(restoreDraft);
	const hold = (event: Event, target: EventTarget, replay: () => void): void => {
		event.preventDefault();
		event.stopImmediatePropagation();
		// The same thing done twice is meant once; the last of it counts.
		replays.delete(target);
		replays.set(target, replay);
	};
	const listeners = {
		click(event: MouseEvent): void {
			const button = buttonOf(event);
			// A submit button goes on to submit its form, which is held below.
			if (button !== undefined && button.type !== "submit") hold(event, button, () => button.click());
		},
		keydown(event: KeyboardEvent): void {
			const button = buttonOf(event);
			if (button?.role !== "tab" || !movesTab(event.key)) return;
			hold(event, button, () => button.dispatchEvent(new KeyboardEvent(event.type, event)));
		},
		submit(event: SubmitEvent): void {
			const { target: form, submitter } = event;
			if (form instanceof HTMLFormElement) hold(event, form, () => form.requestSubmit(submitter));
		},
		input({ target }: Event): void {
			// For whoever wants to know, later, that these words were typed just now.
			if (target instanceof HTMLElement) target.dataset.typed = "";
			for (const { typed } of forms) typed();
			dropSubmit(target);
		},
		change(event: Event): void {
			const { target } = event;
			if (target instanceof HTMLInputElement && isTicked(target)) hold(event, target, tickAgain(target));
		},
		focusin({ target }: Event): void {
			dropSubmit(target);
		},
	};
	const dropSubmit = (target: EventTarget | null): void => {
		if (isField(target) && target.form !== null) replays.delete(target.form);
	};
	for (const event of early) {
		if (event.target instanceof Node && island.contains(event.target)) {
			(listeners[event.type as keyof typeof listeners] as EventListener)(event);
		}
	}
	const signal = new AbortController();
	const options = { capture: true, signal: signal.signal };
	for (const [name, listener] of Object.entries(listeners)) {
		island.addEventListener(name, listener as EventListener, options);
	}
	return {
		isUsed: replays.size > 0 || forms.some(({ hasTexts }) => hasTexts),
		release() {
			signal.abort();
			for (const replay of replays.values()) replay();
		},
	};
}

function buttonOf({ target }: Event): HTMLButtonElement | undefined {
	return (target instanceof Element && target.closest("button")) || undefined;
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
	return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function isTicked({ type }: HTMLInputElement): boolean {
	return type === "checkbox" || type === "radio";
}

/** React looks at a box when it takes over, and would take the same state for no change: it is ticked anew. */
function tickAgain(box: HTMLInputElement): () => void {
	const { checked } = box;
	return () => {
		box.checked = !checked;
		box.click();
	};
}

function movesTab(key: string): boolean {
	return key.startsWith("Arrow") || key === "Home" || key === "End";
}
