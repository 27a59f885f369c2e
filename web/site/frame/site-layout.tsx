import type { ReactNode } from "react";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import { LanguageOffers } from "#web/site/language/language-offers.tsx";
import { LanguageSwitch } from "#web/site/language/language-switch.tsx";
import { WaxSeal } from "#web/ui/paper/wax-seal.tsx";
import { PageLink } from "./page-link.tsx";
import { type FooterLink, SiteFooter } from "./site-footer.tsx";

interface SiteLayoutProps {
	/** Of the page, without language prefix. */
	readonly path: string;
	readonly locale: Locale;
	readonly footerLinks: readonly FooterLink[];
	readonly children: ReactNode;
}

/** What every public page shares: letterhead, language switch, footer. */
export function SiteLayout({ path, locale, footerLinks, children }: SiteLayoutProps) {
	return (
		<div className="site">
			<a className="skip-link" href="#content">
				{m.site_skip_to_content()}
			</a>
			<LanguageOffers path={path} locale={locale} />
			<header className="letterhead">
				<PageLink to="home" className="wordmark" aria-label={m.site_home_link()}>
					<WaxSeal />
					<span lang="fr">{m.site_name()}</span>
				</PageLink>
				<LanguageSwitch path={path} locale={locale} />
			</header>
			<main id="content">{children}</main>
			<SiteFooter links={footerLinks} />
		</div>
	);
}
