/** Why no e-mail could be made of an order, so that it was not tried; the order is kept. */
const unpreparedCodes = ["other_secret", "altered", "not_composed"] as const;
export type UnpreparedCode = (typeof unpreparedCodes)[number];

export function isUnpreparedCode(code: string): code is UnpreparedCode {
	return unpreparedCodes.some((one) => one === code);
}
