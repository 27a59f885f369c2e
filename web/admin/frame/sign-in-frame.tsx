import type { ReactNode } from "react";
import { LanguageSelect } from "#web/admin/language/language-select.tsx";

interface SignInFrameProps {
	readonly heading: string;
	readonly children: ReactNode;
}

/** What stands around the ways in. */
export function SignInFrame({ heading, children }: SignInFrameProps) {
	return (
		<div className="sign-in">
			<header className="sign-in-head">
				<span className="admin-wordmark" lang="fr">
					Billet-doux
				</span>
				<LanguageSelect />
			</header>
			<main className="sign-in-card">
				<h1>{heading}</h1>
				{children}
			</main>
		</div>
	);
}
