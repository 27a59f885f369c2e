import type { RefusalCategory } from "#contract/moderation.ts";
import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";

// Weapons, blood, graves, blows; fruit and drops that stand for the body. A cupid's bow is no weapon here.
const harm = /[🔫🔪🗡⚔💣🪓🧨☠💀⚰🪦🩸👊🖕🪚🐷🐖🤮💩]/u;
const body = /🍆/u;
// A body drawn with signs.
const drawnBody = /(?<![0-9])8={2,}D/;
// A house on fire is a threat; one that is looked at, a watch.
const house = /[🏠🏡🏘🏚🏫🪟🚪]/u;
const eyes = /[👁👀🔭🕵🎥📹]/u;
const bodyWithDrops = /[🍑👅🍌]/u;
// What says that a skull laughs and that a knife cuts a cake.
const tender = /[❤♥💕💖💗💓💞💘💝💙💚💛🧡💜🖤🤍🤎😍🥰😘😚😙😊☺🙂😂🤣😅😆😁😄😃😀🥲😭🌹💐🎂🍰🥳🎉🫶🤗💋🎃👻🍕🍳🥗🍽]/u;
// Words that only say to whom, by whom or when. Any other says something, and the model weighs it.
export const pointers: ReadonlySet<string> = new Set(
	`you u ur your yours me i im my we us she he they her him for to at and soon tonight tomorrow now today next wait hey hi dear
	is are am will the this that it bang boom pow rip
	tu toi te t ton ta tes vous je j moi me mon ma mes elle lui il pour a et bientot soir ce demain maintenant attends salut pan
	tum tu tujhe tujhko tumhe tumhein tera teri tere tumhara tumhari aap main mai mera meri mere ke ki ka ko liye aur jald aaj kal
	तुम तू तुझे तुम्हें तुम्हे तेरा तेरी तेरे तुम्हारा तुम्हारी आप मैं मेरा मेरी के की का को लिए और जल्द आज कल`.split(/\s+/),
);
const maxWords = 5;

/**
 * A note of emoji and a few words that say no more than to whom: 🔫 tu, 🔪💀 you, ☠️. What the emoji show is what it says;
 * a heart, a laugh or food beside them says something else.
 */
export function detectEmojiThreats({ display, words }: Views): readonly Finding[] {
	if (drawnBody.test(display)) return [{ category: "sexual", start: 0, end: display.length }];
	const category = categoryOf(display);
	if (category === undefined) return [];
	const said = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
	if (said.length > maxWords || said.some(({ text }) => !pointers.has(text))) return [];
	return [{ category, start: 0, end: display.length }];
}

function categoryOf(text: string): RefusalCategory | undefined {
	if (body.test(text) || (text.includes("💦") && bodyWithDrops.test(text))) return "sexual";
	if (tender.test(text)) return undefined;
	if (harm.test(text) || (text.includes("🔥") && house.test(text))) return "harassment";
	return eyes.test(text) && house.test(text) ? "obsessive" : undefined;
}
