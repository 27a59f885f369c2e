import type { PhraseRule } from "#moderation/phrases/phrase-rule.ts";

/** Death as an image of love: what lovers say in all our languages, and what the model takes for despair in some. */
export const loveImages: readonly PhraseRule[] = [
	{
		phrases: [
			"i d|would|will|ll|could gladly|happily? die for|without you|u",
			"i m|am dying to know|hear|read|see|tell|ask|taste",
			"je mourrais|meurs|mourrai pour|sans toi|vous",
			"je vais|veux mourir pour|sans toi|vous",
			"je meurs d envie de",
			"मैं ..1 तुम्हारे|तेरे|आपके लिए ..1 मर|मिट जाऊँगा|जाऊंगा|जाऊँगी|जाऊंगी|जाऊँ|जाऊं",
			"मैं ..1 तुम|तुझ|आप पर ..1 मर|मिट जाऊँगा|जाऊंगा|जाऊँगी|जाऊंगी|जाऊँ|जाऊं",
			"तुम्हारे|तेरे|आपके लिए ..1 जान दे दूँगा|दूंगा|दूँगी|दूंगी|सकता|सकती",
			"main|mai|mein|me ..1 tumhare|tere|aapke|tumhre liye|lie ..1 mar|mit jaunga|jaaunga|jaungi|jaaungi|jaun|jaoon",
			"main|mai|mein|me ..1 tum|tujh|aap pe|par ..1 mar|mit jaunga|jaaunga|jaungi|jaaungi|jaun|jaoon",
			"tumhare|tere|aapke liye|lie ..1 jaan de dunga|doonga|dungi|doongi|sakta|sakti",
			"तुम्हारे|तेरे|आपके बिना मैं तो? मर जाऊँगा|जाऊंगा|जाऊँगी|जाऊंगी",
			"tumhare|tere|aapke bina|bin main|mai|mein to|toh? mar jaunga|jaaunga|jaungi|jaaungi",
			"मैं तो? मर जाऊँगा|जाऊंगा|जाऊँगी|जाऊंगी",
			"main|mai|mein to|toh? mar jaunga|jaaunga|jaungi|jaaungi",
		],
	},
];

/** What makes of it a condition or a farewell, anywhere in the note. */
export const noLoveImages: readonly PhraseRule[] = [
	{
		phrases: [
			"if|unless|until|otherwise|else|answer|reply|leave|leaves|left|block|blocked|ignore|pills|goodbye|tonight",
			"si|sinon|ou|tant|reponds|repond|quittes|laisses|bloques|ignores|adieu|cachets",
			"अगर|यदि|वरना|नहीं|मत|छोड़ा|छोड़कर|छोड़ोगी|छोड़ोगे|जवाब|ब्लॉक|बंद|अलविदा|आज|ज़हर",
			"agar|yadi|warna|varna|nahi|nahin|nhi|mat|chhoda|choda|chhodoge|chhodogi|chhodke|jawab|reply|block|band|alvida|aaj|zeher",
			"तो मैं",
			"to|toh main|mai|mein",
		],
	},
];
