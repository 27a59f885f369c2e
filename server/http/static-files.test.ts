import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { factCondition, factMark } from "#contract/site-facts.ts";
import { loadStaticSite, type ServedFiles, servedFilesName } from "./static-files.ts";

const hint = factCondition("writingHint");
let dir: string;
beforeAll(() => {
	dir = mkdtempSync(join(tmpdir(), "billet-doux-site-"));
	mkdirSync(join(dir, "fr"));
	writeFileSync(
		join(dir, "index.html"),
		`${hint.start}<hint>${hint.end}<p>https://here.invalid/a https://here.invalid/b</p>`,
	);
	writeFileSync(join(dir, "worker.js"), "let a");
	writeFileSync(join(dir, "worker.js.br"), "as compressed by the build");
	writeFileSync(join(dir, "fr", "404.html"), "<p>Rien</p>");
	writeFileSync(join(dir, "dated.html"), `<time>${factMark("day")}</time>`);
	writeFileSync(join(dir, "unlisted.txt"), "never served");
	const list: ServedFiles = {
		originPlaceholder: "https://here.invalid",
		files: [
			{
				file: "index.html",
				url: "/",
				headers: { "content-type": "text/html", "x-own": "1" },
				encodings: [],
				isFilled: true,
			},
			{
				file: "worker.js",
				url: "/worker.js",
				headers: {},
				encodings: ["br"],
				isFilled: false,
				onlyWith: "writingHint",
			},
			{ file: "dated.html", url: "/dated", headers: {}, encodings: [], isFilled: true, isDated: true },
			{ file: "fr/404.html", notFoundBelow: "/fr", headers: {}, encodings: [], isFilled: false },
		],
	};
	writeFileSync(join(dir, servedFilesName), JSON.stringify(list));
});
afterAll(() => rmSync(dir, { recursive: true }));

let today = "2026-11-20";
const load = (writingHint?: string) =>
	loadStaticSite(dir, {
		origin: "https://love.example",
		today: () => today,
		factsOn: (day) => ({ day, writingHint }),
	});

it("serves what the build lists, nothing else, with the headers that it says", () => {
	const { files, notFound } = load("on");
	expect([...files.keys()]).toEqual(["/", "/worker.js", "/dated"]);
	expect([...notFound.keys()]).toEqual(["/fr"]);
	expect(files.get("/")?.().identity.headers).toMatchObject({ "content-type": "text/html", "x-own": "1" });
	const worker = files.get("/worker.js")?.();
	expect(worker?.in("br")?.body.toString()).toBe("as compressed by the build");
	expect(worker?.encodings).toEqual(["br", "identity"]);
});

it("fills in the origin, in every coding", () => {
	const page = load("on").files.get("/")?.();
	const text = "<hint><p>https://love.example/a https://love.example/b</p>";
	expect(page?.identity.body.toString()).toBe(text);
	expect(gunzipSync(page?.in("gzip")?.body ?? "").toString()).toBe(text);
	expect(brotliDecompressSync(page?.in("br")?.body ?? "").toString()).toBe(text);
	expect(page?.in("gzip"), "made once").toBe(page?.in("gzip"));
	expect(page?.in("zstd")).toBeUndefined();
});

it("leaves out what is switched off", () => {
	const { files } = load();
	expect([...files.keys()]).toEqual(["/", "/dated"]);
	expect(files.get("/")?.().identity.body.toString()).toBe("<p>https://love.example/a https://love.example/b</p>");
});

it("gives a page that names the day another day, and another tag, after midnight", () => {
	const page = load().files.get("/dated");
	const before = page?.().identity;
	expect(before?.body.toString()).toBe("<time>2026-11-20</time>");
	expect(page?.().identity).toBe(before);
	today = "2026-11-21";
	expect(page?.().identity.body.toString()).toBe("<time>2026-11-21</time>");
	expect(page?.().identity.etag).not.toBe(before?.etag);
});
