import type { PhraseRule } from "#moderation/phrases/phrase-rule.ts";

// What follows "to live" in a sentence about how or where, not whether.
const liveHow =
	"in|at|on|with|without|another|like|a|an|the|my|your|this|that|far|apart|away|next|near|where|there|here|alone|for|just|under|as|through|by|one|two|up|off|out|together|inside|among|between|to|every|forever|happily|and|half";
const dieHow =
	"laughing|of|in|with|for|happy|beside|next|old|on|from|by|a|holding|at|knowing|having|when|whenever|before|every|just|inside|without|trying|young|first|after|smiling|and";

const notMeant =
	"film|movie|song|scene|novel|chanson|roman|theatre|gaana|gana|kahani|फ़िल्म|फिल्म|गाना|कहानी|lol|haha|matlab|मतलब";

/** The writer's own death or harm, held up to the reader as what will follow. */
const pressureRules: readonly PhraseRule[] = [
	{
		phrases: [
			"i ll|will|d|m|would|swear jump|leap off|from|in|into|under ..5 unless|until",
			"i ll|will|d|m|would|swear jump|leap off|from|in|into|under ..5 if you|u ..1 don|dont|leave|won|wont|stop|say|go|block|refuse|marry|ignore|walk|choose",
			"if|unless ..7 i ll|will|m|d|would going|gonna? to? jump|leap off|from|under|in !joy|the|with|your",
			"if|unless ..7 i ll|will|m|d|would going|gonna? to? kill|hurt|harm|cut|hang|drown|shoot myself !laughing|with",
			"i ll|will|m going|gonna? to? take|swallow all my|the? pills",
			"you|u ll|will find me dead|hanging !tired|asleep",
			"my death|blood ..2 on your|ur hands|conscience",
			"i ll|will|m going|gonna? to? hang|kill|drown|shoot myself on|at|before|outside|in your|ur|front",
		],
		unless: [notMeant, "laughing|joy|cliff|pool|plane|parachute"],
	},
	{
		phrases: [
			"j|je avale|avalerai|vais|prends|prendrai avaler|prendre? ..1 tous|toutes les|mes|tes cachets|comprimes|pilules|medicaments",
			"je saute|sauterai|vais sauter? du|d|de|sous|par ..1 pont|toit|balcon|train|metro|fenetre|falaise",
			"je mets|mettrai fin a mes|ma jours|vie",
			"je me|m pends|pendrai|pendre|taillade|tailladerai|scarifie|scarifierai|mutile|mutilerai|flingue|flinguerai !a|au",
			"si ..6 je me|m tue|tuerai|suicide|suiciderai !a|au|de|d",
			"je me fais|ferai du mal !en|a",
			"tu|vous me retrouveras|retrouverez|trouveras mort|morte|pendu|pendue !de|d",
			"ma mort ..3 conscience|faute",
		],
		unless: [notMeant, "parachute|elastique|joie|rire"],
	},
	{
		phrases: [
			"मेरा मर जाना ही? अच्छा|बेहतर|ठीक !होता",
			"mera mar jaana|jana hi? achha|accha|acha|behtar|theek !hota",
			"पुल|छत|ट्रेन|इमारत ..3 कूद जाऊँगा|जाऊंगा|जाऊँगी|जाऊंगी|पड़ूँगा|मरूँगा",
			"मेरी लाश मिलेगी|देखोगी|देखोगे|देखना|उठेगी|उठेगा",
			"मेरी मौत ..3 ज़िम्मेदार|जिम्मेदार|वजह|क़ातिल|कातिल",
			"आत्महत्या|ख़ुदकुशी|खुदकुशी|सुसाइड कर लूँगा|लूंगा|लूँगी|लूंगी",
			"बंद|छोड़ा|छोड़ोगी|छोड़ोगे|गई|गए ..3 तो मैं मर जाऊँगा|जाऊंगा|जाऊँगी|जाऊंगी",
			"छोड़ा|छोड़कर|छोड़ोगी|छोड़ोगे|कहा|किया|वरना ..2 मैं|तो मैं? जान दे दूँगा|दूंगा|दूँगी|दूंगी",
			"pul|chhat|chat|train|building ..3 kood|kud|kudd jaunga|jaaunga|jaungi|jaaungi|padunga",
			"meri laash|lash milegi|dekhogi|dekhoge|dekhna|uthegi|uthega",
			"meri maut ..3 zimmedar|zimmedaar|jimmedar|jimmedaar|wajah|kaatil|qatil",
			"suicide|khudkushi|atmahatya|aatmahatya kar lunga|loonga|lungi|loongi|lu",
			"band|chhoda|choda|chhodoge|chhodogi|gayi|gaye ..3 to|toh main|mai|mein mar jaunga|jaaunga|jaungi|jaaungi",
			"chhoda|choda|chhodoge|chhodogi|kaha|kiya|warna|varna ..2 main|mai|mein|to|toh main|mai? jaan de dunga|doonga|dungi|doongi",
		],
		unless: [notMeant, "हँसी|हँसते|हंसी|hasi|hansi|haste|paneer|swimming"],
	},
];

