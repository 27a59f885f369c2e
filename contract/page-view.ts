import { Type } from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import { Done } from "./success.ts";

/** What the browser tells when a visitor goes from page to page without loading one. */
export const countPageView = defineEndpoint({
	method: "POST",
	path: "/api/page-views",
	summary: "Count a page seen without a request of its own",
	description: "Adds one to a counter of the hour. Nothing about the visitor is kept.",
	access: "public",
	body: Type.Object({ path: Type.String({ maxLength: 200, description: "Path of the page, as `/fr/faq`." }) }),
	responses: { 200: Done },
});
