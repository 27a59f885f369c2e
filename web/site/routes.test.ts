import { expect, test } from "vitest";
import { pageAt } from "./routes.ts";

test.each([
	["/", "home"],
	["/privacy", "privacy"],
	["/privacy/", "privacy"],
	["/admin", "notFound"],
	["/Privacy", "notFound"],
	["/privacy/more", "notFound"],
	["//", "home"],
])("%s shows %s", (path, page) => {
	expect(pageAt(path)).toBe(page);
});
