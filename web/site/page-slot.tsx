import { useEffect, useReducer, useRef } from "react";
import type { Locale } from "#i18n/locales.ts";
import { applyHead } from "#web/site/apply-head.ts";
import { headOf } from "#web/site/document-head.ts";
import { loadedPage, loadPage } from "#web/site/page-loader.ts";
import type { PageName } from "#web/site/routes.ts";

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
	const shown = useRef(name);
	const page = loadedPage(name);
	useEffect(() => {
		// A chunk that cannot be fetched (a new release, no network) is left to the browser's own navigation.
		if (page === undefined) loadPage(name).then(drawAgain, () => location.reload());
		else applyHead(headOf(name, page, locale));
	}, [name, page, locale]);
	useEffect(() => {
		if (page === undefined || shown.current === name) return;
		shown.current = name;
		moveToPage();
	}, [name, page]);
	const { Content } = page ?? loadedPage(shown.current) ?? {};
	return Content === undefined ? null : <Content />;
}

/** A new page starts at its top with its title focused, as a full navigation would; history keeps its own place. */
function moveToPage(): void {
	if (!arrivedByHistory) scrollTo(0, 0);
	document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
}
