import { foldWord } from "#moderation/normalisation/fold-characters.ts";

// Hindi has a word of its own for each number below one hundred: ten to a line, from zero.
const devanagari = `
शून्य एक दो तीन चार पांच छह सात आठ नौ
दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस
तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर
सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी
अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी
नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`;

const latin = `
shunya ek do teen chaar paanch chhah saat aath nau
das gyarah barah terah chaudah pandrah solah satrah atharah unnis
bees ikkis bais teis chaubis pachis chhabbis sattais atthais untis
tees iktis battis taintis chauntis paintis chhattis saintis adtis untalis
chalis iktalis bayalis taintalis chauvalis paintalis chhiyalis saintalis adtalis unchas
pachas ikyavan bavan tirpan chauvan pachpan chhappan sattavan atthavan unsath
saath iksath basath tirsath chaunsath painsath chhiyasath sadsath adsath unhattar
sattar ikhattar bahattar tihattar chauhattar pachhattar chhihattar satahattar athattar unasi
assi ikyasi bayasi tirasi chaurasi pachasi chhiyasi sattasi atthasi navasi
nabbe ikyanve banve tiranve chauranve pachanve chhiyanve sattanve atthanve ninyanve`;

const otherSpellings: readonly [number, string][] = [
	[0, "ज़ीरो जिरो शुन्य सिफर सिफ़र zero ziro jiro jeero zeero shoonya sunya sunnya shunye shuniya sifar"],
	[1, "वन एक् aik eak"],
	[2, "टू दू doh"],
	[3, "थ्री तिन tin teeen"],
	[4, "फोर फ़ोर char chaar chaer"],
	[5, "फाइव फ़ाइव पाँच पांच panch paach pach paanj panj punch"],
	[6, "सिक्स छः छ छे छै छ्ह chhe che chah chha chhai chheh chhah chai cheh chha chhe"],
	[7, "सेवन sat saath"],
	[8, "एट ऐट aat ath aath aanth"],
	[9, "नाइन नो naw nou nav nao nauu naun"],
	[10, "dus dass"],
	[11, "gyara gyaarah ग्यारा"],
	[12, "baarah bara baara बारा"],
	[13, "tera teraah"],
	[14, "chauda choda chaudha"],
	[15, "pandra pandhrah पन्द्रह"],
	[16, "sola solaah"],
	[17, "satra sattrah सतरह"],
	[18, "athara atharaah अट्ठारह"],
	[19, "unnees"],
	[20, "bis bees"],
	[21, "ikkees"],
	[22, "baees bayis"],
	[25, "pachees pacchis"],
	[26, "chabbis chhabees छब्बिस"],
	[30, "tis"],
	[40, "chalees"],
	[44, "चवालीस chavalis"],
	[50, "pachaas"],
	[51, "इक्यावन ikyawan"],
	[52, "bawan"],
	[55, "पचपन pachpan"],
	[58, "अठावन athavan"],
	[66, "छाछठ"],
	[78, "अठत्तर athhattar"],
	[85, "pichasi पिचासी"],
	[88, "अठासी athasi"],
	[90, "nabbey nabe"],
	[98, "अठानवे अट्ठानबे athanve atthanave"],
	[99, "निन्यानबे ninyanave ninanve"],
];

/** Hindi number words from zero to ninety-nine, in Devanagari and in Latin letters, folded as notes are. */
export const hindiNumbers: ReadonlyMap<string, number> = new Map(
	[...listed(latin), ...listed(devanagari), ...otherSpellings.flatMap(([value, words]) => spellings(value, words))].map(
		([word, value]) => [foldWord(word), value],
	),
);

function listed(table: string): readonly [string, number][] {
	return table
		.trim()
		.split(/\s+/)
		.map((word, value) => [word, value]);
}

function spellings(value: number, words: string): readonly [string, number][] {
	return words.split(" ").map((word) => [word, value]);
}
