import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { RoutedPage } from "#web/site/routes.ts";

interface IslandProps {
	/** The page whose `<page>-island.tsx` takes over in the browser. */
	readonly page: RoutedPage;
	/** What that file hydrates. */
	readonly children: ReactNode;
}

/** A part of a page that acts. It is drawn at build like the text around it, in the form that React can take over. */
export function Island({ page, children }: IslandProps) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup, made of our own words
	return <div data-island={page} dangerouslySetInnerHTML={{ __html: renderToString(children) }} />;
}
