import fc from "fast-check";
import { expect, test } from "vitest";
import { markedParts } from "./marked-parts.ts";

const shown = (text: string, spans: readonly (readonly [number, number])[]): string =>
	markedParts(
		text,
		spans.map(([start, end]) => ({ start, end })),
	)
		.map((part) => (part.isMarked ? `[${part.text}]` : part.text))
		.join("");

test.each([
	[[], "call me"],
	[[[0, 4]], "[call] me"],
	[[[5, 7]], "call [me]"],
	[
		[
			[5, 7],
			[0, 4],
		],
		"[call] [me]",
	],
	[
		[
			[0, 5],
			[3, 7],
		],
		"[call ][me]",
	],
	[
		[
			[0, 7],
			[1, 3],
		],
		"[call me]",
	],
	[[[5, 99]], "call [me]"],
	[[[50, 99]], "call me"],
] as const)("the spans %j are marked in their places", (spans, expected) => {
	expect(shown("call me", spans)).toBe(expected);
});

test("no character is lost or doubled, whatever the spans", () => {
	const span = fc.record({ start: fc.nat(30), end: fc.nat(30) });
	fc.assert(
		fc.property(fc.string({ maxLength: 20 }), fc.array(span, { maxLength: 5 }), (text, spans) => {
			expect(
				markedParts(text, spans)
					.map((part) => part.text)
					.join(""),
			).toBe(text);
		}),
	);
});
