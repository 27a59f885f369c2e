import type { ReactNode } from "react";
import { FoldedNote } from "#web/ui/paper/folded-note.tsx";

interface ShortPageProps {
	readonly heading: string;
	readonly intro: ReactNode;
	readonly children?: ReactNode;
}

/** A page that says one thing and shows what to do next, for somebody who comes from a link in an e-mail. */
export function ShortPage({ heading, intro, children }: ShortPageProps) {
	return (
		<article className="booklet short-page">
			<FoldedNote />
			<h1>{heading}</h1>
			<p className="booklet-intro">{intro}</p>
			{children}
		</article>
	);
}
