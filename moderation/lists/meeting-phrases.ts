import type { PhraseList } from "./phrase-list.ts";

const classes = {
	weekday: `monday tuesday wednesday thursday friday saturday sunday mon tue weds wed thurs thu fri sat sun weekend
		lundi mardi mercredi jeudi vendredi samedi dimanche somvar mangalvar budhvar guruvar shukravar shanivar ravivar itvaar itwar
		सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार इतवार`,
	soon: `tonight tomorrow tmrw tmr tomoz today saturday sunday monday tuesday wednesday thursday friday sat sun fri weekend later evening afternoon
		demain dem1 soir samedi dimanche lundi mardi mercredi jeudi vendredi midi aprem
		kal aaj parso parson sham shaam subah itwar sunday कल आज परसों शाम सुबह रविवार इतवार शनिवार`,
	number:
		"1 2 3 4 5 6 7 8 9 10 11 12 one two three four five six seven eight nine ten eleven twelve noon midnight half",
	drink: "coffee tea drink drinks dinner lunch brunch pint pizza date movie film picnic ice",
	boire: "cafe verre resto cine diner dejeuner restaurant the pot biere cinema",
	chai: "chai coffee lunch dinner movie film चाय कॉफी डिनर लंच फिल्म मूवी",
};

const notMeant = [
	"wish|never|dream|dreams|dreamt|dreamed|imagine|heaven|wished|hadn|didn|wouldn|used",
	"if only|we|you|i !could|are|like|want|want|would|don|have|fancy",
	"reve|reves|rever|jamais|aurais|aurait|paradis|imagine|aucun",
	"kaash|kash|sapna|sapne|sapno|khwab|khwaab|khwabon|khayalon|jannat|janam|janm",
	"काश|सपना|सपने|सपनों|ख़्वाब|ख़्वाबों|ख्वाब|ख्वाबों|ख़यालों|जन्नत|जन्म|जनम",
];

