import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import type { DocumentHead } from "#web/site/document/document-head.ts";
import type { PageAssets } from "#web/site/document/page-html.ts";

/** What the offline page of a language says of itself: it stands for any address and has none of its own. */
export function offlineHead(locale: Locale): DocumentHead {
	return {
		locale,
		title: m.page_offline_title({}, { locale }),
		description: m.page_offline_description({}, { locale }),
		indexed: false,
	};
}

/**
 * A page's assets as the offline page links to them: no scripts, which would look for the page that is not there; and
 * style sheets under an address that no other page asks for, so that the service worker stays out of their way.
 */
export function offlineAssets({ hintWorker: _, ...assets }: PageAssets): PageAssets {
	return { ...assets, scripts: [], preloadedModules: [], styles: assets.styles.map((style) => `${style}?offline`) };
}
