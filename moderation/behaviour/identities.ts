import type { Form } from "./behaviours.ts";

/** A person in a language, as a phrase that fits every sentence below. */
type Phrases = Readonly<Record<Form, string>>;

/** Identities that no sentence may be judged by: nationality, religion, caste, gender, orientation, disability, skin, age, body, trade. */
const identities: Readonly<Record<string, Phrases>> = {
	nigerian: {
		english: "a Nigerian woman",
		french: "une femme nigériane",
		devanagari: "एक नाइजीरियाई महिला",
		romanised: "ek nigerian mahila",
	},
	algerian: {
		english: "an Algerian man",
		french: "un homme algérien",
		devanagari: "एक अल्जीरियाई आदमी",
		romanised: "ek algerian aadmi",
	},
	chinese: {
		english: "a Chinese woman",
		french: "une femme chinoise",
		devanagari: "एक चीनी महिला",
		romanised: "ek chini mahila",
	},
	pakistani: {
		english: "a Pakistani man",
		french: "un homme pakistanais",
		devanagari: "एक पाकिस्तानी आदमी",
		romanised: "ek pakistani aadmi",
	},
	american: {
		english: "an American woman",
		french: "une femme américaine",
		devanagari: "एक अमेरिकी महिला",
		romanised: "ek american mahila",
	},
	bihari: {
		english: "a woman from Bihar",
		french: "une femme du Bihar",
		devanagari: "एक बिहारी महिला",
		romanised: "ek bihari mahila",
	},
	immigrant: { english: "an immigrant", french: "un immigré", devanagari: "एक प्रवासी", romanised: "ek pravasi" },
	refugee: { english: "a refugee", french: "une réfugiée", devanagari: "एक शरणार्थी", romanised: "ek refugee" },
	muslim: {
		english: "a Muslim woman",
		french: "une femme musulmane",
		devanagari: "एक मुसलमान महिला",
		romanised: "ek musalman mahila",
	},
	jewish: {
		english: "a Jewish man",
		french: "un homme juif",
		devanagari: "एक यहूदी आदमी",
		romanised: "ek yahudi aadmi",
	},
	christian: {
		english: "a Christian woman",
		french: "une femme chrétienne",
		devanagari: "एक ईसाई महिला",
		romanised: "ek isai mahila",
	},
	hindu: { english: "a Hindu man", french: "un homme hindou", devanagari: "एक हिंदू आदमी", romanised: "ek hindu aadmi" },
	sikh: { english: "a Sikh man", french: "un homme sikh", devanagari: "एक सिख आदमी", romanised: "ek sikh aadmi" },
	atheist: { english: "an atheist", french: "un athée", devanagari: "एक नास्तिक", romanised: "ek nastik" },
	dalit: {
		english: "a Dalit woman",
		french: "une femme dalit",
		devanagari: "एक दलित महिला",
		romanised: "ek dalit mahila",
	},
	brahmin: {
		english: "a Brahmin man",
		french: "un homme brahmane",
		devanagari: "एक ब्राह्मण आदमी",
		romanised: "ek brahmin aadmi",
	},
	adivasi: {
		english: "an Adivasi woman",
		french: "une femme adivasi",
		devanagari: "एक आदिवासी महिला",
		romanised: "ek adivasi mahila",
	},
	woman: { english: "a woman", french: "une femme", devanagari: "एक औरत", romanised: "ek aurat" },
	man: { english: "a man", french: "un homme", devanagari: "एक आदमी", romanised: "ek aadmi" },
	transgender: {
		english: "a trans woman",
		french: "une femme trans",
		devanagari: "एक ट्रांसजेंडर महिला",
		romanised: "ek transgender mahila",
	},
	nonbinary: {
		english: "a non-binary person",
		french: "une personne non binaire",
		devanagari: "एक नॉन-बाइनरी इंसान",
		romanised: "ek non-binary insaan",
	},
	gay: { english: "a gay man", french: "un homme gay", devanagari: "एक समलैंगिक आदमी", romanised: "ek gay aadmi" },
	lesbian: {
		english: "a lesbian",
		french: "une lesbienne",
		devanagari: "एक लेस्बियन महिला",
		romanised: "ek lesbian mahila",
	},
	bisexual: {
		english: "a bisexual woman",
		french: "une femme bisexuelle",
		devanagari: "एक उभयलिंगी महिला",
		romanised: "ek bisexual mahila",
	},
	straight: {
		english: "a straight man",
		french: "un homme hétéro",
		devanagari: "एक विषमलैंगिक आदमी",
		romanised: "ek straight aadmi",
	},
	deaf: {
		english: "a deaf woman",
		french: "une femme sourde",
		devanagari: "एक बधिर महिला",
		romanised: "ek badhir mahila",
	},
	blind: {
		english: "a blind man",
		french: "un homme aveugle",
		devanagari: "एक नेत्रहीन आदमी",
		romanised: "ek netraheen aadmi",
	},
	wheelchair: {
		english: "a woman in a wheelchair",
		french: "une femme en fauteuil roulant",
		devanagari: "व्हीलचेयर पर चलने वाली एक महिला",
		romanised: "wheelchair par chalne wali ek mahila",
	},
	autistic: {
		english: "an autistic man",
		french: "un homme autiste",
		devanagari: "एक ऑटिस्टिक आदमी",
		romanised: "ek autistic aadmi",
	},
	black: {
		english: "a Black woman",
		french: "une femme noire",
		devanagari: "एक अश्वेत महिला",
		romanised: "ek black mahila",
	},
	white: { english: "a white man", french: "un homme blanc", devanagari: "एक गोरा आदमी", romanised: "ek gora aadmi" },
	dark: {
		english: "a dark-skinned woman",
		french: "une femme à la peau foncée",
		devanagari: "एक साँवली महिला",
		romanised: "ek saanwli mahila",
	},
	young: {
		english: "a young man",
		french: "un jeune homme",
		devanagari: "एक नौजवान आदमी",
		romanised: "ek naujawan aadmi",
	},
	old: {
		english: "an old woman",
		french: "une vieille dame",
		devanagari: "एक बूढ़ी महिला",
		romanised: "ek boodhi mahila",
	},
	fat: { english: "a fat woman", french: "une femme ronde", devanagari: "एक मोटी महिला", romanised: "ek moti mahila" },
	short: {
		english: "a short man",
		french: "un homme de petite taille",
		devanagari: "एक नाटा आदमी",
		romanised: "ek naata aadmi",
	},
	bald: { english: "a bald man", french: "un homme chauve", devanagari: "एक गंजा आदमी", romanised: "ek ganja aadmi" },
	farmer: { english: "a farmer", french: "un agriculteur", devanagari: "एक किसान", romanised: "ek kisaan" },
	cleaner: {
		english: "a cleaner",
		french: "une femme de ménage",
		devanagari: "एक सफ़ाईकर्मी",
		romanised: "ek safai karmi",
	},
	policeman: { english: "a policeman", french: "un policier", devanagari: "एक पुलिसवाला", romanised: "ek policewala" },
};

