import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadStaticSite, type ServedFiles, servedFilesName } from "./static-files.ts";

let dir: string;
beforeAll(() => {
	dir = mkdtempSync(join(tmpdir(), "billet-doux-site-"));
	mkdirSync(join(dir, "fr"));
	writeFileSync(join(dir, "index.html"), "<hint>\n<p>https://here.invalid/a https://here.invalid/b</p>");
	writeFileSync(join(dir, "worker.js"), "let a");
	writeFileSync(join(dir, "worker.js.br"), "as compressed by the build");
	writeFileSync(join(dir, "fr", "404.html"), "<p>Rien</p>");
	writeFileSync(join(dir, "unlisted.txt"), "never served");
	const list: ServedFiles = {
		originPlaceholder: "https://here.invalid",
		files: [
			{
				file: "index.html",
				url: "/",
				headers: { "content-type": "text/html", "x-own": "1" },
				encodings: [],
				namesOrigin: true,
				optionalPart: { onlyWith: "writingHint", text: "<hint>\n" },
			},
			{
				file: "worker.js",
				url: "/worker.js",
				headers: {},
				encodings: ["br"],
				namesOrigin: false,
				onlyWith: "writingHint",
			},
			{ file: "fr/404.html", notFoundBelow: "/fr", headers: {}, encodings: [], namesOrigin: false },
		],
	};
	writeFileSync(join(dir, servedFilesName), JSON.stringify(list));
});
afterAll(() => rmSync(dir, { recursive: true }));

const load = (writingHint: boolean) =>
	loadStaticSite(dir, { origin: "https://love.example", switches: { writingHint } });

it("serves what the build lists, nothing else, with the headers that it says", () => {
	const { files, notFound } = load(true);
	expect([...files.keys()]).toEqual(["/", "/worker.js"]);
	expect([...notFound.keys()]).toEqual(["/fr"]);
	expect(files.get("/")?.identity.headers).toMatchObject({ "content-type": "text/html", "x-own": "1" });
	expect(files.get("/worker.js")?.byEncoding.get("br")?.body.toString()).toBe("as compressed by the build");
	expect(files.get("/worker.js")?.encodings).toEqual(["br", "identity"]);
});

it("fills in the origin, in every coding", () => {
	const page = load(true).files.get("/");
	const text = "<hint>\n<p>https://love.example/a https://love.example/b</p>";
	expect(page?.identity.body.toString()).toBe(text);
	expect(gunzipSync(page?.byEncoding.get("gzip")?.body ?? "").toString()).toBe(text);
});

it("leaves out what is switched off", () => {
	const { files } = load(false);
	expect([...files.keys()]).toEqual(["/"]);
	expect(files.get("/")?.identity.body.toString()).toBe("<p>https://love.example/a https://love.example/b</p>");
});
