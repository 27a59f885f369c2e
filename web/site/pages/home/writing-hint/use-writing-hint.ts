import { useEffect, useMemo, useState } from "react";
import { findPlace } from "#web/site/pages/home/place/place.ts";
import { usableHintWorker, useHintChoice, wantsHints } from "./hint-conditions.ts";
import type { HintSession, ShownHint } from "./hint-session.ts";

/** Milliseconds without a key that count as a pause; while a hint is shown, what follows is looked at sooner. */
const pause = 800;
const pauseWithHint = 200;

/** The hint on the note being written, and what to call with the text whenever it is typed in. */
export function useWritingHint(message: string): {
	readonly hint: ShownHint | undefined;
	readonly typed: (text: string) => void;
} {
	const [hint, setHint] = useState<ShownHint>();
	const reader = useMemo(() => createReader(setHint), []);
	const wanted = useHintChoice();
	useEffect(() => {
		if (wanted === false) reader.close();
		// What was typed before React came is read along with, too; a draft is not, until somebody goes on with it.
		const early = document.querySelector<HTMLTextAreaElement>("#message[data-typed]");
		if (wanted && early !== null) {
			delete early.dataset.typed;
			reader.typed(early.value);
		}
		return reader.close;
	}, [reader, wanted]);
	return { hint: hint !== undefined && stillStands(hint, message) ? hint : undefined, typed: reader.typed };
}

/** Whether a hint still has something to point at, before the worker has read the changed text. */
function stillStands({ place }: ShownHint, message: string): boolean {
	return place === undefined ? message.trim() !== "" : findPlace(message, place) !== undefined;
}

/** Waits for pauses. Nothing is fetched before the first of them, nor before the page has loaded and is at rest. */
function createReader(show: (hint: ShownHint | undefined) => void) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let opening: Promise<HintSession | undefined> | undefined;
	let latest = "";
	let shown = false;
	const showAndNote = (hint: ShownHint | undefined): void => {
		shown = hint !== undefined;
		show(hint);
	};
	const read = async (): Promise<void> => {
		const path = usableHintWorker();
		if (path === undefined || !wantsHints()) return;
		opening ??= open(path, showAndNote);
		const mine = opening;
		const session = await mine;
		if (mine === opening) session?.ask(latest);
		else session?.close();
	};
	return {
		typed(text: string): void {
			latest = text.trim();
			clearTimeout(timer);
			if (latest === "") showAndNote(undefined);
			timer = setTimeout(read, shown ? pauseWithHint : pause);
		},
		close(): void {
			clearTimeout(timer);
			void opening?.then((session) => session?.close());
			opening = undefined;
			showAndNote(undefined);
		},
	};
}

async function open(path: string, show: (hint: ShownHint | undefined) => void): Promise<HintSession | undefined> {
	await pageAtRest();
	try {
		const { openHintSession } = await import("./hint-session.ts");
		return openHintSession(path, show);
	} catch {
		// Without the network, or in a browser without such workers, there are no hints.
		return undefined;
	}
}

async function pageAtRest(): Promise<void> {
	if (document.readyState !== "complete") {
		await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
	}
	if ("requestIdleCallback" in window) {
		await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
	}
}
