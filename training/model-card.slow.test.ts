import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { modelCard } from "./model-card.ts";

it("the model card tells the figures of the weights that are here", async () => {
	expect(readFileSync("moderation/MODEL.md", "utf8")).toBe(await modelCard());
});
