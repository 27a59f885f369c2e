import parsePhoneNumber from "libphonenumber-js/max";

// Cheap shapes first; the metadata then decide. National forms of the countries whose languages we speak.
const nationalPlans = [
	{ shape: /^0?[6-9][0-9]{9}$/, country: "IN" },
	{ shape: /^1?[2-9][0-9]{2}[2-9][0-9]{6}$/, country: "US" },
	{ shape: /^33(?:0)?[1-9][0-9]{8}$/, country: "international" },
	{ shape: /^91[6-9][0-9]{9}$/, country: "international" },
	{ shape: /^44(?:0)?[1-9][0-9]{8,9}$/, country: "international" },
	{ shape: /^(?:00|011)[1-9][0-9]{7,12}$/, country: "international" },
] as const;
// French and British numbers with their leading 0 look like nothing else; the metadata leave out unassigned ranges.
const unmistakable = /^(?:0[1-9][0-9]{8}|0[127][0-9]{9})$/;
const beginning = /^(?:0[0-9]|1?[2-9])/;
const dialledAbroad = /^(?:00|011)/;
const parseLimit = 2000;

/** Whether digits are a telephone number; `international` when a plus stands before them. */
export type NumberJudge = (digits: string, international: boolean) => boolean;

/** Validity by the numbering plans. Past a bound of look-ups in one text the shape alone decides, on the strict side. */
export function createNumberJudge(): NumberJudge {
	let parses = 0;
	const valid = (number: string, country?: "IN" | "US") => {
		parses += 1;
		return parses > parseLimit || parsePhoneNumber(number, country)?.isValid() === true;
	};
	const validAbroad = (digits: string) => valid(`+${digits.replace(dialledAbroad, "").replace(/^(33|44)0/, "$1")}`);
	return (digits, international) => {
		if (unmistakable.test(digits)) return true;
		if (international) return validAbroad(digits);
		return nationalPlans.some(({ shape, country }) => {
			if (!shape.test(digits)) return false;
			return country === "international" ? validAbroad(digits) : valid(digits, country);
		});
	};
}

/** Whether a telephone number can begin with these digits: most runs are dismissed here. */
export function canBeginNumber(digits: string): boolean {
	return digits.length < 2 || beginning.test(digits);
}

/** French and British numbers in their national form, which nothing else looks like. */
export function isUnmistakable(digits: string): boolean {
	return unmistakable.test(digits);
}
