import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A small file system in memory, which only root can mount; undefined where this process may not. */
export function mountSmallDisk(megabytes: number) {
	if (process.getuid?.() !== 0) return undefined;
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-disk-"));
	const mount = (options: string) =>
		spawnSync("mount", ["-t", "tmpfs", "-o", options, "billet-doux", dir]).status === 0;
	if (!mount(`size=${megabytes}m`)) return undefined;
	return {
		dir,
		grow: () => void mount("remount,size=64m"),
		remove() {
			spawnSync("umount", [dir]);
			rmSync(dir, { recursive: true, force: true });
		},
	};
}
