import { useQuery } from "@tanstack/react-query";
import { m } from "#i18n/compiled/messages.js";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { AddTokenForm } from "./add-token-form.tsx";
import { tokensKey } from "./connection-keys.ts";
import { TokenItem } from "./token-item.tsx";

/** The tokens by which programs call the service. */
export function TokensPanel() {
	const ask = useAsk();
	const { data, error } = useQuery({
		queryKey: tokensKey,
		queryFn: async ({ signal }) => (await ask("GET /api/admin/tokens", {}, signal)).tokens,
	});
	return (
		<section className="panel" aria-labelledby="tokens-title">
			<h3 id="tokens-title">{m.admin_connections_tokens()}</h3>
			<p className="panel-note">{m.admin_connections_tokens_intro()}</p>
			{error !== null && (
				<p className="error-line" role="alert">
					{m.admin_connections_tokens_failed({ reason: errorWords(error) })}
				</p>
			)}
			{data === undefined && error === null && <p className="empty-line">{m.admin_tables_loading()}</p>}
			{data?.length === 0 && <p className="empty-line">{m.admin_connections_tokens_empty()}</p>}
			<ul className="connection-list">
				{data?.map((token) => (
					<TokenItem key={token.id} token={token} />
				))}
			</ul>
			<AddTokenForm />
		</section>
	);
}
