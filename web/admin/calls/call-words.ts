import { defineWords } from "#web/admin/words/catalogue.ts";

/** What is said of a call that failed without words of the server. */
export const callWords = defineWords({
	fr: { failed: "Erreur de connexion", noServer: "Erreur de connexion au serveur" },
	en: { failed: "Connection error", noServer: "Could not reach the server" },
	hi: { failed: "कनेक्शन में त्रुटि", noServer: "सर्वर से संपर्क नहीं हो पाया" },
});
