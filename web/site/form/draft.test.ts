import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { defineDraft } from "./draft.ts";

const blank = { to: "", text: "" };

/** A tab's session storage; `full` refuses to keep anything. */
function storage(kept: Map<string, string>, full = false): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
	return {
		getItem: (key) => kept.get(key) ?? null,
		setItem(key, value) {
			if (full) throw new DOMException("full", "QuotaExceededError");
			kept.set(key, value);
		},
		removeItem: (key) => void kept.delete(key),
	};
}

describe("an unfinished text", () => {
	const kept = new Map<string, string>();
	beforeEach(() => vi.stubGlobal("sessionStorage", storage(kept)));
	afterEach(() => {
		kept.clear();
		vi.unstubAllGlobals();
	});

	test("is there again after a reload, field by field", () => {
		const before = defineDraft("letter", blank);
		before.write("to", "jane@example.org");
		before.write("text", "Half a thought");
		expect(defineDraft("letter", blank).read()).toEqual({ to: "jane@example.org", text: "Half a thought" });
	});

	test("is not another form's", () => {
		defineDraft("letter", blank).write("text", "Half a thought");
		expect(defineDraft("postcard", blank).read()).toEqual(blank);
	});

	test("leaves nothing behind once it is cleared", () => {
		const draft = defineDraft("letter", blank);
		draft.write("text", "Half a thought");
		draft.clear();
		expect(draft.read()).toEqual(blank);
		expect(kept.size).toBe(0);
	});

	test("tells who listens, until they stop", () => {
		const draft = defineDraft("letter", blank);
		const listener = vi.fn();
		const stop = draft.subscribe(listener);
		draft.write("text", "a");
		stop();
		draft.write("text", "ab");
		expect(listener).toHaveBeenCalledTimes(1);
	});

	test.each(["not JSON", "null", "7", '{"text":7,"other":"x"}'])("is blank where storage holds %s", (stored) => {
		kept.set("draft-letter", stored);
		expect(defineDraft("letter", blank).read()).toEqual(blank);
	});

	test("lasts as long as the document where the browser keeps nothing", () => {
		vi.stubGlobal("sessionStorage", storage(kept, true));
		const draft = defineDraft("letter", blank);
		draft.write("text", "Half a thought");
		expect(draft.read().text).toBe("Half a thought");
		draft.clear();
		expect(draft.read()).toEqual(blank);
	});
});
