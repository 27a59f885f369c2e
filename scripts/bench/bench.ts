import { benchDelivery } from "./bench-delivery.ts";
import { benchNotes } from "./bench-notes.ts";
import { benchProcesses } from "./bench-processes.ts";
import { benchHome, benchLookups } from "./bench-reads.ts";
import { benchStall } from "./bench-stall.ts";
import { benchWorker } from "./bench-worker.ts";
import { benchModeration } from "./moderation-time.ts";
import { benchValentine } from "./valentine.ts";

/** Each against something bare in the same run, in turn, so that the machine's moods hit both. Figures are ratios. */
const parts: Readonly<Record<string, (other: string | undefined) => void | Promise<void>>> = {
	moderation: benchModeration,
	lookups: benchLookups,
	home: benchHome,
	notes: (other) => benchNotes("SQLite", other),
	postgresql: (other) => benchNotes("PostgreSQL", other),
	delivery: benchDelivery,
	worker: benchWorker,
	stall: () => benchStall(),
	processes: () => benchProcesses(),
	valentine: () => benchValentine(),
};

const [, , named, other] = process.argv;
for (const name of named === undefined ? ["moderation", "lookups", "home", "notes"] : [named]) {
	const part = parts[name];
	if (part === undefined) throw new Error(`say one of ${Object.keys(parts).join(", ")}`);
	await part(other);
}
