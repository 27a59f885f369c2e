import { expect, it } from "vitest";
import { browserFamily } from "./browser-family.ts";

const like = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
	[`Mozilla/5.0 (X11; Linux x86_64) ${like} Chrome/142.0.0.0 Safari/537.36`, "Chrome", "Linux"],
	[`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, "Edge", "Windows"],
	[
		`Mozilla/5.0 (Linux; Android 10; K) ${like} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
		"Samsung Internet",
		"Android",
	],
	["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox", "macOS"],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
		"Safari",
		"iOS",
	],
	["curl/8.14.1", undefined, undefined],
	[undefined, undefined, undefined],
])("%s is %s on %s", (userAgent, browser, system) => {
	expect(browserFamily(userAgent)).toEqual({ browser, system });
});
