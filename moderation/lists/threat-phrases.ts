import { detectorOf, type PhraseList } from "./phrase-list.ts";

const classes = {
	harm: "kill murder stab strangle shoot hurt ruin burn bury beat cut slap smash choke poison behead punch",
	tuer: "tuer buter crever egorger frapper detruire massacrer etrangler defoncer casser demolir planter saigner cogner",
	you: "you u ya yu",
};

/** Threats and blackmail: the gravest harassment. */
export const threatPhrases: PhraseList = {
	category: "harassment",
	rules: [
		{
			phrases: [
				"i ll|will|am|m|gonna|wanna|shall|can|could going? to? <harm> <you>|your !with|for|in|up|at|on|alive",
				"i ll|will|m|am gonna|going|coming to|for? <harm> <you>",
				"i know where you|u|ur live|sleep|work|park|house|family|kids",
				"you|u will|ll|are|re|r gonna|going? to? regret|pay|die !of|laughing|for|from|happy",
				"you|u ll|will|gonna be sorry|dead|next",
				"you re|are|r dead|finished !to|tired|right|on|gorgeous|with|beautiful|my|in|the",
				"i hope|wish you|u die|rot|suffer|choke|burn|crash",
				"watch your|ur back",
				"kill your|ur self",
				"kys",
				"go die|hang|kill yourself|urself?",
				"or i|ill ll? tell everyone|everybody|your|post|leak|send|show",
				"pay me|up or",
				"i have|got|ve your|ur nudes|photos|pictures|pics|screenshots ..6 or|unless|pay",
				"break|snap|smash your|ur legs|neck|face|arms|fingers|bones|teeth|hands",
				"slit|cut your|ur throat|wrists",
				"bullet in your|ur",
				"your|ur days are numbered",
				"acid on|in|at your|ur face",
			],
			unless: ["kindness|kisses|hugs|tickles|cuddles|scrabble|chess"],
		},
		{
			phrases: [
				"je|j vais|va te|vous|t <tuer>",
				"je te|t|vous tuerai|creverai|buterai|detruirai|frapperai|casserai|egorgerai|retrouverai",
				"jvais te|t <tuer>",
				"je sais ou tu|vous habites|habitez|vis|dors|travailles|vivez",
				"tu vas|va le|me? le? regretter|payer|crever|souffrir !de|d|au|pas",
				"tu le|me regretteras|paieras",
				"va|vas|allez te? crever|pendre|mourir|suicide|suicider",
				"creve !coeur|d|de|l|les|pas|la|le|et|ecran|l",
				"gare a toi",
				"gaffe a ta|tes gueule|fesses|os|arrieres",
				"suicide toi",
				"tue|pends toi",
				"ou je balance|publie|montre|dis|diffuse|envoie",
				"te|vous casser les|la jambes|gueule|dents|bras|figure|machoire",
				"te|vous defoncer|demonter|fumer|planter la|ta|le? gueule?",
				"tes jours sont comptes",
				"t es|est mort|morte !de|d|pour|dans|fatigue",
			],
			unless: ["baisers|bisous|tendresse|rire|calins|rires|belote|scrabble|chatouilles"],
		},
		{
			phrases: [
				"maar|mar|jaan|kaat|maarr daalunga|dalunga|daalungi|dalungi|dunga|doonga|dungi|daalenge|denge|dalenge",
				"jaan se maar|mar",
				"zinda nahi|nahin|nhi chhod|chod|chhodunga|chodunga|chhodungi|chodungi|jala",
				"jaan le lunga|loonga|lungi",
				"tujhe|tumhe|tumko|tereko dekh|barbad|tabah|badnaam lunga|loonga|lenge|kar",
				"haath|hath|tang|taang|haddi|munh|muh pair|tod|tor|todd tod|dunga|denge|dungi",
				"mar|mer ja|jaa saale|kutte|kutti|kamine|harami|tu",
				"tezaab|acid phek|fek|phenk|daal|dal",
				"viral kar dunga|doonga|dungi|denge",
				"photo|video|tasveer|photos ..3 viral|leak|failaa|faila",
				"pata hai|h tu|tum|tera kahan|kaha|ghar rehti|rehta|rehte|rahti",
				"anjaam|anjam bura|achha|accha",
				"pachtayegi|pachtayega|pachtaoge|pachtaogi|pachhtaoge",
			],
			unless: ["pyar|pyaar|muskaan|hasi|hansi|smile|ada|adaa"],
		},
		{
			phrases: [
				"मार|काट डालूंगा|डालूँगा|डालूंगी|दूंगा|दूँगा|दूंगी|डालेंगे|देंगे|डालूँगी|दूँगी",
				"जान से मार|मारूंगा|मारूँगा",
				"जान ले लूंगा|लूँगा|लूँगी",
				"ज़िंदा नहीं छोड़ूंगा|छोड़ूँगा|छोड़ेंगे|छोडूंगा|बचेगा|बचेगी",
				"हाथ|टांग|टाँग|हड्डी|मुंह|मुँह|दांत|दाँत पैर|तोड़ तोड़|दूंगा|दूँगा|देंगे",
				"तेज़ाब|एसिड फेंक|डाल|फेंकूंगा|फेंकूँगा",
				"वायरल कर दूंगा|दूँगा|दूंगी|देंगे|दूँगी",
				"फोटो|तस्वीरें|वीडियो|तस्वीर ..3 वायरल|लीक",
				"पछताओगी|पछताओगे|पछताएगा|पछताएगी",
				"अंजाम बुरा|अच्छा",
				"मर जा|क्यों|क्यूँ तू|नहीं|कुत्ते|साले",
			],
			unless: ["प्यार|मुस्कान|हँसी|अदा"],
		},
	],
	classes,
};

export const findThreats = detectorOf(threatPhrases);
