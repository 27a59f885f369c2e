import { healthSign } from "#server/database/health-sign.ts";

/** Whether the service has switched a webhook off, since it took nothing any more. */
export const webhooksSign = healthSign({
	sign: "webhooks",
	view: "service",
	async read(queries) {
		const webhooks = await queries.selectFrom("webhook").select("off_because").execute();
		const givenUp = webhooks.filter(({ off_because }) => off_because === "gone" || off_because === "failing");
		if (givenUp.length > 0) return { reason: "given_up", facts: { count: givenUp.length } };
		const on = webhooks.filter(({ off_because }) => off_because === null);
		return { reason: "on", facts: { count: on.length } };
	},
});
