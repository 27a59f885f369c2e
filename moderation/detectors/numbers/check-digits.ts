/** Luhn's check of card numbers (ISO/IEC 7812-1). `digits` are ASCII. */
export function passesLuhn(digits: string): boolean {
	let sum = 0;
	for (let place = 0; place < digits.length; place += 1) {
		const value = Number(digits[digits.length - 1 - place]);
		const doubled = place % 2 === 1 ? value * 2 : value;
		sum += doubled > 9 ? doubled - 9 : doubled;
	}
	return digits.length > 0 && sum % 10 === 0;
}

/** The check of an IBAN without separators (ISO 13616): its first four characters moved to the end, 97 leaves 1. */
export function passesMod97(iban: string): boolean {
	let rest = 0;
	for (const character of iban.slice(4) + iban.slice(0, 4)) {
		const value = Number.parseInt(character, 36);
		if (Number.isNaN(value)) return false;
		rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
	}
	return rest === 1;
}

/** Verhoeff's check (1969), of which Aadhaar numbers make use: a walk through the dihedral group of order ten. */
export function passesVerhoeff(digits: string): boolean {
	let check = 0;
	for (let place = 0; place < digits.length; place += 1) {
		const value = Number(digits[digits.length - 1 - place]);
		check = multiplied(check, permuted(value, place % 8));
	}
	return digits.length > 0 && check === 0;
}

/** The group's product: 0 to 4 are turns of a pentagon, 5 to 9 its reflections. */
function multiplied(left: number, right: number): number {
	const turn = left < 5 ? (left + right) % 5 : (left - right + 10) % 5;
	return left < 5 === right < 5 ? turn : turn + 5;
}

const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

function permuted(value: number, times: number): number {
	let result = value;
	for (let time = 0; time < times; time += 1) result = permutation[result] ?? 0;
	return result;
}
