import { type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { setCurrentLocale } from "#i18n/current-locale.ts";
import { localeOfTag } from "#i18n/locales.ts";

/** Has React take over an island. Fulfilled once it answers, and shows what had been typed before. */
export function hydrateIsland(island: HTMLElement, content: ReactNode): Promise<void> {
	const locale = localeOfTag(document.documentElement.lang);
	if (locale !== undefined) setCurrentLocale(locale);
	return new Promise((resolve) => {
		hydrateRoot(island, <Awake onAwake={resolve}>{content}</Awake>);
	});
}

function Awake({ onAwake, children }: { readonly onAwake: () => void; readonly children: ReactNode }) {
	useEffect(onAwake, [onAwake]);
	return children;
}
