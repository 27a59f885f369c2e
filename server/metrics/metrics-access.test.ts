import { describe, expect, it } from "vitest";
import { createMetricsGuard } from "./metrics-access.ts";

const token = "a token for tests, long enough 1".replaceAll(" ", "-");

type Guard = ReturnType<typeof createMetricsGuard>;

/** What a guard tells a request from an address with these headers. */
function told(guard: Guard, remoteAddress: string, headers: Readonly<Record<string, string>>): string {
	return guard({ socket: { remoteAddress }, headers } as unknown as Parameters<Guard>[0]);
}

describe("with a token", () => {
	const guard = createMetricsGuard({ metricsToken: token, metricsPort: undefined });
	it.each([
		["203.0.113.7", `Bearer ${token}`, "granted"],
		["203.0.113.7", `bearer  ${token}`, "granted"],
		["203.0.113.7", `Bearer ${token}x`, "refused"],
		["203.0.113.7", `Bearer ${token.slice(0, -1)}`, "refused"],
		["203.0.113.7", `Bearer ${token.toUpperCase()}`, "refused"],
		["203.0.113.7", `Basic ${token}`, "refused"],
		["203.0.113.7", "", "refused"],
		["127.0.0.1", "", "refused"],
	])("from %s with “%s”: %s", (address, authorization, expected) => {
		expect(told(guard, address, { host: "localhost:3000", authorization })).toBe(expected);
	});
});

describe("without a token, at a port of its own", () => {
	const guard = createMetricsGuard({ metricsToken: undefined, metricsPort: 9_464 });
	it.each([
		["127.0.0.1", { host: "localhost:9464" }, "granted"],
		["::1", { host: "[::1]:9464" }, "granted"],
		["::ffff:127.0.0.1", { host: "127.0.0.1" }, "granted"],
		["203.0.113.7", { host: "localhost:9464" }, "unknown"],
		["127.0.0.1", { host: "billet-doux.example" }, "unknown"],
		["127.0.0.1", { host: "localhost", "x-forwarded-for": "127.0.0.1" }, "unknown"],
		["127.0.0.1", { host: "localhost", via: "1.1 proxy" }, "unknown"],
		["127.0.0.1", { host: "localhost", authorization: "Bearer undefined" }, "granted"],
	] as const)("from %s with %o: %s", (address, headers, expected) => {
		expect(told(guard, address, headers)).toBe(expected);
	});
});

it("without a token nobody may at the port of the service: a proxy on this machine makes all strangers look local", () => {
	const guard = createMetricsGuard({ metricsToken: undefined, metricsPort: undefined });
	expect(told(guard, "127.0.0.1", { host: "localhost:3000" })).toBe("unknown");
});
