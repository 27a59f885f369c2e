import { rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { writeLookupData } from "#scripts/build/lookup-data.ts";

// What commands need that run without a build, such as hashing a password: the tables alone, in a fifth of a second.
const dist = resolve(import.meta.dirname, "..", "dist");
const out = `${dist}/tables-${process.pid}`;
try {
	await writeLookupData(out);
	// Put in place at once, so that nobody reads half a table. Who was first was as good.
	await rename(`${out}/data`, `${dist}/data`).catch(() => undefined);
} finally {
	await rm(out, { recursive: true, force: true });
}
