import type { Serve } from "#server/http/serve.ts";
import type { DeliverabilityParts } from "./deliverability-parts.ts";
import { serveDeliveries } from "./delivery-routes.ts";
import { serveSuppressions } from "./suppression-routes.ts";

/** Whether e-mails arrive, for administrators: what failed and where, and who is sent none. */
export function assembleDeliverability(parts: DeliverabilityParts) {
	return {
		serve(serve: Serve): void {
			serveDeliveries(serve, parts);
			serveSuppressions(serve, parts);
		},
	};
}
