import type { PhraseRule } from "#moderation/phrases/phrase-rule.ts";

/** What somebody can be reached or found by, and how it is asked for or given, in both scripts. */
export const hindiClasses = {
	nambar: `number num nambar nmbr nambr mobile contact address adress pata insta snap whatsapp aadhaar aadhar adhar pan otp upi gpay pincode
		surname upnaam dob handle username digits digit
		नंबर नम्बर पता मोबाइल इंस्टा स्नैप व्हाट्सऐप आधार पैन ओटीपी यूपीआई पिनकोड उपनाम जन्मतिथि हैंडल यूजरनेम`,
	ank: "number num nambar mobile digit digits नंबर नम्बर मोबाइल अंक",
	now: `do dedo dena dijiye dijie dedijiye bhejo bhejna bhejiye bhejdo batao batana bataiye bataye likho likhna likhiye milega milegi chahiye chahie
		दो देना दीजिए भेजो भेजना भेजिए बताओ बताइए बताएं बताना लिखो लिखना लिखिए मिलेगा चाहिए`,
	stem: "de bhej bata likh दे भेज बता लिख",
	please: "do de dena dijiye na yaar please pls दो दे देना दीजिए ना प्लीज",
	likh: `likh likha likhi likhe chhod chhoda chod rakh rakha chipka chipkaya chhupa chhupaya note save daal
		लिख लिखा लिखी लिखे छोड़ छोड़ा रख रखा चिपका चिपकाया छिपा छिपाया नोट सेव डाल`,
	apna: `apna apni apne aapka aapki aapke tumhara tumhari tumhare tera teri tere uska unka
		अपना अपनी अपने आपका आपकी आपके तुम्हारा तुम्हारी तुम्हारे तेरा तेरी तेरे उसका उनका`,
	mera: "mera meri mere apna मेरा मेरी मेरे अपना",
	ghar: "gali mohalla mohalle colony hostel flat room kamra kamre floor manzil building makaan makan गली मोहल्ला मोहल्ले कॉलोनी हॉस्टल फ्लैट कमरा कमरे मंज़िल मकान",
	kaun: "kaunsi kaunse kaunsa konsi konse konsa kis kaun कौनसी कौनसे कौन किस",
	rehna: "rehti rehte rehta rahti rahte rahta rahi rah रहती रहते रहता रह",
};

const kind = [
	"tumne|aapne|usne|unhone|तुमने|आपने|उसने|kaha|कहा|bola|बोला|roll|jersey|रोल|hona|होना|purane|पुराने",
	"bina|mat|delete|nahi|nahin|बिना|मत|नहीं",
	"ek|एक number|नंबर",
	"kabhi|कभी ..4 nahi|नहीं",
	"na|ना|न mujhe|मुझे ..3 chahiye|chahie|चाहिए",
	"socha|सोचा tumhe|tujhe|aapko|तुम्हें|तुझे|आपको",
	"unka|उनका mobile|मोबाइल badal|बदल",
	"me|mein|में se|से number|num|नंबर|अंक",
	"koi|कोई puche|poochhe|pooche|पूछे",
	"card|कार्ड ki|की photo|फोटो|tasveer|तस्वीर",
];

