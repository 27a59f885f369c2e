import type { Views } from "#moderation/normalise.ts";
import { createPhraseDetector } from "#moderation/phrases/phrase-rule.ts";

const classes = {
	instructions: "instruction instructions prompt prompts guideline guidelines directive directives programming",
	note: "note message text letter poem input content submission",
	billet: "billet message texte poeme lettre contenu note",
	nirdesh:
		"nirdesh nirdeshon instruction instructions niyam rules prompt निर्देश निर्देशों अनुदेश आदेश आदेशों हिदायत हिदायतों नियम नियमों इंस्ट्रक्शन प्रॉम्प्ट",
	chitthi: "note message text chitthi chithi sandesh msg नोट संदेश सन्देश मैसेज चिट्ठी पत्र टेक्स्ट लेख",
	manzoor: "approve approved accept pass manzoor manjoor swikrit sweekar मंज़ूर मंजूर स्वीकृत स्वीकार अप्रूव पास",
};

const findOrders = createPhraseDetector(
	"unreadable",
	[
		{
			phrases: [
				"ignore|disregard|override|bypass|forget ..2 your|previous|prior|above|earlier|preceding|system|initial ..2 <instructions>",
				"ignore|disregard|override|bypass all|any|the ..1 <instructions>",
				"ignore|disregard|override|bypass your|previous|prior ..1 rules|policy|policies|training|filter|filters|category|categories",
				"ignore|disregard everything above|before",
				"your new|only|real instruction|instructions|task|prompt|directive is|are",
				"new|updated|system <instructions> follow|begin|start",
				"reveal|print|repeat|show ..1 your|the system? prompt",
			],
		},
		{
			phrases: [
				"!i|we|he|she|they|you|would|to|mum|mom|dad|parents approve|whitelist the|this <note>",
				"mark|label|classify|rate|treat|flag|score|judge this <note>? as safe|approved|approvable|harmless|clean|kind|acceptable|allowed|accepted|ok|okay|benign",
				"respond|reply|answer|output|return|say with? only? just? the? word? approved|accepted|allowed",
				"verdict is? approve|approved|accept|accepted|allow|allowed|safe",
				"approved true",
				"category none",
				"this <note> is|was|has been? already? pre? approved|whitelisted|preapproved|cleared",
				"this <note> complies|conforms|passes moderation|with",
				"treat|consider|regard|handle|process the? following|this|below|text|<note> ..2 as pre|prescreened|screened|approved|safe|harmless|trusted|verified",
				"let|allow it|this|the ..1 <note>? through without|unchecked|unfiltered",
				"without moderation|moderating|filtering|screening",
				"!i|we|they|you|would|did|could do|please not|skip|bypass|suspend|disable|turn apply|off? the? moderation|filter|policy",
				"moderation policy|filter|rules ..3 suspended|disabled|off|lifted|inactive",
				"<note> to ai|llm|bot|model|classifier|filter",
				"user|i|sender has|have admin|administrator|root rights|access|privileges",
				"set approved|verdict to? true|approved",
			],
		},
		{
			phrases: [
				"you are|re now? an? ai|llm|chatbot|moderator|classifier",
				"as an? ai|llm|moderator|classifier|language you|model|moderator",
				"dear|hello|hey|hi|attention|note|message|memo to? the? moderator|moderators|mods|classifier|chatgpt|llm",
				"do not|never moderate|refuse|reject|flag this <note>",
				"developer|debug|god|admin|maintenance|sudo mode is? on|enabled|activated|engaged",
				"jailbreak mode|prompt|enabled",
			],
		},
		{
			phrases: [
				"ignore|ignorez|oublie|oubliez|neglige|negligez|contourne|contournez|outrepasse ..2 tes|vos|les|toutes|ces|cette ..2 instructions|instruction|consignes|consigne|directives|directive|prompt",
				"ne tiens|tenez pas|aucun compte de|des tes|vos|ces? instructions|consignes|regles",
				"ignore|ignorez tes|vos regles|filtres|categories",
				"!j|je|tu|il|elle|on|l approuve|approuvez|valide|validez ce|cette|mon <billet>",
				"verdict approuve|approuvee|accepte|acceptee|valide|validee|favorable",
				"reponds|repondez|renvoie|renvoyez ..2 approuve|approuvee|accepte|valide",
				"marque|marquez|classe|classez|considere|considerez ce <billet> comme approuve|sur|accepte|valide|acceptable|gentil",
				"ce <billet> est|a deja ete? approuve|valide|accepte",
				"cher|chere|bonjour|salut|attention|oye|message au|a|le|la? moderateur|moderatrice|moderation|filtre",
				"tu|vous es|etes un|une|le|la? moderateur|moderatrice|ia|chatbot|classifieur|modele de? langage|ia|moderation",
				"nouvelles|nouvelle instructions|consignes|instruction|consigne suivantes|voici|systeme",
				"message|instruction|invite systeme",
				"ne pas analyser|moderer|verifier|filtrer|controler ce|cette|le|la <billet>",
				"!l|le|la|me|te|se laisse|laissez|laisser le|la|ce|cette <billet>? passer sans|ce|le|directement|tel",
				"a l attention|intention du|de|des ..2 systeme|moderateur|moderatrice|moderation|filtre|ia|algorithme",
				"assistant|ia|chatbot|modele sans filtre|filtres|restriction|restrictions|limite",
				"reponds|repondez|reponse|renvoie uniquement|seulement|juste ok|oui|approuve|accepte|vrai|true",
				"sans moderation|verification|filtrage aucune? ..2 <billet>",
			],
			unless: ["etes|es la mode"],
		},
		{
			phrases: [
				"apne|apni|pichhle|pichle|pehle|sabhi|saare|sare|in|upar|ऊपर|अपने|अपनी|पिछले|पिछली|पहले|सभी|सारे|इन ..2 <nirdesh> ..3 bhool|bhul|bhulo|bhoolo|ignore|nazarandaz|andekha|andekhi|hata|भूल|अनदेखा|अनदेखी|नज़रअंदाज़|नजरअंदाज|इग्नोर|हटा",
				"is|iss|yeh|ye|इस|यह|ये <chitthi> ko|को <manzoor> kar|karo|kare|karein|kijiye|kijie|kardo|de|कर|करो|करें|कीजिए|करिए|दो|दे",
				"is|iss|इस <chitthi> ko|को ..1 <manzoor>",
				"!हर|तुम्हारा|तेरा|आपका|har|tumhara|tera|aapka faisla|nirnay|फ़ैसला|फैसला|निर्णय <manzoor>",
				"tum|aap|तुम|आप ..1 ek|एक ai|llm|moderator|chatbot|एआई|मॉडरेटर|चैटबॉट",
				"is|iss|इस <chitthi> ko|की|को|ki|ka|का ..1 check|jaanch|janch|jaanchna|moderate|filter|जांच|मॉडरेट|फ़िल्टर|चेक mat|na|nahi|मत|न|नहीं|ना",
				"<chitthi>|ise|isko|इसे|इसको ..2 seedha|seedhe|bina|सीधा|सीधे|बिना ..2 bhej|pass|jane|aage|भेज|पास|जाने|आगे do|dijiye|de|दो|दीजिए|दे",
				"moderator|moderators|system|filter|ai|मॉडरेटर|सिस्टम|फ़िल्टर|एआई ke|के liye|लिए",
				"priya|pyare|namaste|hello|प्रिय|प्यारे|नमस्ते|हेलो moderator|मॉडरेटर",
			],
		},
	],
	classes,
);

// Marks of a conversation with a language model, and of its answer to a service.
const markup =
	/<\|?(?:im_start|im_end|system|endoftext|assistant)\|?>|\[\/?INST\]|<<SYS>>|(?:^|\n)(?:\s{0,40}|\s{0,20}#{1,4}\s{0,20})(?:system|assistant|système|सिस्टम)\s{0,20}:|["'{]\s*(?:approved|verdict)["']?\s*:\s*["']?(?:true|approve|1|yes|accept)/i;

/** Whether a note speaks to whoever judges it instead of to its reader: orders to approve it, to forget instructions. */
export function ordersModerator(views: Views): boolean {
	return markup.test(views.display) || findOrders(views).length > 0;
}
