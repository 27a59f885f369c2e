import type { ComponentType } from "react";
import type { Locale } from "#i18n/locales.ts";

type Words = (inputs: Record<string, never>, options: { locale: Locale }) => string;

/** A page of the site: what it shows, and what it says of itself. `<page>-page.tsx` exports it as `page`. */
export interface SitePage<Text = undefined> {
	readonly title: Words;
	readonly description: Words;
	/** What the footer calls it; a page without is not named there. */
	readonly footerLabel?: Words;
	/** A page that shows a visitor's own: no search engine is to show it. */
	readonly isPrivate?: true;
	/** It shows other documents of the service in frames. */
	readonly showsFrames?: true;
	/** Drawn at build in each language; `text` is what `<page>-text.<language>.tsx` exports, where there is such a file. */
	readonly Content: ComponentType<{ readonly locale: Locale; readonly text: Text }>;
}
