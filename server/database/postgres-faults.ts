import { DatabaseError } from "pg";

/** SQLSTATE classes (postgresql.org/docs/current/errcodes-appendix.html) of a server that is gone, going, full or busy. */
const outages = /^(?:08|53|57P|58|25006|55000|55P03|57014)/;
/** Serialization failure and deadlock: the transaction was undone and may simply run again. */
const repeatable = new Set(["40001", "40P01"]);
/** A lock was not to be had in time, or a statement took too long. */
const ownWaits = new Set(["55P03", "57014"]);
/** No room on the server's disk, an I/O error. */
const brokenDisk = new Set(["53100", "58030"]);

const isOneOf = (codes: ReadonlySet<string>, error: unknown) =>
	error instanceof DatabaseError && codes.has(error.code ?? "");

/** Whether a transaction was undone that may simply run again. */
export const mayRepeat = (error: unknown): boolean => isOneOf(repeatable, error);

/** Whether the server's disk is full or broken. */
export const isBrokenDisk = (error: unknown): boolean => isOneOf(brokenDisk, error);

/** Server-side outages by SQLSTATE; client-side ones (refused, reset, timed out) carry a network code or pg's own words. */
export function isOutage(error: unknown): boolean {
	if (error instanceof DatabaseError) return outages.test(error.code ?? "") || mayRepeat(error);
	if (!(error instanceof Error)) return false;
	const code = Reflect.get(error, "code");
	if (typeof code === "string" && /^E(?:CONN|PIPE|TIMEDOUT|HOST|NET|AI_)/.test(code)) return true;
	return /timeout|terminated|connection error/i.test(error.message);
}

/** An outage that meets whoever asks, not only those who wait for the same rows. */
export const isOutageOfAll = (error: unknown): boolean =>
	isOutage(error) && !mayRepeat(error) && !isOneOf(ownWaits, error);
