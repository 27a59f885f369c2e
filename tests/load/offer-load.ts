import { LoadRun } from "./load-run.ts";

/** Offers the load that its one argument describes, as JSON, and prints what became of it; a program, to have its own core. */
process.stdout.write(JSON.stringify(await new LoadRun(JSON.parse(process.argv[2] ?? "")).run()));
