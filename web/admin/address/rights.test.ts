import { expect, it } from "vitest";
import { permissionsOf } from "#contract/permissions.ts";
import { mayOpen, tabsFor } from "./rights.ts";

it.each([
	["owner", ["messages", "analytics", "templates", "settings"]],
	["moderator", ["messages", "analytics", "settings"]],
	["viewer", ["analytics", "settings"]],
] as const)("a %s is shown %j", (role, tabs) => {
	expect(tabsFor(permissionsOf(role))).toEqual(tabs);
	expect(mayOpen("account", permissionsOf(role))).toBe(true);
	expect(mayOpen("team", permissionsOf(role))).toBe(role === "owner");
});

it("whoever has no permission yet is shown their own account", () => {
	expect(tabsFor([])).toEqual(["settings"]);
});
