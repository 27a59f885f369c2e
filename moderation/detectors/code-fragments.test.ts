import { describe, expect, it } from "vitest";
import { prepareModerator } from "#moderation/moderate.ts";
import { normalise } from "#moderation/normalise.ts";
import { isCode } from "./code-fragments.ts";

await prepareModerator();

describe("pieces of programs and of data", () => {
	it.each([
		'{"user":"admin","text":"hi"}',
		"[1,2,3]",
		"<script>alert('xss')</script>",
		'<div class="a"><p></p></div>',
		"'; DROP TABLE notes; --",
		"SELECT * FROM users WHERE 1=1",
		"../../../../etc/passwd",
		"for(i=0;i<10;i++){console.log(i)}",
	])("noticed: %s", (text) => {
		expect(isCode(normalise(text))).toBe(true);
	});

	it.each([
		"SELECT bonheur FROM vie WHERE elle = 'là' ; 1 résultat trouvé.",
		"while(alive){ love(you); }",
		"if (you) { smile++; } else { cry(); }",
		"<3 <3 <3",
		"<b>you</b> are my whole world",
		"[tu me manques]",
		"(you, me, the sea)",
	])("left alone: %s", (text) => {
		expect(isCode(normalise(text))).toBe(false);
	});
});
