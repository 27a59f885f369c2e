import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { detectContactRequests } from "./contact-request.ts";

const marked = (text: string) => detectContactRequests(normalise(text)).map(({ start, end }) => text.slice(start, end));

describe("asking for contact data", () => {
	it.each([
		"give me your number",
		"what's your phone number?",
		"can I have your number",
		"text me at lunch",
		"donne-moi ton numéro",
		"c'est quoi ton 06",
		"tu habites où ?",
		"je peux avoir ton num",
		"apna number do",
		"tumhara number kya hai",
		"अपना नंबर भेजो",
		"मेरा नंबर है",
		"ur number?",
		"नंबर?",
		"what's your last name and date of birth",
		"which hotel are you staying at",
		"send us your digits again",
		"I left my number under the sugar bowl",
		"find me on Lichess",
		"write to me care of the lighthouse",
		"what is your full address",
		"text the number on the van",
		"mes coordonnées sont au standard",
		"mon numéro est au dos de la carte",
		"dis-moi ton nom de famille",
		"donne ton snap à ta cousine",
		"comment te joindre ?",
		"tu habites dans quelle rue ?",
		"number likh diya hai",
		"apna WhatsApp number bhejo",
		"aapka poora naam bataiye",
		"अपना व्हाट्सऐप नंबर भेजो ना",
		"मिस कॉल मार देना",
		"दीदी का नंबर दे दो",
		"kaunse hostel me rehti ho",
	])("found: %j", (text) => {
		expect(marked(text)).not.toEqual([]);
	});

	it.each([
		"I deleted your number and kept your smile",
		"rien à te demander, ni ton numéro ni une photo",
		"your number of freckles",
		"tu es mon numéro un",
		"tumhara number delete kar diya",
		"तुम मेरी नंबर एक हो",
		"you live in my heart",
		"My number's up, said the match, and shone",
		"What's in a surname? I'd know your step anywhere",
		"Forgive me? No rush.",
		"Your PIN for life: be brave, be home by ten",
		"Quel est ton nom ?",
		"You took half the duvet, my surname and the good spoons",
		"Je ne passe plus dans ta rue, même quand il pleut",
		"J'aimerais être la pluie sur ta rue, et le chat de ta fenêtre",
		"वार्ड नंबर दो में आपने मेरे पिता का हाथ थामा था",
		"teri gali ka number bhool gaya hu main",
		"na mujhe aapka number chahiye, na mulaqat",
		"where do you live in my dreams",
		"call me crazy",
		"I had your number on the back of a beermat for years and burnt it",
		"you said your surname once, against the wind",
		"I don't need your number, your laugh carries",
		"find me in your dreams",
		"you are my number one pain in the neck",
		"your last lesson was the best",
		"je n'ai pas demandé ton numéro",
		"votre carte de fidélité m'a offert un croissant",
		"pas besoin de ton numéro, ton rire s'entend d'ici",
		"mail de démission à deux heures du matin",
		"tumne apna number tissue pe likha tha",
		"teri sabse achi baat pata hai kya hai",
		"missed call bhi hug jaisi lagti hai",
		"लिफ़ाफ़े पर मैंने पुराना पता लिख दिया था",
	])("left alone: %j", (text) => {
		expect(marked(text)).toEqual([]);
	});
});
