import { expect, it } from "vitest";
import { countedPages } from "./counted-pages.ts";

it("counts the pages of the public site and nothing else that is served", () => {
	const paths = [
		"/",
		"/fr",
		"/in",
		"/faq",
		"/fr/faq",
		"/admin",
		"/fr/admin",
		"/in/admin",
		"/offline.html",
		"/robots.txt",
	];
	expect([...countedPages(paths)]).toEqual(["/", "/fr", "/in", "/faq", "/fr/faq"]);
});
