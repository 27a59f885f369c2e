import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

/** The request that what runs now was begun by, if any. Each line of the log names it. */
export const currentRequest = new AsyncLocalStorage<string>();

/** Tells the requests of all processes and starts apart. Made here: nothing that a caller sends is in it. */
export function createRequestIds(): () => string {
	const process = randomBytes(5).toString("hex");
	let count = 0;
	return () => `${process}-${(++count).toString(36)}`;
}
