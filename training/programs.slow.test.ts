import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const dir = mkdtempSync(join(tmpdir(), "billet-doux-notes-"));
afterAll(() => rmSync(dir, { recursive: true }));

const kind = { text: "Your laugh is my favourite sound.", label: "accept", category: "feelings" };
const call = { text: "Call me: 06 12 34 56 78", label: "reject", category: "personal_info" };
/** Labelled wrongly, so that the moderator is sure to miss it. */
const missed = { text: "I love you.", label: "reject", category: "meeting" };

function fileOf(name: string, ...lines: readonly (object | string | Uint8Array)[]): string {
	const path = join(dir, name);
	const bytes = lines.map((line) =>
		line instanceof Uint8Array ? line : Buffer.from(typeof line === "string" ? line : JSON.stringify(line)),
	);
	writeFileSync(path, Buffer.concat(bytes.flatMap((line) => [line, Buffer.from("\n")])));
	return path;
}

function run(
	program: "evaluate" | "judge-lines" | "explain" | "measure-behaviours" | "measure-rules",
	args: readonly string[],
	input = "",
) {
	const { status, stdout, stderr } = spawnSync(process.execPath, [`training/${program}.ts`, ...args], {
		input,
		encoding: "utf8",
	});
	return { status, stdout, stderr };
}

describe("moderation:evaluate", () => {
	const first = fileOf("first.jsonl", { ...kind, pair: 1, note: "hard", by: "us" }, { ...missed, pair: 1 }, "", call);
	const second = fileOf("second.jsonl", { ...call, note: "an easy one" });

	it("prints figures per file and in total, and the mistakes", () => {
		const { status, stdout } = run("evaluate", ["--errors", first, second]);
		expect(status).toBe(0);
		expect(stdout).toContain(`${first}: 3 notes\n`);
		expect(stdout).toContain("all 2 files: 4 notes\n");
		expect(stdout).toMatch(/refusal recall +50\.0 % {2}\(9\.5–90\.5\) +1 of 2\n/);
		expect(stdout).toMatch(/pairs, both right +0\.0 % .* 0 of 1\n/);
		expect(stdout).toMatch(/hard: acceptance of good notes +100\.0 % .* 1 of 1\n/);
		expect(stdout).toMatch(/ms per note +median [\d.]+, p99 [\d.]+\n/);
		expect(stdout).toContain(`\nMistakes\n${first}:2: approved, should be refused as meeting: "I love you."\n`);
	});

	it("prints the same for machines", () => {
		const report = JSON.parse(run("evaluate", ["--json", "--errors", first, second]).stdout);
		expect(report.files.map(({ file, notes }: { file: string; notes: number }) => [file, notes])).toEqual([
			[first, 3],
			[second, 1],
		]);
		expect(report.total.refusalRecall).toMatchObject({ right: 2, of: 3 });
		expect(report.errors).toMatchObject([{ file: first, line: 2, text: "I love you.", verdict: { approved: true } }]);
	});

	it.each([
		["a line that is not JSON", [kind, "{oops"], /^\S+bad\.jsonl:2: not JSON: .+\n$/],
		["a line that is not an object", ["[1]"], /^\S+bad\.jsonl:1: not a JSON object\n$/],
		[
			"a missing field",
			[kind, "", { ...kind, category: undefined }],
			/bad\.jsonl:3: the field "category" is missing\n$/,
		],
		["a field of another type", [{ ...kind, text: 5 }], /bad\.jsonl:1: the field "text" is not a string\n$/],
		["another label", [{ ...kind, label: "ok" }], /bad\.jsonl:1: the field "label" is "ok", neither/],
		["a line in another encoding", [Buffer.from('{"text":"é"}', "latin1")], /bad\.jsonl:1: not UTF-8 text\n$/],
	])("stops before any figure at %s, with its place and exit code 2", (_, lines, message) => {
		const bad = fileOf("bad.jsonl", ...lines);
		expect(run("evaluate", [first, bad])).toEqual({ status: 2, stdout: "", stderr: expect.stringMatching(message) });
	});

	it("says so when a file cannot be read or none is named", () => {
		const missing = join(dir, "missing.jsonl");
		expect(run("evaluate", [missing])).toMatchObject({ status: 2, stderr: expect.stringContaining(missing) });
		expect(run("evaluate", [])).toMatchObject({ status: 2, stderr: expect.stringContaining("usage: ") });
	});
});

describe("moderation:judge", () => {
	const ms = expect.any(Number);
	const lines = [JSON.stringify(kind), "nonsense", "", '{"text":"I love\u2028you."}', "{}", JSON.stringify(call)];
	const answers = [
		{ approved: true, category: null, ms },
		{ approved: false, category: null, ms: 0, error: expect.stringContaining("not JSON") },
		{ approved: false, category: null, ms: 0, error: "an empty line" },
		{ approved: true, category: null, ms },
		{ approved: false, category: null, ms: 0, error: 'the field "text" is missing' },
		{ approved: false, category: "personal_info", ms },
	];

	it("answers each line of a file in order, with nothing around", () => {
		const { status, stdout, stderr } = run("judge-lines", [fileOf("mixed.jsonl", ...lines)]);
		expect([status, stderr]).toEqual([0, ""]);
		expect(stdout.split("\n")).toHaveLength(lines.length + 1);
		expect(
			stdout
				.trimEnd()
				.split("\n")
				.map((line) => JSON.parse(line)),
		).toEqual(answers);
	});

	it("reads standard input, with or without a last line feed", () => {
		const { stdout } = run("judge-lines", ["-"], lines.join("\n"));
		expect(
			stdout
				.trimEnd()
				.split("\n")
				.map((line) => JSON.parse(line)),
		).toEqual(answers);
	});

	it("says so when the file cannot be read", () => {
		expect(run("judge-lines", [dir])).toEqual({ status: 2, stdout: "", stderr: expect.stringContaining(dir) });
	});
});

