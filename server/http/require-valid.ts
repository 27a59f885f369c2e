import { ExpectedError } from "#contract/errors.ts";
import type { Field } from "#contract/field.ts";

type Fields = Readonly<Record<string, Field<unknown>>>;

type ValueOf<F> = F extends { readonly ok: true; readonly value: infer T } ? T : never;

/**
 * The values of fields that obey their rules.
 * @throws {ExpectedError} `invalid_input`, naming the first field at fault, in their order, and the rule it breaks.
 */
export function requireValid<F extends Fields>(fields: F): { readonly [Name in keyof F]: ValueOf<F[Name]> } {
	const values = Object.entries(fields).map(([name, field]) => {
		if (field.ok) return [name, field.value] as const;
		const { reason, inputs } = field.fault;
		throw new ExpectedError("invalid_input", reason, { field: name, inputs });
	});
	return Object.fromEntries(values) as { readonly [Name in keyof F]: ValueOf<F[Name]> };
}
