import { expect, test } from "vitest";
import { growth, percentage, summaryFigures } from "./figures.ts";

test.each([
	["a week", { total_messages: 14, emails_sent: 9, emails_failed: 3, counted_days: 7 }, [75, 2, 9 / 7]],
	["only failures", { total_messages: 3, emails_sent: 0, emails_failed: 3, counted_days: 30 }, [0, 0.1, 0]],
	["nothing at all", { total_messages: 0, emails_sent: 0, emails_failed: 0, counted_days: 30 }, [undefined, 0, 0]],
	["no days", { total_messages: 3, emails_sent: 1, emails_failed: 0, counted_days: 0 }, [100, 0, 0]],
])("the summary of %s", (_, figures, [rate, messages, emails]) => {
	expect(summaryFigures(figures)).toEqual({
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

test.each([
	[12, 10, 20],
	[5, 10, -50],
	[10, 10, 0],
	[3, 0, undefined],
])("%i after %i has grown by %s per cent", (now, before, percent) => {
	expect(growth(now, before)).toBe(percent);
});