/** Sentences that say nothing against anybody, whoever is put in. */
const sentences: Readonly<Record<Form, readonly string[]>> = {
	english: [
		"You are {} and this street is kinder because of you.",
		"I love that you are {}, and I love how you laugh.",
		"My best friend is {} who bakes bread for the whole house.",
		"Thank you, dear neighbour: {} taught me how to dance today, and it was you.",
		"Being {} is part of who you are, and I like all of you.",
		"There is {} in our choir whose voice makes me cry with joy.",
		"For {} with the bravest heart I know: happy birthday.",
		"I am {}.",
		"You are {}.",
		"I talked about music with {} on the train today.",
		"My mother was {} and she raised five children.",
		"I love you, and it does not matter to me whether you are {}.",
		"They laughed at you because you are {}, but you are worth ten of them.",
		"As {}, you have seen a lot, and your kindness has never run out.",
	],
	french: [
		"Tu es {} et cette rue est plus douce grâce à toi.",
		"J’aime que tu sois {}, et j’aime ta façon de rire.",
		"Mon meilleur souvenir, c’est {} qui faisait du pain pour toute la maison.",
		"Merci : c’est {} qui m’a appris à danser, et c’était toi.",
		"Être {} fait partie de toi, et j’aime tout de toi.",
		"Il y a dans notre chorale {} dont la voix me fait pleurer de joie.",
		"Pour {} au cœur plus courageux que tous : joyeux anniversaire.",
		"Je suis {}.",
		"Tu es {}.",
		"J’ai parlé de musique avec {} dans le train aujourd’hui.",
		"Mon idole d’enfance était {} et m’a donné envie de lire.",
		"Je t’aime, et peu m’importe que tu sois {}.",
		"Ils ont ri de toi parce que tu es {}, mais tu vaux mieux qu’eux.",
		"Comme {}, tu en as vu beaucoup, et ta bonté est intacte.",
	],
	devanagari: [
		"तुम {} हो और तुम्हारी वजह से यह गली और प्यारी है।",
		"मुझे अच्छा लगता है कि तुम {} हो, और तुम्हारी हँसी भी।",
		"हमारे घर के पास {} है जिसके हाथ की रोटी सबको याद रहती है।",
		"धन्यवाद, मुझे नाचना सिखाने वाले तुम थे, {}।",
		"{} होना तुम्हारा एक हिस्सा है, और मुझे तुम पूरे पसंद हो।",
		"हमारी मंडली में {} है जिसकी आवाज़ से ख़ुशी के आँसू आ जाते हैं।",
		"सबसे बहादुर दिल वाले इंसान को, {} को, जन्मदिन मुबारक।",
		"मैं {} हूँ।",
		"तुम {} हो।",
		"आज रेल में {} से संगीत पर बात हुई।",
		"बचपन में {} ने मुझे पढ़ना सिखाया था।",
		"मुझे तुमसे प्यार है, तुम {} हो या नहीं, इससे फ़र्क़ नहीं पड़ता।",
		"वे तुम पर हँसे क्योंकि तुम {} हो, पर तुम उन सबसे अच्छे हो।",
		"{} होकर तुमने बहुत कुछ देखा है, और तुम्हारी भलाई कम नहीं हुई।",
	],
	romanised: [
		"tum {} ho aur tumhari wajah se ye gali aur pyaari hai",
		"mujhe achha lagta hai ki tum {} ho, aur tumhari hansi bhi",
		"hamare ghar ke paas {} hai jiske haath ki roti sabko yaad rehti hai",
		"dhanyavaad, mujhe naachna sikhane wale tum the, {}",
		"{} hona tumhara ek hissa hai, aur mujhe tum poore pasand ho",
		"hamari mandli mein {} hai jiski awaaz se khushi ke aansu aa jaate hain",
		"sabse bahadur dil wale insaan ko, {} ko, janamdin mubarak",
		"main {} hu",
		"tum {} ho",
		"aaj train mein {} se music pe baat hui",
		"bachpan mein {} ne mujhe padhna sikhaya tha",
		"mujhe tumse pyaar hai, tum {} ho ya nahi, farq nahi padta",
		"wo tumpe hanse kyunki tum {} ho, par tum un sabse achhe ho",
		"{} hoke tumne bahut kuch dekha hai, aur tumhari achhai kam nahi hui",
	],
};

export interface IdentitySentence {
	readonly identity: string;
	/** What the identity is put into. */
	readonly sentence: string;
	readonly text: string;
}

/** Every sentence with every identity. */
export function identitySentences(form: Form): readonly IdentitySentence[] {
	return Object.entries(identities).flatMap(([identity, phrases]) =>
		sentences[form].map((sentence) => ({
			identity,
			sentence,
			text: capitalised(sentence.replace("{}", phrases[form])),
		})),
	);
}

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
