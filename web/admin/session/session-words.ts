import { defineWords } from "#web/admin/words/catalogue.ts";

/** What the door of the administration says. */
export const sessionWords = defineWords({
	fr: {
		heading: "Connexion",
		username: "Identifiant",
		password: "Mot de passe",
		submit: "Se connecter",
		submitting: "Connexion…",
		expired: "Votre session a expiré ou a été fermée. Reconnectez-vous : ce que vous aviez écrit est gardé.",
		stale: "Votre session a expiré ou a été fermée.",
		elsewhere: "La session a été fermée dans un autre onglet.",
		unreachable: "Erreur de connexion au serveur",
	},
	en: {
		heading: "Sign in",
		username: "User name",
		password: "Password",
		submit: "Sign in",
		submitting: "Signing in…",
		expired: "Your session has expired or was ended. Sign in again: what you had written is kept.",
		stale: "Your session has expired or was ended.",
		elsewhere: "The session was ended in another tab.",
		unreachable: "Could not reach the server",
	},
	hi: {
		heading: "प्रवेश",
		username: "उपयोगकर्ता नाम",
		password: "पासवर्ड",
		submit: "प्रवेश कीजिए",
		submitting: "प्रवेश हो रहा है…",
		expired: "आपका सत्र समाप्त हो गया है या बंद कर दिया गया है। फिर से प्रवेश कीजिए: आपने जो लिखा था, वह सुरक्षित रखा है।",
		stale: "आपका सत्र समाप्त हो गया है या बंद कर दिया गया है।",
		elsewhere: "सत्र किसी दूसरे टैब में बंद कर दिया गया।",
		unreachable: "सर्वर से संपर्क नहीं हो पाया",
	},
});
