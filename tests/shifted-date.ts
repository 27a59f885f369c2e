import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A wrong clock for a process of its own. */
export interface ShiftedDate {
	/** The program to start, in place of `node server/main.ts`. */
	readonly command: readonly [string, ...string[]];
	/** Sets the process's time of day so far ahead of the machine's; its monotonic time goes on as it was. */
	set(ms: number): void;
}

/** Starts `ms` ahead. A module that is loaded first takes the place of `Date`; nothing of the machine is touched. */
export function shiftDate(ms: number): ShiftedDate {
	const folder = mkdtempSync(join(tmpdir(), "billet-doux-clock-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const file = join(folder, "ahead");
	const set = (ahead: number) => {
		writeFileSync(`${file}.new`, String(ahead));
		renameSync(`${file}.new`, file);
	};
	set(ms);
	const program = `
		import { readFileSync } from "node:fs";
		const RightDate = Date;
		let ahead = 0;
		const look = () => { ahead = Number(readFileSync(${JSON.stringify(file)}, "utf8")); };
		look();
		setInterval(look, 20).unref();
		globalThis.Date = class extends RightDate {
			constructor(...given) { super(...(given.length === 0 ? [RightDate.now() + ahead] : given)); }
			static now() { return RightDate.now() + ahead; }
		};
	`;
	const preload = `data:text/javascript,${encodeURIComponent(program)}`;
	return { command: [process.execPath, "--import", preload, "server/main.ts"], set };
}
