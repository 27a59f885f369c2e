import { isbot } from "isbot";
import { describe, expect, it } from "vitest";
import { createVisitors } from "./visitors.ts";

describe("a visitor", () => {
	const { of: visitorOf } = createVisitors(
		() => 0,
		() => ({ day: "2026-11-23", hour: 0 }),
	);
	const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

	it.each([
		[firefox, false],
		[
			"Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1",
			false,
		],
		["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
		["curl/8.5.0", true],
		["GPTBot/1.2", true],
		["Mozilla/5.0 HeadlessChrome/140.0.0.0", true],
		["deusu/1.0", true],
		["", true],
		[" ", true],
	])("who says %j is a program: %s", (userAgent, isBot) => {
		expect(visitorOf("203.0.113.7", userAgent).isBot).toBe(isBot);
		// As the package says from which the patterns come; of who says nothing it knows nothing.
		if (userAgent.trim() !== "") expect(isbot(userAgent)).toBe(isBot);
	});

	it("is known by address and browser, and shows the network only", () => {
		const [one, same, other] = [
			visitorOf("203.0.113.7", firefox),
			visitorOf("203.0.113.7", firefox),
			visitorOf("203.0.113.7", `${firefox}.1`),
		];
		expect(same).toEqual(one);
		expect(other.key).not.toBe(one.key);
		expect(one.network).toBe("203.0.113.0/24");
	});
});
