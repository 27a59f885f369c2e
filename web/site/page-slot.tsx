import { Suspense, useEffect, useReducer, useRef } from "react";
import type { Locale } from "#i18n/locales.ts";
import { headOf } from "#web/site/document/document-head.ts";
import { applyHead } from "./apply-head.ts";
import { loadedPage, loadPage } from "./page-loader.ts";
import type { PageName } from "./routes.ts";

let arrivedByHistory = false;
if (typeof window !== "undefined") {
	addEventListener("popstate", () => {
		arrivedByHistory = true;
	});
	addEventListener("pushState", () => {
		arrivedByHistory = false;
	});
}

/** Shows a page and names it in the document's head; while its code is on the way, the page before it stays. */
export function PageSlot({ name, locale }: { readonly name: PageName; readonly locale: Locale }) {
	const [, drawAgain] = useReducer((count: number) => count + 1, 0);
	const shown = useRef({ name, locale });
	const page = loadedPage(name, locale);
	useEffect(() => {
		// A chunk that cannot be fetched (a new release, no network) is left to the browser's own navigation.
		if (page === undefined) loadPage(name, locale).then(drawAgain, () => location.reload());
		else applyHead(headOf(name, page, locale));
	}, [name, page, locale]);
	useEffect(() => {
		if (page === undefined) return;
		const moved = shown.current.name !== name;
		shown.current = { name, locale };
		if (moved) moveToPage();
	}, [name, page, locale]);
	const drawn = page === undefined ? shown.current : { name, locale };
	const { Content } = loadedPage(drawn.name, drawn.locale) ?? {};
	// The boundary lets React hydrate the page after its frame, in a task of its own.
	return <Suspense>{Content !== undefined && <Content locale={drawn.locale} />}</Suspense>;
}

/**
 * A new page starts at its top with its title focused, or where its address points, with what opens there focused;
 * history keeps its own place.
 */
function moveToPage(): void {
	const target = document.getElementById(location.hash.slice(1));
	if (!arrivedByHistory && target !== null) target.scrollIntoView();
	else if (!arrivedByHistory) scrollTo(0, 0);
	const start = target?.querySelector("summary") ?? document.querySelector("h1");
	start?.focus({ preventScroll: true });
}
