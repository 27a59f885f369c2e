import { expect, test } from "vitest";
import { percentage, summaryFigures } from "./figures.ts";

test.each([
	["a week", { total_messages: 14, emails_sent: 9, emails_failed: 3 }, 7, [75, 2, 9 / 7]],
	["only failures", { total_messages: 3, emails_sent: 0, emails_failed: 3 }, 30, [0, 0.1, 0]],
	["nothing at all", { total_messages: 0, emails_sent: 0, emails_failed: 0 }, 30, [undefined, 0, 0]],
	["no days", { total_messages: 3, emails_sent: 1, emails_failed: 0 }, 0, [100, 0, 0]],
])("the summary of %s", (_, figures, days, [rate, messages, emails]) => {
	expect(summaryFigures(figures, days)).toEqual({
		emailSuccessRate: rate,
		messagesPerDay: messages,
		emailsPerDay: emails,
	});
});

test.each([
	[2, 3, 66.7],
	[1, 1, 100],
	[0, 5, 0],
	[0, 0, undefined],
])("%i of %i in per cent", (part, whole, percent) => {
	expect(percentage(part, whole)).toBe(percent);
});
