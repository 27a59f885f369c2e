import { useEffect, useState } from "react";
import { currentSection } from "./current-section.ts";

/** The line one reads at: this part of the window's height below its top. */
const lineAt = 0.2;

/** The id of the section one is reading, of the elements with these ids; undefined above the first, and before scripts run. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
	const [current, setCurrent] = useState<string>();
	const joinedIds = ids.join(" ");
	useEffect(() => {
		const sections = joinedIds.split(" ").flatMap((id) => document.getElementById(id) ?? []);
		const update = () => setCurrent(sectionRead(sections));
		const observer = new IntersectionObserver(update, { rootMargin: `0px 0px -${100 * (1 - lineAt)}% 0px` });
		for (const section of sections) observer.observe(section);
		// Nothing crosses the line any more when the end of the page is reached, or a section on view is asked for.
		addEventListener("scrollend", update);
		addEventListener("hashchange", update);
		return () => {
			observer.disconnect();
			removeEventListener("scrollend", update);
			removeEventListener("hashchange", update);
		};
	}, [joinedIds]);
	return current;
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
