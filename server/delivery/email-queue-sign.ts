import type { RawBuilder } from "kysely";
import { findEmailQueue } from "#contract/health-rules.ts";
import { healthSign } from "#server/database/health-sign.ts";
import { readEmailQueue } from "./email-queue-length.ts";

/** Whether e-mails that are due are tried. `now` is `queueNow`'s. */
export function emailQueueSign(now: () => RawBuilder<number>) {
	return healthSign({
		sign: "email_queue",
		view: "service",
		async read(queries) {
			const { count, first_due, at } = await readEmailQueue(queries, now());
			return findEmailQueue(Number(count), first_due === null ? undefined : Number(first_due), Number(at));
		},
	});
}
