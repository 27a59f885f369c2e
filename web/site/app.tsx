import { Router, useLocation } from "wouter";
import { setCurrentLocale } from "#i18n/current-locale.ts";
import { barePath, localeOfPath, prefixOf } from "#i18n/locales.ts";
import { SiteLayout } from "#web/site/frame/site-layout.tsx";
import { PageSlot } from "./page-slot.tsx";
import { pageAt } from "./routes.ts";

/** The public site. `ssrPath` is the address to render at build time; a browser has its own. */
export function App({ ssrPath }: { readonly ssrPath?: string }) {
	return (
		<Router {...(ssrPath !== undefined && { ssrPath })}>
			<LocalisedSite />
		</Router>
	);
}

/** Reads language and page from the address; everything below is drawn again when either changes. */
function LocalisedSite() {
	const [path] = useLocation();
	const locale = localeOfPath(path);
	const page = pageAt(barePath(path));
	setCurrentLocale(locale);
	return (
		<Router base={prefixOf[locale]}>
			<SiteLayout path={path} locale={locale} page={page}>
				<PageSlot name={page} locale={locale} />
			</SiteLayout>
		</Router>
	);
}
