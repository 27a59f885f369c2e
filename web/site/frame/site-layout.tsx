import type { ReactNode } from "react";
import { Link } from "wouter";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import { LanguageOffer } from "#web/site/language/language-offer.tsx";
import { LanguageSwitch } from "#web/site/language/language-switch.tsx";
import { type PageName, pathOfPage } from "#web/site/routes.ts";
import { WaxSeal } from "#web/ui/paper/wax-seal.tsx";
import { SiteFooter } from "./site-footer.tsx";

interface SiteLayoutProps {
	/** The address shown, with its language prefix. */
	readonly path: string;
	readonly locale: Locale;
	readonly page: PageName;
	readonly children: ReactNode;
}

/** What every public page shares: letterhead, language switch, footer. */
export function SiteLayout({ path, locale, page, children }: SiteLayoutProps) {
	return (
		<div className="site">
			<a className="skip-link" href="#content">
				{m.site_skip_to_content()}
			</a>
			<LanguageOffer path={path} />
			<header className="letterhead">
				<Link href="/" className="wordmark" aria-label={m.site_home_link()}>
					<WaxSeal />
					<span lang="fr">{m.site_name()}</span>
				</Link>
				<LanguageSwitch path={page === "notFound" ? path : pathOfPage[page]} locale={locale} />
			</header>
			<main id="content">{children}</main>
			<SiteFooter />
		</div>
	);
}
