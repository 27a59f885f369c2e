import { createPhraseDetector } from "#moderation/phrases/phrase-rule.ts";

const classes = {
	num: "number no num numero nbr nmbr phone cell contact digits numéro tel telephone portable 06 07 adresse address email mail",
	nambar: "number num no nambar phone contact address pata nambr नंबर नम्बर पता फोन मोबाइल ईमेल",
	de: "do de dedo dedena dena dijiye bhej bhejo bhejna bhejiye bata batao batana bataiye likh likho दो दे दीजिए भेज भेजो भेजना भेजिए बता बताओ बताइए बताना लिख लिखो देना मिलेगा मिल",
};

const kind = ["never|nor|without|jamais|sans|ni|bina|बिना"];

/** Asking for a way to reach somebody, or offering one, without the data themselves. */
export const detectContactRequests = createPhraseDetector(
	"personal_info",
	[
		{
			phrases: [
				"give|send|drop|text|share|gimme|tell|pass me? your|ur|yr phone|new|cell|whatsapp|home? <num>",
				"what|whats s? is? your|ur|yr phone|cell|home|new? number|num|address|email|postcode|no",
				"can|could|may i have|get your|ur phone|cell? number|num|address|email",
				"where do|d you|u live !in|now",
				"which|what street|road|house|flat|building do|are you|u",
				"here is|s my phone|cell? number|address|email",
				"my phone|cell|mobile|whatsapp number|no is",
				"my number|num|no is",
				"call|text|whatsapp|ring|phone|dial me on|at !night|dawn|midnight|noon|last|once|any|least|home|all",
			],
			unless: kind,
		},
		{
			phrases: [
				"donne|file|passe|envoie|laisse|ecris|donnez|laissez|redonne moi|me? ton|votre|tn nouveau? <num>",
				"c|est quoi|koi ton|votre <num>",
				"quel|quelle est ton|votre|ta <num>",
				"mon num|numero|06|07|tel|portable c|est|cest|finit|commence",
				"je peux avoir|av ton|votre <num>",
				"tu habites|vis|loges|crèches ou|où !tu",
				"ou|où habites|habitez tu|vous",
				"appelle|appelez|joins|rappelle moi au",
				"voici|voila mon num|numero|adresse|mail",
				"dans|sous quelle rue habites|vis",
			],
			unless: kind,
		},
		{
			phrases: [
				"apna|apni|aapka|tumhara|tera|अपना|अपनी|आपका|तुम्हारा|तेरा <nambar> ..2 <de>",
				"mera|मेरा number|no|num|नंबर|फोन hai|h|है|ye|yeh|यह|ये|likh|note|लिख|नोट",
				"mera|मेरा pata|पता hai|है",
				"<nambar> kya|क्या hai|h|है",
				"kahan|kaha|कहां rehti|rehte|rehta|रहती|रहते ho|हो|hai|हैं",
				"number|नंबर mil|मिल sakta|सकता",
			],
			unless: ["bina|mat|delete|मत|बिना"],
		},
	],
	classes,
);