/** Proposals to meet, in the phrasings that leave no doubt. */
export const meetingPhrases: PhraseList = {
	category: "meeting",
	rules: [
		{
			phrases: [
				"meet|find|join me at|by|under|near|outside|behind|beside|tonight|tomorrow|there|<weekday> !dawn|my|every",
				"let|lets s? meet|hang|grab !the|those|your",
				"can|could|shall|may|should|cud we meet|hang !again",
				"wanna|want to? meet|hang up|out|me|with|at|<soon>",
				"can|could|may|shall i see you <soon>",
				"can|could|may|shall i take you|u out|to|for !of|your",
				"would|wanna|want|care you? like? to? meet|go|come|join|grab|get ..3 <drink>|<soon>|out",
				"wanna|fancy|want|care|up for? a|some|grab|to? get? a? <drink>",
				"fancy a|some|going <drink>|walk|bite|stroll|out",
				"are|r you|u free|around|available|busy ..2 <soon>|<weekday>",
				"u|you free ..2 <soon>|<weekday>",
				"go out with me",
				"!you|u|to|would|d|always|they|who wait for me at|by|under|in|outside|near",
				"i ll|will wait|be waiting for? you|u? at|by|under|outside !the|end|heart|every",
				"i ll|will pick you|u up",
				"see you|u at|tonight|tomorrow|there|<weekday> !dawn|every|least|my",
				"come|pop|drop|swing over|round|by|outside|upstairs|downstairs after|at|tonight|tomorrow|mine|<weekday>",
				"come over|outside !here|the|and|me|to",
				"<drink> ..3 <weekday>|tonight|tomorrow|sometime ..2 my|on|treat|you|u|with",
				"coffee|lunch|dinner|drinks|pint on|this|next <weekday>",
				"same bench|place|time|bridge|spot|table|stop|cafe tomorrow|<weekday>|next|tonight",
				"have dinner|lunch|coffee|tea|breakfast with me",
				"dinner|lunch|coffee|drinks s? is? on me",
				"my place tonight|tomorrow|at|<weekday>",
			],
			unless: notMeant,
		},
		{
			phrases: [
				"on se voit|capte|retrouve|rejoint demain|ce|samedi|dimanche|vendredi|jeudi|a|au|chez|quand|devant|apres !chaque|l",
				"on s capte|appelle",
				"on pourrait|peut se? voir|retrouver|rencontrer|boire|diner|dejeuner|manger",
				"retrouve|rejoins|retrouvez|rejoignez|attends|attendez moi a|au|devant|sous|sur|chez|demain|samedi|ce|pres|derriere",
				"je t|te|vous attends|attendrai|attendrais? devant|demain|samedi|dimanche|vendredi|jeudi|au|a|ce|sous|pres|derriere !bout|fond|coeur",
				"rendez vous a|au|demain|ce|samedi|dimanche|vendredi|devant|sur|jeudi|mardi|mercredi|lundi",
				"rdv a|au|demain|ce|devant|samedi|sur|18h|19h|20h",
				"viens|passe|venez|passez chez moi|demain|samedi|dimanche|vendredi|jeudi|ce|boire|diner|prendre|manger",
				"on va|prend|boit|mange ..2 <boire>",
				"<boire> ..2 demain|samedi|vendredi|jeudi|dimanche|soir|ensemble",
				"ca te|vous dit|dirait ..2 <boire>|balade|samedi|demain|promenade",
				"tu|t|es libre|dispo|libres tu? ..2 <soon>|<weekday>|ce|quand|apres",
				"es|etes tu|vous libre|dispo",
				"veux|voulez|voudrais tu|vous boire|diner|dejeuner|prendre|sortir|danser|venir !ma|place",
				"je t|vous invite|emmene a|au|chez|boire|diner|demain|samedi|ce !danser",
				"je passe te|vous? prendre|chercher",
				"sors|sortez avec moi",
			],
			unless: notMeant,
		},
		{
			phrases: [
				"chalo|chal|aao|aaja milte|milen|milein !the",
				"milte hain|h|hai|he kal|aaj|sham|shaam|parso|canteen|cafe|gate|wahi|wahin|kahin",
				"kal|aaj|sham|shaam|parso|sunday|<weekday> ..3 milte|milen|milein|milna|milogi|miloge|milo",
				"milogi|miloge kya|kal|sham|aaj|mujhse|na",
				"mil|mila sakte|sakti|sakta|sakti hain|ho|hai|kya",
				"chalogi|chaloge|aaogi|aaoge kya|kal|mere|saath|na",
				"mere|mera saath <chai>|ghoomne|ghumne|chalogi|chaloge|chalo",
				"<chai> pe|par|peene|pine|piyogi|pioge|pilaun|pilau|pilaunga|dekhne ..2 chale|chalen|chalein|chalo|chalogi|chaloge|milte|mere",
				"<chai> pe|par chalogi|chaloge|chalein|chalen|milein|chalo|milo|milte",
				"chhat|chat|ghar pe|par aao|aaja|aajao|aana|aajana",
				"neeche|bahar aao|aaja|aajao|aana|aajana",
				"aa ja|jana|jao ..2 kal|aaj|sham|shaam|baje",
				"aaja|aajao|aana ..2 kal|aaj|sham|shaam|baje",
				"baje ..4 aa|aana|aao|milna|milte|milo|pahunch|pahunchna|aajana|intezaar|intezar",
				"mujhse|mujh milne|milna|milo aa|aao|aana|kal|aaj",
			],
			unless: notMeant,
		},
		{
			phrases: [
				"मिलते|मिलें|मिलेंगे कल|आज|शाम",
				"!कम|में|से|लोग|लोगों मिलते हैं !रोज़|रोज",
				"कल|आज|शाम|परसों|रविवार|शनिवार|इतवार ..3 मिलते|मिलें|मिलो|मिलोगी|मिलोगे|मिलिए|मिलना|मिलेंगे|मिलूँगा",
				"मिल सकते|सकती|सकता हैं|हो|हूँ|क्या",
				"मिलोगी|मिलोगे|मिलेंगी",
				"चलोगी|चलोगे|चलेंगी मेरे|साथ|क्या",
				"साथ चलोगी|चलोगे|चलेंगी",
				"चाय|कॉफ़ी|डिनर पीने|पर ..2 चलें|चलोगी|चलोगे|चलते|मिलें|मिलते|आओ",
				"बजे ..4 आ|आना|आओ|आइए|आइएगा|मिलना|मिलो|मिलते|मिलें|पहुँचना|इंतज़ार",
				"छत|नीचे|बाहर|घर पर आ|आओ|आना|आजा|आइए",
				"आ जाना|जाओ|जाइए|जाइएगा ..2 कल|आज|शाम|बजे",
				"कल|आज|परसों ..4 आ जाना|जाओ|जाइए|जाइएगा",
			],
			unless: notMeant,
		},
	],
	classes,
};
