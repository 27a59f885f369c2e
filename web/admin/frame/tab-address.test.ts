import { expect, test } from "vitest";
import { tabOfHash } from "./tab-address.ts";

test.each([
	["#analytics", "analytics"],
	["#settings", "settings"],
	["", "messages"],
	["#nothing", "messages"],
	["#toString", "messages"],
])("%j opens %s", (hash, tab) => {
	expect(tabOfHash(hash)).toBe(tab);
});
