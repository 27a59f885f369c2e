import type { Queries } from "#server/database/engine.ts";

/** Browsers in which administrators have signed in, by the hash of the random text that each keeps. */
export const knownDeviceStore = {
	async isKnown(queries: Queries, username: string, deviceHash: string): Promise<boolean> {
		const row = await queries
			.selectFrom("known_device")
			.select("used_at")
			.where("username", "=", username)
			.where("device_hash", "=", deviceHash)
			.executeTakeFirst();
		return row !== undefined;
	},

	async remember(queries: Queries, username: string, deviceHash: string, now: number): Promise<void> {
		await queries
			.insertInto("known_device")
			.values({ username, device_hash: deviceHash, used_at: now })
			.onConflict((conflict) => conflict.columns(["username", "device_hash"]).doUpdateSet({ used_at: now }))
			.execute();
	},

	/** Forgets browsers that have not been used for long. */
	async forgetUnused(queries: Queries, usedBefore: number): Promise<void> {
		await queries.deleteFrom("known_device").where("used_at", "<=", usedBefore).execute();
	},

	async forgetAll(queries: Queries, username: string): Promise<void> {
		await queries.deleteFrom("known_device").where("username", "=", username).execute();
	},
};
