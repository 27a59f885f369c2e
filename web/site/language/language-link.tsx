import type { MouseEvent, ReactNode } from "react";
import { useLocation } from "wouter";
import { type Locale, pathInLocale } from "#i18n/locales.ts";
import { callSwitchLanguage, rememberLanguage } from "./remember-language.ts";

interface LanguageLinkProps {
	/** The page's path, in any language. */
	readonly path: string;
	readonly to: Locale;
	readonly current?: boolean;
	readonly className?: string;
	/** Runs when the words have been changed in place. */
	readonly onChosen?: () => void;
	readonly children: ReactNode;
}

/**
 * A link to a page in a language: a plain link without JavaScript, and for modified clicks.
 * A plain click changes the words in place, so that what has been typed stays; query and fragment stay too.
 */
export function LanguageLink({ path, to, current = false, className, onChosen, children }: LanguageLinkProps) {
	const [, navigate] = useLocation();
	const completeAddress = ({ currentTarget }: { readonly currentTarget: HTMLAnchorElement }): void => {
		currentTarget.href = pathInLocale(path, to) + location.search + location.hash;
	};
	const choose = (event: MouseEvent<HTMLAnchorElement>): void => {
		completeAddress(event);
		if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return;
		event.preventDefault();
		const { href } = event.currentTarget;
		rememberLanguage(to);
		callSwitchLanguage(to);
		// The page's own language was chosen, or the function has been there already.
		if (href !== location.href) navigate(`~${href.slice(location.origin.length)}`);
		onChosen?.();
	};
	return (
		<a
			href={pathInLocale(path, to)}
			onPointerDown={completeAddress}
			onClick={choose}
			lang={to}
			hrefLang={to}
			aria-current={current ? "true" : undefined}
			className={className}
		>
			{children}
		</a>
	);
}
