import { localeOfTag } from "#i18n/locales.ts";
import { keepOpenItems } from "./open-items.ts";
import { callSwitchLanguage, rememberLanguage } from "./remember-language.ts";

/**
 * Gives links to the page in another language what only a script knows: the query and the fragment of the address, the
 * choice to remember, and whoever wants to be told of it. The browser follows them.
 */
export function followLanguageLinks(): void {
	// Before a click of any kind: the link may be opened in a new tab.
	addEventListener("pointerdown", languageLinkOf, { capture: true });
	addEventListener("click", choose);
}

function choose(event: MouseEvent): void {
	const link = languageLinkOf(event);
	const locale = localeOfTag(link?.hreflang ?? "");
	if (link === undefined || locale === undefined) return;
	if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return;
	const before = location.href;
	rememberLanguage(locale);
	keepOpenItems();
	callSwitchLanguage(locale);
	if (link.href !== location.href) return;
	event.preventDefault();
	// The function has been there already, but for the page.
	if (location.href !== before) location.reload();
}

/** The link to another language that an event is about, with the present query and fragment in it. */
function languageLinkOf({ target }: Event): HTMLAnchorElement | undefined {
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[hreflang]") : null;
	if (link === null) return undefined;
	link.search = location.search;
	link.hash = location.hash;
	return link;
}
