import { useSession } from "#web/admin/session/session-provider.tsx";
import { useWords } from "#web/admin/words/language-provider.tsx";
import { frameWords } from "./frame-words.ts";
import { LanguageSelect } from "./language-select.tsx";

/** Whose desk this is, in which language, and the way out. */
export function AdminHeader({ username }: { readonly username: string }) {
	const words = useWords(frameWords);
	const { leave } = useSession();
	return (
		<header className="admin-header">
			<h1 tabIndex={-1}>
				<span className="admin-wordmark" lang="fr">
					Billet-doux
				</span>{" "}
				<span className="admin-heading">{words.heading}</span>
			</h1>
			<div className="admin-header-tools">
				<p className="signed-in-as">{words.signedInAs(username)}</p>
				<LanguageSelect />
				<button type="button" className="action" onClick={leave}>
					{words.signOut}
				</button>
			</div>
		</header>
	);
}
