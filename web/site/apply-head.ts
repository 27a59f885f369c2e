import { alternatesOf, type DocumentHead, metaTexts } from "#web/site/document-head.ts";

/** Brings the open document's head up to date after a navigation in the browser. */
export function applyHead(head: DocumentHead): void {
	document.documentElement.lang = head.locale;
	document.title = head.title;
	for (const [name, text] of metaTexts(head)) {
		document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.setAttribute("content", text);
	}
	setRobots(head.indexed);
	if (head.canonicalPath === undefined) return;
	const url = originOfHead() + head.canonicalPath;
	document.head.querySelector('link[rel="canonical"]')?.setAttribute("href", url);
	document.head.querySelector('meta[property="og:url"]')?.setAttribute("content", url);
	for (const [language, path] of alternatesOf(head)) {
		document.head
			.querySelector(`link[rel="alternate"][hreflang="${language}"]`)
			?.setAttribute("href", originOfHead() + path);
	}
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
