import { type Fault, type Field, parseAddressField, type ReasonOf } from "#contract/field.ts";
import { m } from "#i18n/compiled/messages.js";
import { currentLocale } from "#i18n/current-locale.ts";
import { withNumbersIn } from "#i18n/numbers-in.ts";

/** Words chosen when they are shown, so that they follow a change of language. */
export type Words = () => string;

/** Words for each reason that a rule of the contract may give. */
export type FaultWords<F> = Readonly<Record<ReasonOf<F>, (inputs: Record<keyof Fault["inputs"], string>) => string>>;

/** The fault of a field, if any. */
export function faultOf<F extends Field<unknown>>(field: F, words: FaultWords<F>): Words | undefined {
	if (field.ok) return undefined;
	const { reason, inputs } = field.fault;
	return () => words[reason as ReasonOf<F>](withNumbersIn(currentLocale(), { count: 0, limit: 0, ...inputs }));
}

export const addressWords: FaultWords<ReturnType<typeof parseAddressField>> = {
	address_empty: m.error_address_empty,
	address_too_long: m.error_address_too_long,
	address_several: m.error_address_several,
	address_format: m.error_address_format,
	address_local_part: m.error_address_local_part,
	address_route: m.error_address_route,
};

export const messageWords = {
	message_empty: m.error_message_empty,
	message_too_long: m.error_message_too_long,
} as const;

/** The fault of an e-mail address, if any. */
export function checkAddress(address: string): Words | undefined {
	return faultOf(parseAddressField(address), addressWords);
}
