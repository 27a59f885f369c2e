import { m } from "#i18n/compiled/messages.js";
import { LanguageSelect } from "#web/admin/language/language-select.tsx";
import { useSession } from "#web/admin/session/session-provider.tsx";

/** Who is signed in, in which language, and the way out. */
export function AdminHeader({ username }: { readonly username: string }) {
	const { leave } = useSession();
	return (
		<header className="admin-header">
			<h1 tabIndex={-1}>
				<span className="admin-wordmark" lang="fr">
					Billet-doux
				</span>{" "}
				<span className="admin-heading">{m.admin_frame_heading()}</span>
			</h1>
			<div className="admin-header-tools">
				<p className="signed-in-as">{m.admin_frame_signed_in_as({ username })}</p>
				<LanguageSelect />
				<button type="button" className="action" onClick={leave}>
					{m.admin_frame_sign_out()}
				</button>
			</div>
		</header>
	);
}
