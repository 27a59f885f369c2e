import type { FirstLines } from "./first-lines.ts";

export const lines: FirstLines = {
	begin: [
		"I’ve wanted to tell you this for a long time.",
		"I could never say this out loud, so I’m writing it down.",
		"Whenever you walk in, the day gets a little better.",
	],
	thank: [
		"You probably don’t remember it, but what you did that day meant a lot to me.",
		"Thank you for being kind when you didn’t have to be.",
		"You made a hard week lighter, and I never told you.",
	],
	miss: ["It’s quieter here without you.", "I saw something today that would have made you laugh."],
	apologise: ["I was wrong, and you deserved better from me.", "I keep thinking about what I said, and I’m sorry."],
	friend: ["I got lucky the day we became friends.", "With you, even a Monday goes by too fast."],
};
