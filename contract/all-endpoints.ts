import * as adminAnalytics from "./admin-analytics.ts";
import * as adminDecisions from "./admin-decisions.ts";
import * as adminDeliverability from "./admin-deliverability.ts";
import * as adminEmail from "./admin-email.ts";
import * as adminExamples from "./admin-examples.ts";
import * as adminJobs from "./admin-jobs.ts";
import * as adminMessages from "./admin-messages.ts";
import * as adminSecondFactor from "./admin-second-factor.ts";
import * as adminSession from "./admin-session.ts";
import * as adminSessions from "./admin-sessions.ts";
import * as adminSettings from "./admin-settings.ts";
import * as adminTokens from "./admin-tokens.ts";
import * as adminWebhooks from "./admin-webhooks.ts";
import * as contact from "./contact.ts";
import type { Endpoint } from "./endpoint.ts";
import * as health from "./health.ts";
import * as heart from "./heart.ts";
import * as inbox from "./inbox.ts";
import * as message from "./message.ts";
import * as pageView from "./page-view.ts";
import * as proofOfWork from "./proof-of-work.ts";
import * as receipt from "./receipt.ts";

const modules = [
	message,
	inbox,
	heart,
	receipt,
	contact,
	pageView,
	proofOfWork,
	adminSession,
	adminSessions,
	adminSecondFactor,
	adminMessages,
	adminDecisions,
	adminJobs,
	adminExamples,
	adminSettings,
	adminAnalytics,
	adminEmail,
	adminTokens,
	adminWebhooks,
	adminDeliverability,
	health,
] as const;

type ExportOf<Module> = Module extends unknown ? Module[keyof Module] : never;
type EachEndpoint = Extract<ExportOf<(typeof modules)[number]>, Endpoint>;

/** The endpoints by method and path, as `GET /api/messages/:email`: what a caller in the browser names them by. */
export type Endpoints = { readonly [E in EachEndpoint as `${E["method"]} ${E["path"]}`]: E };

/** The whole API: every endpoint that a module of the contract exports. A test checks that each has exactly one handler. */
export const allEndpoints: readonly Endpoint[] = modules
	.flatMap((exported): readonly unknown[] => Object.values(exported))
	.filter(isEndpoint);

function isEndpoint(exported: unknown): exported is Endpoint {
	return typeof exported === "object" && exported !== null && "method" in exported && "path" in exported;
}
