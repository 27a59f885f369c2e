import { LoadRun } from "#tests/load/load-run.ts";
import { valentineArrivals } from "./valentine-arrivals.ts";

/** Offers the day that its one argument describes, as JSON, and prints what became of it. */
const { ports, name, mean, peak, seconds } = JSON.parse(process.argv[2] ?? "");
const arrivals = valentineArrivals({ mean, peak, seconds });
process.stdout.write(JSON.stringify(await new LoadRun({ ports, name, seconds, load: { arrivals } }).run()));
process.disconnect?.();
