import {
	alternatesOf,
	type DocumentHead,
	metaPaths,
	metaTexts,
	openGraphAlternates,
} from "#web/site/document/document-head.ts";
import { webManifestPath } from "#web/site/document/web-manifest.ts";

/** Brings the open document's head up to date after a navigation in the browser. */
export function applyHead(head: DocumentHead): void {
	document.documentElement.lang = head.locale;
	document.title = head.title;
	const origin = originOfHead();
	for (const [name, text] of metaTexts(head)) setMeta(name, text);
	for (const [name, path] of metaPaths(head)) setMeta(name, origin + path);
	const alternates = openGraphAlternates(head);
	document.head.querySelectorAll('meta[property="og:locale:alternate"]').forEach((meta, index) => {
		meta.setAttribute("content", alternates[index] ?? "");
	});
	setLink('rel="manifest"', webManifestPath(head.locale));
	setRobots(head.indexed);
	if (head.canonicalPath === undefined) return;
	setLink('rel="canonical"', origin + head.canonicalPath);
	for (const [language, path] of alternatesOf(head)) setLink(`rel="alternate"][hreflang="${language}"`, origin + path);
}

function setMeta(name: string, content: string): void {
	document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.setAttribute("content", content);
}

function setLink(attributes: string, href: string): void {
	document.head.querySelector(`link[${attributes}]`)?.setAttribute("href", href);
}

/** The public origin as the server wrote it into the page, which may differ from the one in the address bar. */
function originOfHead(): string {
	const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
	return canonical === null ? location.origin : new URL(canonical.href).origin;
}

function setRobots(indexed: boolean): void {
	const existing = document.head.querySelector('meta[name="robots"]');
	if (indexed) existing?.remove();
	else if (existing === null) {
		const meta = document.createElement("meta");
		meta.name = "robots";
		meta.content = "noindex";
		document.head.append(meta);
	}
}
