import { describe, expect, test } from "vitest";
import { ExpectedError } from "#contract/errors.ts";
import { readConfig } from "./config.ts";
import { explainFailedStart } from "./failed-start.ts";
import { StartRefused } from "./start-refused.ts";

const onSqlite = readConfig({ DATA_DIR: "/srv/love", PORT: "80" });
const withMetrics = readConfig({ PORT: "80", METRICS_PORT: "9464" });
const onPostgres = readConfig({
	DATABASE_URL: "postgres://love:hunter2@db.example:5433/love",
	APP_SECRET: "0123456789abcdef0123456789abcdef",
});
const unavailable = (cause: unknown) => new ExpectedError("unavailable", "unavailable", { cause });
const ofNode = (facts: object) => Object.assign(new Error("what Node says"), facts);

describe("a start that failed", () => {
	test.each([
		["a refusal", new StartRefused(["Stop.", "Do this."]), onSqlite, "Stop.\n  Do this."],
		["a port in use", ofNode({ code: "EADDRINUSE", syscall: "listen" }), onSqlite, "set PORT"],
		[
			"the other port in use",
			ofNode({ code: "EADDRINUSE", syscall: "listen", port: 9_464 }),
			withMetrics,
			"127.0.0.1:9464. Stop it, or set METRICS_PORT",
		],
		["a port that needs rights", ofNode({ code: "EACCES", syscall: "listen" }), onSqlite, "127.0.0.1:80 (EACCES)"],
		["a folder", ofNode({ code: "EROFS", syscall: "mkdir", path: "/srv/love" }), onSqlite, "DATA_DIR cannot be used"],
		["SQLite", unavailable(ofNode({ errcode: 14 })), onSqlite, "/srv/love cannot be used (14)"],
		[
			"PostgreSQL",
			unavailable(ofNode({ code: "ECONNREFUSED" })),
			onPostgres,
			"db.example:5433 cannot be used (ECONNREFUSED)",
		],
	])("for %s says what to do, without a stack or a password", (_, error, config, said) => {
		const message = explainFailedStart(error, config);
		expect(message).toContain(said);
		expect(message).not.toMatch(/\n\s+at |hunter2/);
	});

	test("for a reason that we do not know shows the error as it is", () => {
		expect(explainFailedStart(ofNode({ code: "EMFILE" }), onSqlite)).toMatch(/what Node says\n\s+at /);
		expect(explainFailedStart("thrown", undefined)).toBe("thrown");
	});
});
