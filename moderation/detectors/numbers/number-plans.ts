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
// Each look-up costs as much as a hundredth of a note. Counting aloud to 200 takes 76; of 35,000 notes none took more than 5.
const lookUpLimit = 128;

/** Whether digits are a telephone number; `international` when a plus stands before them. */
export type NumberJudge = (digits: string, international: boolean) => boolean;

/** Validity by the numbering plans. Past a bound of look-ups in one text the shape alone decides, on the strict side. */
export function createNumberJudge(): NumberJudge {
	const known = new Map<string, boolean>();
	let lookUps = 0;
	const valid = (number: string, country?: "IN" | "US") => {
		lookUps += 1;
		return lookUps > lookUpLimit || parsePhoneNumber(number, country)?.isValid() === true;
	};
	const validAbroad = (digits: string) => valid(`+${digits.replace(dialledAbroad, "").replace(/^(33|44)0/, "$1")}`);
	const judge = (digits: string, international: boolean) => {
		if (unmistakable.test(digits)) return true;
		if (international) return validAbroad(digits);
		return nationalPlans.some(({ shape, country }) => {
			if (!shape.test(digits)) return false;
			return country === "international" ? validAbroad(digits) : valid(digits, country);
		});
	};
	return (digits, international) => {
		const asked = international ? `+${digits}` : digits;
		// Who writes the same digits again and again has asked before.
		const before = known.get(asked);
		if (before !== undefined) return before;
		const answer = judge(digits, international);
		known.set(asked, answer);
		return answer;
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
