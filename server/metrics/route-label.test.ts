import { expect, it } from "vitest";
import { routeLabel } from "./route-label.ts";

it.each([
	["POST", "/api/messages", "/api/messages"],
	["GET", "/api/messages/:email", "/api/messages/:email"],
	["GET", "/healthz", "/healthz"],
	["GET", "/metrics", "/metrics"],
	["GET", "/", "(page)"],
	["GET", "/fr/faq/", "(page)"],
	["POST", "/stop/:token", "(page)"],
	["GET", "/mail/:id", "(page)"],
	["GET", "/assets/home-Dk3x.js", "(file)"],
	["GET", "/api/openapi.json", "(file)"],
	["GET", undefined, "(none)"],
])("counts %s %s under %s", (method, pattern, route) => {
	expect(routeLabel(method, pattern)).toEqual({ method, route });
});

it("counts every method that nobody serves as one", () => {
	expect(["PROPFIND", "TRACE", "MKCOL"].map((method) => routeLabel(method, undefined).method)).toEqual(
		Array(3).fill("other"),
	);
});
