import "./connections.css";
import { TokensPanel } from "./tokens-panel.tsx";
import { WebhooksPanel } from "./webhooks-panel.tsx";

/** How programs work with the service: by tokens they call it, by webhooks they are told. */
export function ConnectionsSection() {
	return (
		<div className="connections">
			<TokensPanel />
			<WebhooksPanel />
		</div>
	);
}
