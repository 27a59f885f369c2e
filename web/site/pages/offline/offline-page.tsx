import { m } from "#i18n/compiled/messages.js";
import { type Locale, pathInLocale } from "#i18n/locales.ts";
import { FoldedNote } from "#web/ui/paper/folded-note.tsx";
import { WaxSeal } from "#web/ui/paper/wax-seal.tsx";

/** Shown by the service worker in place of any page that the network does not bring. No script comes with it. */
export function OfflinePage({ locale }: { readonly locale: Locale }) {
	return (
		<div className="site">
			<header className="letterhead">
				<a href={pathInLocale("/", locale)} className="wordmark" aria-label={m.site_home_link()}>
					<WaxSeal />
					<span lang="fr">{m.site_name()}</span>
				</a>
			</header>
			<main id="content">
				<article className="booklet offline">
					<FoldedNote />
					<h1>{m.page_offline_heading()}</h1>
					<p className="booklet-intro">{m.page_offline_intro()}</p>
					<p className="offline-kept">{m.offline_kept()}</p>
					{/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page one wanted */}
					<a href="" className="button button-solid">
						{m.offline_retry()}
					</a>
				</article>
			</main>
		</div>
	);
}
