const first = "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(
	" ",
);

// As they are heard, for those who spell by ear or to get past a filter.
const byEar: readonly [number, string][] = [
	[0, "zeros zerro zeto xero"],
	[1, "une"],
	[2, "deu"],
	[3, "troi troie trwa"],
	[4, "catre katre kat quattre qatre katr quatr"],
	[5, "cink sink sinq cinc"],
	[6, "sis siss"],
	[7, "set cet sete cett"],
	[8, "uit wit"],
	[9, "nef noeuf neuff"],
	[10, "diss dice"],
	[11, "onz"],
	[12, "douz"],
	[13, "treiz trez treze"],
	[14, "katorze catorze quatorz"],
	[15, "kinze quinz kinz"],
	[16, "seiz sez seze"],
	[20, "vint vingts"],
	[30, "trante trent"],
	[40, "karante quarant carante"],
	[50, "sinkante cinkante cinquant sinquante"],
	[60, "soissante soixant swassante"],
	[70, "septante setante"],
	[80, "huitante octante"],
	[90, "nonante"],
];

/** French number words below one hundred; compounds (`soixante-dix-huit`) are joined by the reader. */
export const frenchNumbers: ReadonlyMap<string, number> = new Map([
	...byEar.flatMap(([value, words]) => words.split(" ").map((word): [string, number] => [word, value])),
	...first.map((word, value): [string, number] => [word, value]),
	["vingt", 20],
	["trente", 30],
	["quarante", 40],
	["cinquante", 50],
	["soixante", 60],
]);
