import { benchBytes } from "./bench-bytes.ts";
import { benchMemory } from "./bench-memory.ts";
import { benchStart } from "./bench-start.ts";

/** `npm run bench:service -- start [other checkout]`, `memory` or `bytes`: what the service takes besides time for answers. */
const [, , part, other] = process.argv;
if (part === "start") await benchStart(other);
else if (part === "memory") await benchMemory();
else if (part === "bytes") await benchBytes();
else throw new Error("usage: start, memory or bytes");
