import type { ReactNode } from "react";
import { m } from "#i18n/compiled/messages.js";
import { PageLink } from "./page-link.tsx";

interface BookletPageProps {
	readonly title: string;
	readonly intro: string;
	/** The way home as a button, for the pages one reads before writing. */
	readonly homeAsButton?: boolean;
	readonly children?: ReactNode;
}

/** The frame of the pages one reads: the way back, a title, an opening paragraph. */
export function BookletPage({ title, intro, homeAsButton = false, children }: BookletPageProps) {
	return (
		<article className="booklet">
			<PageLink to="home" className={homeAsButton ? "button button-quiet" : "back-link"}>
				<span aria-hidden="true">←</span> <span>{m.site_back_home()}</span>
			</PageLink>
			<h1>{title}</h1>
			<p className="booklet-intro">{intro}</p>
			{children}
		</article>
	);
}
