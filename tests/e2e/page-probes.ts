// Expressions that run in the page. Most give what is wrong, as a list that should be empty.

/** To run before a page's own scripts: keeps every layout shift that a visitor did not cause. */
export const watchLayoutShifts = `
	window.layoutShifts = [];
	new PerformanceObserver((list) => {
		for (const { value, hadRecentInput, sources } of list.getEntries()) {
			if (hadRecentInput) continue;
			const moved = sources.map(({ node, previousRect, currentRect }) =>
				(node?.className || node?.nodeName) + " y " + previousRect.y + "→" + currentRect.y + " h " + previousRect.height + "→" + currentRect.height);
			window.layoutShifts.push({ value, moved: value.toFixed(4) + ": " + moved.join("; ") });
		}
	}).observe({ type: "layout-shift", buffered: true });`;

/** Shifts so far, if they add up to more than 0.001; read after two frames in which the last ones are reported. */
export const layoutShift = `new Promise((resolve) =>
	requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
		const total = window.layoutShifts.reduce((sum, { value }) => sum + value, 0);
		resolve(total > 0.001 ? window.layoutShifts.map(({ moved }) => moved) : []);
	}, 0))))`;

/** Doubles the text, as browsers do that enlarge text and nothing else. */
export const doubleText = "document.documentElement.style.fontSize = '200%'";

/** What stands out of the page's width, if the page scrolls sideways. */
export const overflow = `(() => {
	const width = document.documentElement.clientWidth;
	if (document.documentElement.scrollWidth <= width) return [];
	return [...document.querySelectorAll("body *")]
		.filter((element) => element.getBoundingClientRect().right > width + 0.5)
		.map((element) => element.nodeName + "." + element.className + " to " + element.getBoundingClientRect().right);
})()`;

/** Visible controls and figures of which a part is cut off. */
export const cutOff = `[...document.querySelectorAll("button, a, [role=tab], .counter-label, .counter-figure")]
	.filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
	.filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
	.map((element) => element.textContent)`;

/**
 * Visible controls under 44 px, as WCAG 2.5.5 (target size, enhanced) counts them: links within a sentence are
 * excepted, and a control may be touched by its label.
 */
export const smallTargets = `(() => {
	const min = 44 - 0.5;
	const inSentence = (element) => element.nodeName === "A" && getComputedStyle(element).display === "inline" &&
		element.parentElement.textContent.trim().length > element.textContent.trim().length;
	return [...document.querySelectorAll("a, button, input, select, textarea, summary, [role=tab]")]
		.filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !inSentence(element))
		.map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
		.filter(({ box }) => box.width < min || box.height < min)
		.map(({ element, box }) => (element.textContent || element.id) + " " + box.width + " × " + box.height);
})()`;

/**
 * Visible links that stand on a line of their own, of which less than 44 px can be touched, since something else lies
 * over them.
 */
export const coveredLinks = `[...document.querySelectorAll("main a")]
	.filter((link) => link.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
	.filter((link) => getComputedStyle(link).display !== "inline")
	.flatMap((link) => {
		link.scrollIntoView({ block: "center", behavior: "instant" });
		const { left, width, top, bottom } = link.getBoundingClientRect();
		const heights = Array.from({ length: Math.floor(bottom - top) }, (_, y) => top + y + 0.5);
		const touched = heights.filter((y) => link.contains(document.elementFromPoint(left + width / 2, y)));
		return touched.length < 43 ? [link.textContent + " " + touched.length] : [];
	})`;

/** Resolves when something has been drawn. */
export const firstPaint = `new Promise((resolve) => {
	new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").length > 0 && resolve())
		.observe({ type: "paint", buffered: true });
})`;
