import { statfs } from "node:fs/promises";
import type { SystemInformation } from "#contract/admin-settings.ts";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { MailAccess } from "#server/delivery/captured-mail-access.ts";
import { deliveryReview } from "#server/delivery/delivery-review.ts";
import { describeRetention } from "#server/retention/describe-retention.ts";

export type DescribeSystem = (queries: Queries) => Promise<SystemInformation>;

interface SystemFacts {
	readonly config: Config;
	readonly mailAccess: MailAccess | undefined;
	readonly engine: Database["engine"];
	readonly version: string;
	readonly moderation: SystemInformation["moderation"];
	readonly steadyClock: Clock;
}

/** Tells what runs here; `uptime` counts from this call. */
export function createSystemInformation(facts: SystemFacts): DescribeSystem {
	const { config, mailAccess, engine, version, moderation, steadyClock } = facts;
	const startedAt = steadyClock();
	return async (queries) => ({
		success: true,
		version,
		node: process.versions.node,
		engine,
		uptime_seconds: Math.floor((steadyClock() - startedAt) / 1_000),
		time_zone: config.timeZone,
		queue: await deliveryReview.countWaiting(queries),
		moderation,
		mail: {
			transport: config.smtpUrl === undefined ? "capture" : "smtp",
			readable: mailAccess !== undefined,
			from: config.mailFrom.address,
			admin_email: config.adminEmail,
		},
		retention: await describeRetention(queries, config.retentionDays),
		disk: await diskOf(config.dataDir),
	});
}

/** Null where the folder does not exist, as with PostgreSQL and a given secret. */
async function diskOf(dir: string): Promise<SystemInformation["disk"]> {
	try {
		const { bavail, blocks, bsize } = await statfs(dir);
		return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
	} catch {
		return null;
	}
}
