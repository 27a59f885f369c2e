import type { FirstLines } from "./first-lines.ts";

export const lines: FirstLines = {
	begin: [
		"Il y a une chose que je voulais te dire depuis longtemps.",
		"Je n’ai jamais osé te le dire, alors je te l’écris.",
		"Quand tu arrives quelque part, il fait tout de suite plus clair.",
	],
	thank: [
		"Tu ne t’en souviens sûrement pas, mais un jour, tu m’as fait beaucoup de bien.",
		"Merci d’avoir été là sans poser de questions.",
		"Je ne t’ai jamais vraiment dit merci. Il était temps.",
	],
	miss: [
		"Les journées sont un peu trop calmes sans toi.",
		"Aujourd’hui, j’ai vu quelque chose qui t’aurait fait rire.",
	],
	apologise: ["J’ai eu tort, et tu méritais mieux.", "Je repense souvent à ce que je t’ai dit, et je le regrette."],
	friend: ["Tout le monde devrait avoir quelqu’un comme toi dans sa vie.", "Avec toi, même le lundi passe vite."],
};
