import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RefusalCategory } from "#contract/moderation.ts";
import { weightsDigest } from "#moderation/data-files.ts";
import { decodeCorrection } from "#moderation/model/correction-file.ts";
import { correctTrainedModel } from "#moderation/model/weigh.ts";
import { modelVersion, moderate, prepareModerator } from "#moderation/moderate.ts";
import { adapt } from "./adaptation.ts";

// Invitations to choir rehearsals are proposals to meet; an operator whose people sing together may want them to pass.
const linesOf = (name: string) =>
	readFileSync(join(import.meta.dirname, `${name}.txt`), "utf8")
		.trim()
		.split("\n");
const acceptedAll = (name: string, category: RefusalCategory) =>
	linesOf(name).map((text) => ({ text, label: "accept" as const, category }));
const folder = mkdtempSync(join(tmpdir(), "billet-doux-adapted-"));

beforeAll(prepareModerator);
afterAll(() => {
	correctTrainedModel(undefined);
	rmSync(folder, { recursive: true, force: true });
});

describe("what people teach", () => {
	it("changes notes of that kind, and no other figure by more than half a point", { timeout: 900_000 }, () => {
		const unseen = linesOf("choir-invitations-unseen");
		const accepted = () => unseen.filter((text) => moderate(text).approved).length;
		const shipped = { accepted: accepted(), version: modelVersion() };
		const { agreed, figures, worse, file } = adapt(acceptedAll("choir-invitations", "meeting"), folder);
		expect(worse).toEqual([]);
		expect(agreed.after).toBeGreaterThan(agreed.before);
		// Of those that were refused, half at least pass now.
		expect(unseen.length - accepted()).toBeLessThanOrEqual((unseen.length - shipped.accepted) / 2);
		expect(shipped.accepted).toBeLessThan(0.8 * unseen.length);
		expect(figures.before.size).toBeGreaterThan(15);
		for (const [name, share] of figures.before) {
			expect(Math.abs((figures.after.get(name) ?? 0) - share), name).toBeLessThanOrEqual(0.5);
		}
		const written = decodeCorrection(readFileSync(file ?? ""));
		expect(written).toMatchObject({ base: weightsDigest(), examples: 50 });
		expect(modelVersion()).toBe(`${shipped.version}+${written?.version}`);
	});

	it("is refused when it would break a floor of the behaviours, which is named", { timeout: 900_000 }, () => {
		const poisoned = join(folder, "poisoned");
		const { agreed, worse, file } = adapt(acceptedAll("plain-threats", "harassment"), poisoned);
		expect(agreed.after).toBeGreaterThan(agreed.before);
		expect(worse.filter((line) => /^below its floor: .+, en: /.test(line))).not.toEqual([]);
		expect(file).toBeUndefined();
		expect(existsSync(poisoned)).toBe(false);
	});
});
