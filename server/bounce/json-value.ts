/** A member of JSON that others wrote, by its path; undefined where there is none. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
	return path.reduce<unknown>(
		(inner, name) =>
			typeof inner === "object" && inner !== null && Object.hasOwn(inner, name) ? Reflect.get(inner, name) : undefined,
		value,
	);
}

/** The same as text; empty where there is none. Numbers are written out, as codes may be either. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
	const found = at(value, ...path);
	return typeof found === "string" || typeof found === "number" ? String(found) : "";
}