/** The writer's own wish to die or to be hurt, today. Each refuses a note. */
export const selfHarmRules: readonly PhraseRule[] = [
	...pressureRules,
	{
		phrases: [
			`i don|dont|do t|not? really? even? want|wanna to? live|exist !${liveHow}`,
			"i don|dont|do t|not? really? even? want|wanna to? be alive|here anymore|any",
			`i no longer want to live|exist !${liveHow}`,
			`i just|really|only|sometimes|often? want|wanna to? die !${dieHow}`,
			"i just|really|only? want|wanna to? kill|hurt|harm|cut|hang|shoot|drown myself !laughing|with|at|trying|over|by|for|shaving|off|out|some|a|another|loose|short",
			"i m|am|will|ll|gonna|d|would going|gonna|about? to? kill|harm|hang|drown myself !laughing|with|at|trying|over|by|for|in",
			"i m|am|ll|will|gonna going|gonna|about? to? hurt|cut myself !laughing|with|at|trying|over|by|for|in|some|a|another|off|out|from|loose|short",
			"i m|am|keep|ve|have been? thinking|think of|about killing|hurting|harming|cutting myself",
			"i m|am|keep|ve|have been? thinking|think of|about suicide",
			"i m|am|keep|ve|have been? thinking|think of|about ending ..1 it|life|everything !with|together|in",
			"i m|am|feel|feeling|ve|have so|really|very|been? feeling? suicidal",
			"i m|am|ll|will|want|wanna|gonna going|gonna? to? end|take my own? life !with|beside|next|in|together|by|holding|story|as|partner|seriously|back",
			"i m|am|ll|will|want|wanna|gonna going|gonna? to? end it all|tonight",
			"i|there have|ve|see|is|s no reason left? to live|exist !without|in|with|far|apart|at|near",
			"everyone|everybody|world|family would|will|d|ll be better off? without me",
			"i wish i was|were dead",
			"nights|days|times|sometimes|often|still i cut|harm|hurt myself !on|by|off|with|shaving|laughing|cooking|a|some|another|while|when",
			"i can|cannot t? go on any|anymore|living|like",
			"i wish i had|d|was|were never been? born",
			"i m|am|ll|will|want|wanna|gonna going|gonna? to? slit|cut|open my own? wrists|veins",
		],
		unless: [
			"laughing|lol|lmao|haha|hahaha|film|movie|song|character|novel|scene|cringe|tickle",
			"you|u|he|she|they told|said|wrote|texted|whispered|say",
		],
	},
	{
		phrases: [
			"je|j ne? veux plus|pas vivre|exister !dans|avec|sans|ici|loin|chez|a|en|comme|cela|ca|au|aux|seul|seule|ensemble|sur|une|un|la|le|ce|cette|sous|au|de|que|par|pour",
			"je|j n? ai plus envie|gout de|a vivre|la|exister !dans|avec|sans|ici|loin|chez|en|comme|au|ensemble|une|un|route|campagne",
			"je|j n? ai plus aucune? raison de vivre|continuer !sans|a|en|ici|avec|dans|loin",
			"j ai envie de mourir !de|d|dans|pour|a|quand|sur|chaque|entre|avec|au|en|pres|contre",
			"j ai envie de me tuer|suicider|buter|pendre|flinguer !a|au|de",
			"j ai|veux? envie? d|de? en finir !avec|tot|vite",
			"je veux|voudrais|vais|pense|songe|compte|prefere a? me|m tuer|suicider|flinguer|pendre|noyer|supprimer|taillader|scarifier|mutiler !a|au|dans|de|en|d",
			"je veux|voudrais|vais|pense|prefere|songe a? en finir !avec|tot|vite",
			"je veux|voudrais mourir !chere|o|de|d|dans|pour|avec|pres|a|quand|sur|au|entre|en|que|plutot|contre|vieux|vieille|sans|moins|chaque|et|comme|apres|avant|heureux|heureuse|jeune",
			"je veux|voudrais|vais|pense|songe|compte a? mettre fin a mes|ma jours|vie",
			"je m|me ouvre|coupe|taillade|tranche|couperai|ouvrirai les veines",
			"je vais|veux me foutre|jeter en|sous|du l|le|un|haut|pont|air ..2 air|train|metro|rer|pont|balcon|toit",
			"tout le monde serait|irait|vivrait mieux sans moi",
			"j ai|m|me des? idees|pensees|envies suicidaires|suicide",
			"je suis|me sens? suicidaire",
			"peux plus de vivre|exister",
			"je voudrais|veux|aimerais|prefererais etre mort|morte !de|d|pour",
		],
		unless: [
			"rire|rires|rigoler|honte|film|chanson|roman|theatre|personnage|trac|mdr|ptdr|lol|faim|chocolat|scene|gene",
			"tu|vous|il|elle m|t|as|avez|a as|avez|a? dit|ecrit|disais",
		],
	},
	{
		phrases: [
			"जीना नहीं|नही चाहता|चाहती !था|थी",
			"मुझे अब? और? जीना ही? नहीं|नही !था|आता|आया|पड़ता|चाहिए",
			"जीने का|की|के कोई? मन|इच्छा|वजह|लिए नहीं|नही|कुछ नहीं|रहा|रही|बचा|बची",
			"अपनी|अपना ज़िंदगी|जिंदगी|ज़िन्दगी|जीवन|जान ख़त्म|खत्म कर|करने|करना|करूँ|करूं",
			"अपना|अपने हाथ|हाथों|कलाई|को काटती|काटता हूँ|हूं",
			"काश मैं मर जाता|जाती|गया|गई",
			"और नहीं|नही जिया जाता|जाएगा",
			"आत्महत्या|ख़ुदकुशी|खुदकुशी|सुसाइड के|का ख़याल|खयाल|ख़्याल|विचार",
			"मरना चाहता|चाहती हूँ|हूं|हु !था|थी",
			"मुझे बस|अब? मर जाना है",
			"मुझे मरना है !नहीं|था",
			"आत्महत्या|ख़ुदकुशी|खुदकुशी|सुसाइड कर|करने|करना लूंगा|लूँगा|लूँगी|लूंगी|चाहता|चाहती|का|की|वाला|वाली|रहा|रही|जा",
			"मैं|अपनी जान दे|ले दूंगा|दूँगा|दूँगी|दूंगी|लूँगा|लूंगा|लूँगी",
			"नस|नसें|कलाई काट लूंगा|लूँगा|लूँगी|लूंगी|रहा|रही",
			"ज़हर|जहर|फाँसी|फांसी खा|लगा|पी लूंगा|लूँगा|लूँगी|लूंगी|रहा|रही",
			"ख़ुद|खुद को मार|ख़त्म|खत्म कर|डाल? लूंगा|लूँगा|लूँगी|दूँगा|दूंगा|दूँगी|डालूँगा|चाहता|चाहती",
		],
		unless: ["बिना|बग़ैर|बगैर|लिए|वतन|बाँहों|बाहों|गोद|आगोश|हँसी|हँसते|हंसी|फ़िल्म|फिल्म|गाना|कहानी|मज़ाक|तुमने|तूने"],
	},
	{
		phrases: [
			"jeena|jina|jeene nahi|nahin|nhi|nai chahta|chahti|chahata|chahte !tha|thi|the",
			"mujhe|muje|mujhko ab? aur? jeena|jina hi? nahi|nahin|nhi !tha|aata|aaya|aya",
			"ab jeene|jine ka|ki man|mann|iccha|ichha|wajah nahi|nahin|nhi",
			"jeene|jine ka|ki koi? man|mann|iccha|ichha|wajah nahi|nahin|nhi rahi|raha|bachi|h|hai",
			"apni|apna zindagi|jindagi|life|jeevan khatam|khatm kar|karne|karna|karu|karun",
			"apna|apne haath|hath|kalai|ko kaatti|katti|kaatta|katta hu|hun|hoon",
			"kaash|kash main|mai|mein mar jaata|jata|jaati|jati|gaya",
			"aur nahi|nahin|nhi jiya|jeeya jaata|jata|jaayega",
			"suicide|khudkushi|atmahatya|aatmahatya ke|ka khayal|khayaal|khyal|vichar|thoughts",
			"marna chahta|chahti|chahata hu|hoon|hun|hoo|h !tha|thi",
			"mujhe|muje bas|ab? marna|mar hai|h|jana !tha|nahi|nhi",
			"khudkushi|suicide|atmahatya|aatmahatya kar|karne|karna|krne|kr lunga|loonga|lungi|loongi|lu|chahta|chahti|wala|wali|ka|ki|raha|rahi|dunga",
			"main|mai|mein|apni jaan de|le dunga|doonga|dungi|doongi|lunga|loonga|lungi",
			"nas|nass|nabz|kalai kaat|kat lunga|loonga|lungi|loongi|raha|rahi",
			"zeher|zehar|jeher|zahar|jahar|fansi|phansi|faansi kha|laga|pee|pi lunga|loonga|lungi|loongi|raha|rahi",
			"khud|apne ko|aap mar|maar|khatam|khatm kar|daal? lunga|loonga|lungi|dunga|daalunga|dalunga|chahta|chahti",
		],
		unless: [
			"bina|bin|bagair|liye|liya|watan|baahon|bahon|baanhon|god|aagosh|hasi|hansi|haste|film|filmi|gaana|gana|kahani|mazaak|mazak|tumne|tune|lol|matlab|paneer",
		],
	},
];

