import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const [checklist, inventory] = ["docs/asvs.md", "docs/security-inventory.md"];

/** The paths that a text names between backticks, and those that it links to, from the folder it lies in. */
function namedFiles(text: string, folder: string): readonly string[] {
	const quoted = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)`/g)].map(([, path = ""]) => path);
	const linked = [...text.matchAll(/\]\(([\w./-]+\.\w+)(?:#[\w-]+)?\)/g)].map(([, path = ""]) => join(folder, path));
	return [...quoted, ...linked].filter((path) => !/^DATA_DIR\//.test(path));
}

it.each([checklist, inventory, "SECURITY.md"])("every file that %s names is there", (document) => {
	const named = namedFiles(read(document), dirname(document));
	expect(named.length).toBeGreaterThan(10);
	expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

describe("the inventory names every file", () => {
	const sources = globSync("{server,moderation,contract}/**/*.ts", { cwd: root })
		.filter((file) => !/\.test\.ts$/.test(file))
		.map((file) => ({ file: file.replaceAll("\\", "/"), text: read(file) }));
	const unnamed = (belongs: RegExp) =>
		sources.filter(({ file, text }) => belongs.test(text) && !read(inventory).includes(`\`${file}\``));

	it("that uses cryptography", () => {
		const crypto = /from "(?:node:crypto|altcha-lib|otpauth|standardwebhooks|@simplewebauthn\/server)"/;
		expect(unnamed(crypto).map(({ file }) => file)).toEqual([]);
	});

	it("that opens a connection", () => {
		const opens =
			/from "node:tls"|import \{[^}]*\brequest\b[^}]*\} from "node:https?"|\bcreateTransport\(|\bnew (?:Pool|Client)\(|(?<![\w.])(?:await|=>) fetch\(|\bconnect\(/;
		expect(unnamed(opens).map(({ file }) => file)).toEqual([]);
	});
});

/** The requirements of levels 1 and 2 of ASVS 5.0.0, by section: from the first number to the last, without level 3. */
const sections: Readonly<Record<string, string>> = {
	"1.1": "1-2",
	"1.2": "1-9",
	"1.3": "1-11",
	"1.4": "1-3",
	"1.5": "1-2",
	"2.1": "1-3",
	"2.2": "1-3",
	"2.3": "1-4",
	"2.4": "1-1",
	"3.2": "1-2",
	"3.3": "1-4",
	"3.4": "1-6",
	"3.5": "1-5",
	"3.7": "1-2",
	"4.1": "1-3",
	"4.2": "1-1",
	"4.3": "1-2",
	"4.4": "1-4",
	"5.1": "1-1",
	"5.2": "1-3",
	"5.3": "1-2",
	"5.4": "1-3",
	"6.1": "1-3",
	"6.2": "1-12",
	"6.3": "1-4",
	"6.4": "1-4",
	"6.5": "1-5",
	"6.6": "1-3",
	"6.8": "1-4",
	"7.1": "1-3",
	"7.2": "1-4",
	"7.3": "1-2",
	"7.4": "1-5",
	"7.5": "1-2",
	"7.6": "1-2",
	"8.1": "1-2",
	"8.2": "1-3",
	"8.3": "1-1",
	"8.4": "1-1",
	"9.1": "1-3",
	"9.2": "1-4",
	"10.1": "1-2",
	"10.2": "1-2",
	"10.3": "1-4",
	"10.4": "1-11",
	"10.5": "1-5",
	"10.6": "1-2",
	"10.7": "1-3",
	"11.1": "1-2",
	"11.2": "1-3",
	"11.3": "1-3",
	"11.4": "1-4",
	"11.5": "1-1",
	"11.6": "1-1",
	"12.1": "1-3",
	"12.2": "1-2",
	"12.3": "1-4",
	"13.1": "1-1",
	"13.2": "1-5",
	"13.3": "1-2",
	"13.4": "1-5",
	"14.1": "1-2",
	"14.2": "1-4",
	"14.3": "1-3",
	"15.1": "1-3",
	"15.2": "1-3",
	"15.3": "1-7",
	"16.1": "1-1",
	"16.2": "1-5",
	"16.3": "1-4",
	"16.4": "1-3",
	"16.5": "1-3",
	"17.1": "1-1",
	"17.2": "1-4",
	"17.3": "1-2",
};

describe("the checklist of ASVS", () => {
	const rows = read(checklist)
		.split("\n")
		.filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
		.map((line) => {
			const [id = "", level = "", asks = "", state = "", why = ""] = line
				.split(/(?<!\\)\|/)
				.slice(1)
				.map((cell) => cell.trim());
			return { id, level, asks, state, why };
		});

	it("has each requirement of levels 1 and 2 once, in order", () => {
		const all = Object.entries(sections).flatMap(([section, range]) => {
			const [first = 1, last = 1] = range.split("-").map(Number);
			return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`);
		});
		expect(rows.map(({ id }) => id)).toEqual(all);
		const [ones, twos] = ["1", "2"].map((level) => rows.filter((row) => row.level === level).length);
		// As the standard counts them.
		expect([ones, twos]).toEqual([70, 183]);
	});

	it("says of each whether it is met, and shows it or says why not", () => {
		for (const { id, asks, state, why } of rows) {
			expect(asks, id).toMatch(/\w{2}/);
			expect(["met", "not met", "does not apply"], id).toContain(state);
			if (state === "met") expect(namedFiles(why, "docs").length, `${id} names no file`).toBeGreaterThan(0);
			else expect(why.split(" ").length, `${id} gives no reason`).toBeGreaterThan(2);
		}
	});

	it("adds up to the sums that it begins with", () => {
		const sums = ["met", "not met", "does not apply"].map((state) => rows.filter((row) => row.state === state).length);
		expect(/\*\*(\d+) met, (\d+) not met, (\d+) do not apply\*\*/.exec(read(checklist))?.slice(1).map(Number)).toEqual(
			sums,
		);
	});
});