export const hindiRules: readonly PhraseRule[] = [
	{
		phrases: [
			"<apna> ..2 <nambar> ..2 <now>",
			"<apna> ..2 <nambar> ..1 <stem> <please>?",
			"<ank>|pata|पता ..2 <now>|<stem> ..1 na? yaar? apna|apni|अपना|अपनी",
			"<apna> email|mail|phone|ईमेल|मेल|फोन id|address|no|आईडी? <now>|<stem>",
			"!ward|वार्ड|room|kamra|कमरा|rasoi|रसोई|gate|counter|bed|bistar|platform|roll|doha|दोहा <ank>|pata|पता|address ..1 <now>",
			"<ank>|pata|पता|address <stem> <please>",
			"<mera> number|no|num|phone|mobile|नंबर|फोन|मोबाइल hai|h|है|ye|yeh|यह|ये|note|नोट|le|ले|lo|लो|save",
			"<mera> pata|पता hai|है|ye|yeh|यह|likh|लिख|lo|लो|note|नोट",
			"<ank>|address kya|क्या hai|h|है",
			"<ank> mil|मिल ..1 sakta|सकता|jaye|जाए|jaata|जाता",
			"kahan|kaha|कहां <rehna> ho|हो|hai|हैं|h",
			"<kaun> ..1 <ghar> ..2 <rehna>",
			"number|नंबर kisse|kis|किस|किससे mil|milega|मिलेगा|se|से",
		],
		unless: kind,
	},
	{
		phrases: [
			"<mera> ..1 <ank>|pata|पता|address|insta|handle ..3 <likh>",
			"<ank>|address|handle ..2 <likh> diya|di|dia|hai|h|du|dunga|dungi|gaya|rakha|kar|lo|le|de|दिया|दी|है|दूं|दूंगा|दूंगी|गया|रखा|कर|लो|ले|दे",
			"miss|missed|मिस call|कॉल ..1 maar|maarna|de|do|dena|kar|karna|maro|मार|मारना|दे|देना|कर|करना|मारो",
			"ghanti|घंटी maar|de|dena|kar|karna|मार|दे|देना|कर|करना",
			"number|phone|नंबर|फोन mila|milao|milana|laga|lagao|lagana|dial|मिला|मिलाओ|मिलाना|लगा|लगाओ|लगाना|डायल",
			"das|dus|दस ank|digit|अंक|digits",
			"aakhri|akhri|आखिरी ..1 char|chaar|teen|do|चार|तीन|दो digit|digits|ank|अंक ..2 <now>|<stem>",
			"dial|डायल kar|karo|karna|kijiye|कर|करो|करना|कीजिए",
			"sampark|संपर्क kar|karo|karein|karna|kijiye|कर|करें|करना|कीजिए|करो",
			"std|एस code|कोड",
			"call|phone|ring|कॉल|फोन kar|karo|karna|kijiye|lagao|करो|करना|कीजिए|लगाओ|लगाना is|us|इस|उस|pe|पे|par|पर",
			"is|isi|us|usi|इस|इसी|उस|उसी number|नंबर pe|par|पे|पर",
		],
		unless: kind,
	},
	{
		phrases: [
			"poora|pura|पूरा naam|नाम ..4 kya|क्या|<now>|<stem>",
			"<apna> ..3 poora|pura|पूरा naam|नाम ..4 <now>|<stem>|kya|क्या",
			"naam|नाम pata|पता ..3 <now>|<stem>|likh|लिख",
			"janm|janam|जन्म tithi|tareekh|date|तिथि|तारीख ..4 <now>|<stem>|kya|क्या",
			"dob|जन्मतिथि ..4 <now>|<stem>|batana|kya|क्या",
			"pita|father|baap|पिता ..2 naam|name|नाम ..4 <now>|<stem>|date|dob|जन्म|janm|janam",
			"surname|उपनाम kya|क्या",
			"<apna> ..2 surname|उपनाम|gotra|गोत्र ..2 <now>|<stem>|kya|क्या",
			"aadhaar|aadhar|adhar|आधार|pan|पैन|otp|ओटीपी|atm|एटीएम ..2 number|no|नंबर|ank|अंक|card|कार्ड|pin|पिन ..3 <now>|<stem>|ki|की",
			"pin|पिन code|कोड ..2 <now>|<stem>",
			"gali|गली mohalla|मोहल्ला|ghar|घर|makaan",
			"<ghar> number|no|नंबर ..2 <now>|<stem>|kya|क्या",
			"<apna> ..2 <ghar> ..1 number|no|नंबर !bhool|भूल",
			"ghar|घर ka|का pata|address|पता ..4 <now>|<stem>|jaye|जाए|likh|लिख",
			"ghar|घर kahan|kaha|कहां hai|h|है|पड़ता",
			"live|current location|लोकेशन ..1 <now>|<stem>",
		],
		unless: kind,
	},
];
