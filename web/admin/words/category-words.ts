import type { RefusalCategory } from "#contract/moderation.ts";
import { defineWords } from "./catalogue.ts";

type CategoryWords = Readonly<Record<RefusalCategory, string>>;

/** What a category of refusal is called. */
export const categoryWords = defineWords<CategoryWords>({
	fr: {
		meeting: "Proposition de rencontre",
		personal_info: "Informations personnelles",
		sexual: "Contenu sexuel",
		harassment: "Harcèlement ou menace",
		discrimination: "Discrimination",
		spam: "Publicité ou spam",
		obsessive: "Trop intense",
		unreadable: "Texte illisible",
	},
	en: {
		meeting: "Proposal to meet",
		personal_info: "Personal information",
		sexual: "Sexual content",
		harassment: "Harassment or threat",
		discrimination: "Discrimination",
		spam: "Advertising or spam",
		obsessive: "Too intense",
		unreadable: "Unreadable text",
	},
	hi: {
		meeting: "मिलने का प्रस्ताव",
		personal_info: "निजी जानकारी",
		sexual: "यौन सामग्री",
		harassment: "उत्पीड़न या धमकी",
		discrimination: "भेदभाव",
		spam: "विज्ञापन या स्पैम",
		obsessive: "ज़रूरत से ज़्यादा तीव्र",
		unreadable: "न पढ़ा जा सकने वाला पाठ",
	},
});
