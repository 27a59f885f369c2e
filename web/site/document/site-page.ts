import type { ComponentType } from "react";
import type { Locale } from "#i18n/locales.ts";
import type { PageText } from "#web/site/page-text.ts";

type Words = (inputs: Record<string, never>, options: { locale: Locale }) => string;

/** A page of the site: what it shows, and what it says of itself in `<head>`. */
export interface SitePage {
	readonly title: Words;
	readonly description: Words;
	/** Drawn in `locale`, once `text` is loaded in it. */
	readonly Content: ComponentType<{ readonly locale: Locale }>;
	readonly text?: PageText<unknown>;
}
