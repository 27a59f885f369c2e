import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetRequestName, requestNameOf } from "./request-name.ts";

const said = { to: "jane", message: "Hello" };

function tabWith(storage: Partial<Storage> | undefined): void {
	vi.stubGlobal("sessionStorage", storage);
}

function workingStorage(): Partial<Storage> {
	const items = new Map<string, string>();
	return {
		getItem: (key) => items.get(key) ?? null,
		setItem: (key, value) => void items.set(key, value),
		removeItem: (key) => void items.delete(key),
	};
}

afterEach(() => {
	forgetRequestName("note");
	vi.unstubAllGlobals();
});

describe.each([
	["the tab keeps things", workingStorage],
	["nothing is kept", () => undefined],
])("the name of a sending, where %s", (_, storage) => {
	it("is the same for the same words, and another after an edit", () => {
		tabWith(storage());
		const first = requestNameOf("note", said);
		expect(first["idempotency-key"]).toMatch(/^[\da-f]{32}$/);
		expect(requestNameOf("note", { ...said })).toEqual(first);
		const edited = requestNameOf("note", { ...said, message: "Hello!" });
		expect(edited).not.toEqual(first);
		expect(requestNameOf("note", said)).not.toEqual(first);
	});

	it("is another form's own, and is forgotten once it has arrived", () => {
		tabWith(storage());
		const first = requestNameOf("note", said);
		expect(requestNameOf("contact", said)).not.toEqual(first);
		forgetRequestName("note");
		expect(requestNameOf("note", said)).not.toEqual(first);
	});
});

it("is that of the tab, whatever this document sent before another did", () => {
	const storage = workingStorage();
	tabWith(storage);
	requestNameOf("note", said);
	storage.setItem?.("draft-note-sent", JSON.stringify({ name: "another document's", said: JSON.stringify(said) }));
	expect(requestNameOf("note", said)).toEqual({ "idempotency-key": "another document's" });
	storage.setItem?.("draft-note-sent", "[1]");
	expect(requestNameOf("note", said)["idempotency-key"]).toMatch(/^[\da-f]{32}$/);
});
