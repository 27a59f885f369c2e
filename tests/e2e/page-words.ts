/**
 * Runs in the page and gives all it says, a text for each block: what is shown, what opens or is hidden for now, what
 * screen readers are told, what the head says. Left out is what has a `lang` of its own for another language, and
 * technical names: `<code>` of a single word.
 */
export const pageWords = `(() => {
	const pageLanguage = document.documentElement.lang;
	const isForeign = (element) => {
		const marked = element.closest("[lang]");
		return marked !== null && marked.lang !== pageLanguage;
	};
	const isName = (element) => element.closest("code") !== null && !/\\s/.test(element.closest("code").textContent.trim());
	const blockOf = (element) => {
		while (element !== document.body && getComputedStyle(element).display === "inline") element = element.parentElement;
		return element;
	};
	const texts = [document.title];
	for (const meta of document.head.querySelectorAll("meta[name=description], meta[property^='og:title'], meta[property^='og:description'], meta[name^='twitter:title'], meta[name^='twitter:description']"))
		texts.push(meta.content);
	for (const element of document.body.querySelectorAll("*")) {
		if (isForeign(element)) continue;
		for (const name of ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt", "label"])
			if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
	}
	const blocks = new Map();
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
		const parent = node.parentElement;
		if (parent.closest("script, style, template, svg") !== null) continue;
		// With scripts, what is written for want of them is one text, tags and all.
		if (parent.nodeName === "NOSCRIPT") continue;
		const block = blockOf(parent);
		const words = isForeign(parent) || isName(parent) ? " · " : node.data;
		blocks.set(block, (blocks.get(block) ?? "") + words);
	}
	return [...texts, ...blocks.values()].map((text) => text.replace(/\\s+/g, " ").trim()).filter((text) => text !== "");
})()`;
