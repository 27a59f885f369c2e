import { type TProperties, Type } from "typebox";

/** The body of a success that has something to tell. */
export function successWith<Told extends TProperties>(told: Told) {
	return Type.Object({ success: Type.Literal(true), ...told });
}

/** The body of a success that has nothing more to tell. */
export const Done = successWith({});
