import Fastify from "fastify";
import { expect, it } from "vitest";
import { compileSchemasWhenNeeded } from "./compiled-schemas.ts";

const named = { type: "object", required: ["name"], properties: { name: { type: "string", minLength: 2 } } };

function appWithRoutes() {
	const app = Fastify();
	compileSchemasWhenNeeded(app, {});
	const schema = { body: named, response: { 200: named } };
	app.post("/echo", { schema }, async () => ({ name: "Jane", secret: "not in the schema" }));
	app.post("/broken", { schema: { body: { type: "no type at all" } } }, async () => "");
	return app;
}

it("checks input and writes answers by the schemas of a call", async () => {
	const app = appWithRoutes();
	const send = (payload: object) => app.inject({ method: "POST", url: "/echo", payload });
	const refused = await send({ name: "J" });
	expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringContaining("body/name")]);
	expect((await send({})).statusCode).toBe(400);
	expect((await send({ name: "Jane" })).json()).toEqual({ name: "Jane" });
	await app.close();
});

it("compiles nothing of a call that nobody makes", async () => {
	const app = appWithRoutes();
	// Its schema cannot be compiled, which only its caller meets.
	const broken = await app.inject({ method: "POST", url: "/broken", payload: {} });
	expect(broken.statusCode).toBe(500);
	expect((await app.inject({ method: "POST", url: "/echo", payload: { name: "Jane" } })).statusCode).toBe(200);
	await app.close();
});
