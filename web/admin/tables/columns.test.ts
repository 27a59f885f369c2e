import { expect, test } from "vitest";
import { type Column, csvOfRows, shownIn } from "./columns.ts";

interface Day {
	readonly date: string;
	readonly messages: number;
	readonly note: string | null;
}

const columns: readonly Column<Day>[] = [
	{ label: "Jour", cellOf: ({ date }) => date, show: () => "1 mars 2026" },
	{ label: "Messages", cellOf: ({ messages }) => messages, isFigure: true },
	{ label: "Note", cellOf: ({ note }) => note },
];
const day = { date: "2026-03-01", messages: 1234, note: "=1+1" };

test("the screen shows what is said for it, the export what programs read, without formulas", () => {
	expect(columns.map((column) => shownIn(column, day))).toEqual(["1 mars 2026", "1234", "=1+1"]);
	expect(csvOfRows(columns, [day, { ...day, note: null }])).toBe(
		"\ufeffJour,Messages,Note\r\n2026-03-01,1234,'=1+1\r\n2026-03-01,1234,\r\n",
	);
	expect(shownIn({ label: "Note", cellOf: ({ note }: Day) => note }, { ...day, note: null })).toBe("");
});
