import { Type } from "typebox";

/** Names a message, a delivery or an entry in a path or a list of them; usually a UUIDv7. */
export const RowId = Type.String({ pattern: "^[\\w-]{1,100}$" });

/** What a path names. */
export const ById = Type.Object({ id: RowId });

/** A text that a database can look for: PostgreSQL takes no NUL. */
export function lookUpText(maxLength: number, minLength = 0) {
	return Type.String({ minLength, maxLength, pattern: "^[^\\u0000]*$" });
}
