import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { detectSocialHandles } from "./social-handle.ts";

const marked = (text: string) => detectSocialHandles(normalise(text)).map(({ start, end }) => text.slice(start, end));

describe("names in social networks", () => {
	it.each([
		"@jane_doe",
		"insta: jane.doe",
		"IG = jane.doe",
		"my snap is janed",
		"add me on telegram",
		"DM me on insta",
		"find me on Facebook",
		"hit me up on snap",
		"what's your insta?",
		"mon insta c'est jane",
		"ajoute-moi sur snap",
		"écris moi sur telegram",
		"mon pseudo c'est jane",
		"insta pe msg karo",
		"mera insta id jane",
		"मेरा इंस्टा आईडी जेन",
		"टेलीग्राम पर मैसेज करना",
		"add me on 1nstagram",
		"velvetmoth_91",
		"fox#4471",
		"snap: jules.onthe.roof",
		"find me on insta as la.rose.d.hiver",
		"mon insta c’est momo.le.vrai.75",
		"टेलीग्राम पर raat_ka_mehmaan खोजो",
		"my username is noodle_baron",
		"telegram → nightowl_tarek",
		"ig jane.smith",
		"insta hai jane_smith",
		"w.h.a.t.s.a.p.p me, you have it",
		"telegrm moonchild92",
	])("found: %j", (text) => {
		expect(marked(text)).not.toEqual([]);
	});

	it.each([
		"your instagram photos make me smile",
		"I saw you on the telegram poster",
		"ton sourire vaut tous les snaps",
		"tumhari insta photo bahut pyari hai",
		"I am @ home",
		"facebook reminded me of our summer",
		"@home",
		"you put @everyone in the group chat",
		"@toi #nous #lol",
		"#सोमवार_भी_अच्छा_लगता_है",
		"ton_rire.mp3 est ouvert dans ma tête",
		"bhagwan ne tujhe banaya version final_final_v7.psd pe",
		"ticket #88213 is solved but my heart reopened it",
		"I left insta. Finally",
		"je t'ai vue sur la photo",
		"your handle is velvetmoth_91 and you write the kindest notes",
		"attendre(sans_insister)",
		"je suis là si ça va pas",
		"ton insta est sublime",
		"Meri ID proof bank ne maangi",
		"j'ai trouvé la plus vraie des personnes",
		"MP3 et Windows95, toute notre jeunesse",
		"#célibataire depuis 4 ans @personne",
		"Dosti ki timeline, version final_final_2",
	])("left alone: %j", (text) => {
		expect(marked(text)).toEqual([]);
	});
});
