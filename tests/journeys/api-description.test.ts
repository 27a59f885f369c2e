import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allEndpoints } from "#contract/all-endpoints.ts";
import { answerOf, startTestApp, type TestApp } from "#tests/start-test-app.ts";

describe("the API describes itself", () => {
	let app: TestApp;
	beforeAll(async () => {
		app = await startTestApp("sqlite");
	});
	afterAll(() => app.remove());

	it("as OpenAPI, with exactly the contract's endpoints and their answers", async () => {
		const { status, body } = await answerOf(fetch(`${app.url}/api/openapi.json`));
		expect(status).toBe(200);
		const described = Object.entries(body.paths).flatMap(([path, methods]) =>
			Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${path}`),
		);
		const expected = allEndpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
		expect(described.sort()).toEqual(expected.sort());
		for (const methods of Object.values(body.paths)) {
			for (const call of Object.values(Object(methods))) {
				expect(Object.keys(Object(call).responses)).toEqual(expect.arrayContaining(["200", "400", "429", "503"]));
			}
		}
	});

	it("as a page that loads nothing from elsewhere", async () => {
		const page = await fetch(`${app.url}/api/docs`);
		expect(page.status).toBe(200);
		const html = await page.text();
		const sources = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source = ""]) => source);
		expect(sources.length).toBeGreaterThan(3);
		for (const source of sources) {
			const asset = await fetch(new URL(source, `${app.url}/api/docs`));
			expect([asset.url, asset.status]).toEqual([expect.stringContaining(app.url), 200]);
		}
	});
});
