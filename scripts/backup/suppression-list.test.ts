import { expect, it } from "vitest";
import { StartRefused } from "#server/start-refused.ts";
import { isList, readList, writtenList } from "./suppression-list.ts";

const key = (letter: string) => letter.repeat(43);
const list = {
	fingerprint: key("f"),
	savedAt: Date.UTC(2026, 10, 23),
	rows: [
		{ mailbox_key: key("a"), reason: "opted_out", at: 1, expires_at: null },
		{ mailbox_key: key("a"), reason: "unreachable", at: 2, expires_at: 3 },
		{ mailbox_key: key("_"), reason: "by_hand", at: 4, expires_at: null },
	],
} as const;

it("is read as it was written, empty or not", () => {
	expect(readList(writtenList(list), "x")).toEqual(list);
	expect(readList(writtenList({ ...list, rows: [] }), "x")).toEqual({ ...list, rows: [] });
	expect(isList(writtenList(list))).toBe(true);
});

it("is refused when it is cut off, changed or another file", () => {
	const written = writtenList(list);
	const [head = "", first = "", second = "", third = "", hash = ""] = written.split("\n");
	for (const damaged of [
		written.slice(0, -1),
		written.slice(0, written.length / 2),
		`${written}\n`,
		written.replace(" 4 -", " 5 -"),
		[head, first, second, hash, ""].join("\n"),
		[head, first, third, second, hash, ""].join("\n"),
		`${head}\n`,
		"",
		"dear landlord\n",
	]) {
		expect(() => readList(damaged, "the file"), damaged).toThrow(StartRefused);
	}
});
