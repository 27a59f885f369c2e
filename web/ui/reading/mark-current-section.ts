import { currentSection } from "./current-section.ts";

/** The line one reads at: this part of the window's height below its top. */
const lineAt = 0.2;

/** Marks, in the table of contents of the page, the section one is reading; none above the first. */
export function markCurrentSection(): void {
	const list = document.querySelector<HTMLElement>(".contents-list ol");
	if (list === null) return;
	const links = [...list.querySelectorAll<HTMLAnchorElement>("a")];
	const sections = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
	const update = (): void => {
		const current = sectionRead(sections);
		for (const link of links) mark(link, list, link.hash === `#${current}`);
	};
	const observer = new IntersectionObserver(update, { rootMargin: `0px 0px -${100 * (1 - lineAt)}% 0px` });
	for (const section of sections) observer.observe(section);
	// Nothing crosses the line any more when the end of the page is reached, or a section on view is asked for.
	addEventListener("scrollend", update);
	addEventListener("hashchange", update);
}

function sectionRead(sections: readonly HTMLElement[]): string | undefined {
	const { clientHeight, scrollHeight } = document.documentElement;
	return currentSection(
		sections.map((section) => ({ id: section.id, top: Math.round(section.getBoundingClientRect().top) })),
		{
			line: clientHeight * lineAt,
			atEnd: scrollY > 0 && scrollY + clientHeight >= scrollHeight - 2,
			fragment: location.hash.slice(1),
		},
	);
}

function mark(link: HTMLElement, list: HTMLElement, isCurrent: boolean): void {
	if (isCurrent === link.hasAttribute("aria-current")) return;
	link.ariaCurrent = isCurrent ? "true" : null;
	if (isCurrent) keepInView(link, list);
}

/** In a window too low for the whole list, scrolls the list, and never the page, to the marked entry. */
function keepInView(marked: HTMLElement, list: HTMLElement): void {
	const frame = list.getBoundingClientRect();
	const { top, bottom } = marked.getBoundingClientRect();
	if (top < frame.top) list.scrollTop -= frame.top - top;
	else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}
