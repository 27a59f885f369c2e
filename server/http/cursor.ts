import { ExpectedError } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";

/** Where a page of a list ends: the next one begins after the row of this time and id. */
export interface Position {
	readonly at: number;
	readonly id: string;
}

/** A place in a list as clients hand it back; `phase` tells parts of a list apart. */
export function writeCursor({ at, id }: Position, phase = "-"): string {
	return Buffer.from(`${phase} ${at} ${id}`).toString("base64url");
}

/** @throws {ExpectedError} `invalid_input` when a text is no cursor of ours. */
export function readCursor(cursor: string): Position & { readonly phase: string } {
	const [, phase = "", at, id = ""] =
		/^(\S+) (\d{1,15}) ([\w-]+)$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
	if (at === undefined) throw new ExpectedError("invalid_input", "field_invalid", { field: "cursor" });
	return { phase, at: Number(at), id };
}

/** How many rows a page has. `asked` has been validated. */
export function pageSize(asked: string | undefined): number {
	return asked === undefined ? limits.pageSize.default : Number(asked);
}

/** The rows of a page of `size`, read with one more, and what tells that there is another. */
export function pageOf<T>(
	rows: readonly T[],
	size: number,
): { readonly page: readonly T[]; readonly last: T | undefined } {
	const page = rows.slice(0, size);
	return { page, last: rows.length > size ? page.at(-1) : undefined };
}
