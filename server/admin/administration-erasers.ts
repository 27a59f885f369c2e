import { retention } from "#contract/retention.ts";
import { daysBefore, eraserByAge, type RowEraser } from "#server/database/eraser.ts";

const auditEntries = eraserByAge("audit_entries", "audit_entry", "at");

/** The tables below have a row for each administrator, browser or guess of late: too few for an index or for batches. */
const knownDevices: RowEraser = {
	name: "known_devices",
	async eraseOlder(queries, now) {
		const before = daysBefore(now, retention.known_devices.days);
		const { numDeletedRows } = await queries
			.deleteFrom("known_device")
			.where("used_at", "<", before)
			.executeTakeFirst();
		return Number(numDeletedRows);
	},
};

const sessions: RowEraser = {
	name: "sessions",
	async eraseOlder(queries, now) {
		const before = daysBefore(now, retention.sessions.days);
		const { numDeletedRows } = await queries.deleteFrom("session").where("created_at", "<", before).executeTakeFirst();
		return Number(numDeletedRows);
	},
};

const guesses: RowEraser = {
	name: "guesses",
	async eraseOlder(queries, now) {
		const before = daysBefore(now, retention.guesses.days);
		const { numDeletedRows } = await queries.deleteFrom("guess").where("last_at", "<", before).executeTakeFirst();
		return Number(numDeletedRows);
	},
};

const passwordResets: RowEraser = {
	name: "password_resets",
	async eraseOlder(queries, now) {
		const before = daysBefore(now, retention.password_resets.days);
		const { numDeletedRows } = await queries
			.deleteFrom("password_reset")
			.where("created_at", "<", before)
			.executeTakeFirst();
		return Number(numDeletedRows);
	},
};

/** What is known of administrators besides their accounts. */
export const administrationErasers: readonly RowEraser[] = [
	auditEntries,
	knownDevices,
	sessions,
	passwordResets,
	guesses,
];
