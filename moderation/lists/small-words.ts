/**
 * Small words by which languages in Latin letters are told apart, by language code, separated by blanks. Those of our own
 * languages keep a note ours, however many of the others it holds; no word of another language is among them.
 */
export const smallWords: Readonly<Record<string, string>> = {
	en: "the and of to in is you that it my your i me with for are was have not but this be a we so do am your u ur im when what if all as at on",
	fr: "je tu le les et de des un une que qui est dans pour pas sur mon ton ta ce il elle vous nous ma la au du c j t m s plus toi moi",
	hi: "hai h ho ka ki ke ko se mein main tum aur bhi na nahi to kya yeh woh tera mera tumhari tumhara meri teri hu hoon hun tha thi ye wo ek aap par pe jo k",
	es: "el los las una unos por para con pero como más muy mi mis eres soy estoy está este esta siempre nunca cuando quiero corazón porque todo todos vida ojos tus sus del yo ella ellos también hasta desde donde contigo conmigo eso cada sonrisa día noche gracias",
	de: "ich du dich dir mich mir und nicht ist bist bin sind das der den dem ein eine einen mit für auf von zu wie wenn aber auch immer nur noch mein meine meinen dein deine deinen herz liebe habe hast wir uns dass sich bei nach jeden jeder tag lächeln schön",
	it: "che non sono sei una per con come più mi ti io lui lei del della degli nel sempre mai quando perché cuore amore vita tutto ogni anche questo questa bella giorno tuo tua mio mia gli",
	pt: "não você eu ela ele uma com mas muito meu minha teu tua seu sua para por quando sempre coração vida dos isso essa este teus meus obrigado dia olhos sorriso também",
	nl: "ik jij niet een het van voor met maar ook altijd mijn jouw hart liefde zijn bent dat wat als wij ons jou heb hebt zo nog dag mooi lief",
	tr: "bir ve bu seni sana çok için gibi kadar benim senin daha seviyorum kalbim değil var yok ama gün gözlerin hayat",
	pl: "nie jest się jak ale moje moja mój twoje twój kocham ciebie jestem że dla bardzo zawsze tylko serce dzień oczy",
	id: "aku kamu yang dan tidak ini itu dengan untuk adalah sangat cinta hatiku saya akan selalu setiap hari dari kau",
	sv: "jag och inte är att det som för på med min din alltid älskar dig mig när hjärta varje vill vi",
	ro: "și nu este sunt cu pentru mai iubesc inima mea ta care din când mereu ești",
	vi: "anh em yêu không của và là một tôi người với trong mãi",
	tl: "ang mga ng ako ikaw mahal kita ko mo ka ay lang siya puso araw ngiti",
};

/** Words of ours that other languages have too, which therefore say nothing. */
export const sharedWords = "de la que en me te tu un se no es a le des an so man";
