const first = "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(
	" ",
);

/** French number words below one hundred; compounds (`soixante-dix-huit`) are joined by the reader. */
export const frenchNumbers: ReadonlyMap<string, number> = new Map([
	...first.map((word, value): [string, number] => [word, value]),
	["une", 1],
	["set", 7],
	["vingt", 20],
	["vint", 20],
	["trente", 30],
	["quarante", 40],
	["cinquante", 50],
	["soixante", 60],
	["septante", 70],
	["huitante", 80],
	["octante", 80],
	["nonante", 90],
]);