/** What often goes with it and often means nothing of the kind: no reason to refuse, a reason to show help lines when refused. */
export const selfHarmMentions: readonly PhraseRule[] = [
	{
		phrases: [
			"i ll|will|d|would|can die|jump|end if|unless|when|until you|u",
			"if|when you|u ..3 i ll|will|d|would|m die|jump|dead|end",
			"if|when you|u ..3 i ll|will|d|would|m kill|hurt|cut|harm|hang myself",
			"you|u|d|would d|would? be better off without me",
			"can|cannot|cant t? go on living|anymore|any",
			"my|all the? pills",
			"suicide|suicidal !toi",
			"kill|hurt|harm|cut|hang myself",
			"my wrists|veins",
		],
		unless: ["laughing|lol|lmao|haha|film|movie|song|scene"],
	},
	{
		phrases: [
			"suicide|suicider|suicidaire|suiciderai !toi|vous",
			"je me|m tue|tuerai|pends|pendrai|flingue|jette",
			"si tu ..4 je|j meurs|mourrai|saute|finis|tue|creve",
			"tu|vous serais|seras|seriez mieux|bien sans moi",
			"mes veines|cachets",
			"en finir avec|pour ma|la|de vie|bon",
		],
		unless: ["rire|mdr|ptdr|film|chanson|roman|theatre"],
	},
	{
		phrases: [
			"आत्महत्या|ख़ुदकुशी|खुदकुशी|सुसाइड",
			"मर जाऊंगा|जाऊँगा|जाऊँगी|जाऊंगी",
			"जान दे दूंगा|दूँगा|दूँगी|दूंगी",
			"नस काट",
			"खुदकुशी|khudkushi|suicide|atmahatya|aatmahatya",
			"mar|marr jaunga|jaaunga|jaungi|jaaungi|jaoonga|jaoongi",
			"jaan de dunga|doonga|dungi|doongi",
			"nas|nass|kalai kaat|kat",
		],
		unless: ["हँसी|हंसी|फ़िल्म|फिल्म|hasi|hansi|film|filmi"],
	},
];
