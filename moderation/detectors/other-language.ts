import { foldWord } from "#moderation/normalisation/fold-characters.ts";
import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";

// Small words by which languages in Latin letters are told apart. None is a word of English, French or Hinglish.
const foreign: Readonly<Record<string, string>> = {
	spanish:
		"el los las una unos por para con pero como más muy mi mis eres soy estoy está este esta siempre nunca cuando quiero corazón porque todo todos vida ojos tus sus del yo ella ellos también hasta desde donde contigo conmigo eso cada sonrisa día noche gracias",
	german:
		"ich du dich dir mich mir und nicht ist bist bin sind das der den dem ein eine einen mit für auf von zu wie wenn aber auch immer nur noch mein meine meinen dein deine deinen herz liebe habe hast wir uns dass sich bei nach jeden jeder tag lächeln schön",
	italian:
		"che non sono sei una per con come più mi ti io lui lei del della degli nel sempre mai quando perché cuore amore vita tutto ogni anche questo questa bella giorno tuo tua mio mia gli",
	portuguese:
		"não você eu ela ele uma com mas muito meu minha teu tua seu sua para por quando sempre coração vida dos isso essa este teus meus obrigado dia olhos sorriso também",
	dutch:
		"ik jij niet een het van voor met maar ook altijd mijn jouw hart liefde zijn bent dat wat als wij ons jou heb hebt zo nog dag mooi lief",
	turkish:
		"bir ve bu seni sana çok için gibi kadar benim senin daha seviyorum kalbim değil var yok ama gün gözlerin hayat",
	polish:
		"nie jest się jak ale moje moja mój twoje twój kocham ciebie jestem że dla bardzo zawsze tylko serce dzień oczy",
	indonesian:
		"aku kamu yang dan tidak ini itu dengan untuk adalah sangat cinta hatiku saya akan selalu setiap hari dari kau",
	swedish: "jag och inte är att det som för på med min din alltid älskar dig mig när hjärta varje vill vi",
	romanian: "și nu este sunt cu pentru mai iubesc inima mea ta care din când mereu ești",
	vietnamese: "anh em yêu không của và là một tôi người với trong mãi",
	tagalog: "ang mga ng ako ikaw mahal kita ko mo ka ay lang siya puso araw ngiti",
};

// Words that keep a note ours, however many of the others it holds.
const own = new Set(
	`the and of to in is you that it my your i me with for are was have not but this be a we so do am your u ur im when what if all as at on
	je tu le les et de des un une que qui est dans pour pas sur mon ton ta ce il elle vous nous ma la au du c j t m s plus toi moi
	hai h ho ka ki ke ko se mein main tum aur bhi na nahi to kya yeh woh tera mera tumhari tumhara meri teri hu hoon hun tha thi ye wo ek aap par pe jo k`.split(
		/\s+/,
	),
);
// Words of ours that other languages have too, which therefore say nothing.
const shared = new Set("de la que en me te tu un se no es a le des an so man".split(" "));
// The languages of each word, so that a note is read once however many languages there are.
const languagesOf = new Map<string, string[]>();
for (const [language, words] of Object.entries(foreign)) {
	for (const word of new Set(words.split(" ").map(foldWord))) {
		if (!own.has(word)) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
	}
}
const fewestWords = 5;
const fewestHits = 3;
const foreignShare = 0.3;
const latin = /^[a-z]+$/;

/**
 * A note in another language written in Latin letters, which the moderator would judge by its letters alone. Told by
 * its small words; a note of fewer than five words is left alone, as is one that mixes languages.
 */
export function detectOtherLanguage(views: Views): readonly Finding[] {
	const words = views.words.flatMap(({ text }) => (latin.test(text) && !shared.has(text) ? [text] : []));
	if (words.length < fewestWords) return [];
	const ours = words.filter((word) => own.has(word)).length;
	const hits = new Map<string, number>();
	for (const word of words) {
		for (const language of languagesOf.get(word) ?? []) hits.set(language, (hits.get(language) ?? 0) + 1);
	}
	const most = Math.max(0, ...hits.values());
	const isForeign = most >= fewestHits && most >= words.length * foreignShare && most > 2 * ours;
	return isForeign ? [{ category: "unreadable", start: 0, end: views.display.length }] : [];
}