describe("moderation:explain", () => {
	const note = "Your voice is warm. Let's meet at the fo\u0443ntain tomorrow, y o u f00l.";

	it("shows the views, what the rules found, the windows, the heads, the features and the verdict", () => {
		const { status, stdout } = run("explain", [note]);
		expect(status).toBe(0);
		expect(stdout).toContain(`display   ${JSON.stringify(note)}\n`);
		expect(stdout).toMatch(/^ {2}squeezed {2}"you"$/m);
		expect(stdout).toMatch(/^ {2}reading {3}f00l as fool$/m);
		expect(stdout).toMatch(/^ {2}phrase, suspected {2}meeting {2}\d+–\d+ "[^"]*meet/m);
		expect(stdout).toMatch(/^windows \(model \S+, language en, refused above [+−][\d.]+; /m);
		expect(stdout).toMatch(/^ {2}−[\d.]+ {2}\w+ +your voice is warm\.$/m);
		expect(stdout).toMatch(/^ {2}[+−][\d.]+ {2}to refuse$/m);
		expect(stdout).toMatch(/^strongest features against the note\n {2}\+[\d.]+ {2}(concept|class|word|letters|form)/m);
		expect(stdout).toMatch(/^ {2}refused as meeting, confidence 0\.\d\d, /m);
	});

	it("reads standard input, and has an answer for an empty note", () => {
		expect(run("explain", [], `${kind.text}\n`).stdout).toMatch(/^verdict\n {2}approved, /m);
		expect(run("explain", [], "").stdout).toMatch(/^verdict\n {2}refused as unreadable, /m);
	});

	it("takes one text", () => {
		expect(run("explain", ["two", "texts"])).toMatchObject({ status: 2, stderr: expect.stringContaining("usage: ") });
	});
});

it("moderation:behaviours writes its notes for moderation:evaluate", () => {
	const folder = join(dir, "behaviours");
	expect(run("measure-behaviours", [folder])).toEqual({ status: 0, stdout: "", stderr: "" });
	const report = JSON.parse(run("evaluate", ["--json", join(folder, "fr.jsonl")]).stdout);
	expect(report.total.pairAccuracy.of).toBe(240);
});

it("a tool's standard output is its own, also when the packages are installed first", () => {
	const clone = join(dir, "clone");
	mkdirSync(join(clone, "bin"), { recursive: true });
	cpSync("scripts", join(clone, "scripts"), { recursive: true });
	// Its `imports` say what `#scripts/` stands for.
	cpSync("package.json", join(clone, "package.json"));
	writeFileSync(join(clone, "package-lock.json"), "{}");
	// The tables are there; what writes them needs the packages.
	mkdirSync(join(clone, "dist", "data"), { recursive: true });
	writeFileSync(join(clone, "tool.mjs"), "process.stdin.pipe(process.stdout)");
	// What `npm ci` does, as far as the launcher sees: it talks, and the pinned Node is there.
	const node = "node_modules/node/bin";
	const npm = `#!/bin/sh\necho "added 1 package"\nmkdir -p ${node}\nln -s "${process.execPath}" ${node}/node\n`;
	writeFileSync(join(clone, "bin", "npm"), npm);
	chmodSync(join(clone, "bin", "npm"), 0o755);
	const { stdout, stderr } = spawnSync(process.execPath, [join(clone, "scripts", "run-unbuilt.mjs"), "tool.mjs"], {
		input: "the tool's input\n",
		encoding: "utf8",
		env: { ...process.env, PATH: `${join(clone, "bin")}:${process.env.PATH}` },
	});
	expect(stdout).toBe("the tool's input\n");
	expect(stderr).toContain("added 1 package");
});

describe("moderation:rules", () => {
	it("prints how often each rule is right on the corpus and the files given, and on what it errs", () => {
		const teasing = { text: "I will kill you with kindness, you idiot", label: "accept", category: "humour" };
		const { status, stdout } = run("measure-rules", ["--mistakes", fileOf("rules.jsonl", teasing)]);
		expect(status).toBe(0);
		expect(stdout).toContain("1 files: 1 notes\n");
		expect(stdout).toMatch(/^ +\d+\.\d +\d+ +\d+ +0 {2}telephone numbers \(proof\)$/m);
		expect(stdout).toMatch(/^ +\d+\.\d +\d+ +\d+ +0 {2}phrases: harassment \(suspicion\)$/m);
		expect(stdout).toContain("\nno proof is below 99 %\n");
		expect(stdout).toContain('phrases: harassment: "you idiot" in "I will kill you with kindness, you idiot"');
	});

	it("says its usage, and what a folder of public sets lacks", () => {
		expect(run("measure-rules", ["--nonsense"])).toMatchObject({ status: 2 });
		expect(run("measure-rules", ["--public", dir])).toMatchObject({
			status: 2,
			stderr: expect.stringContaining("MANIFEST.json"),
		});
	});
});
