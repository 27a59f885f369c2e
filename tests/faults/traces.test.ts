import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { findTraces } from "#tests/traces.ts";

const mark = { what: "a mark", text: "canary1234mark5678" };
const bytes = Buffer.from(mark.text);
const hash = (name: string) => createHash(name).update(mark.text).digest();

it.each([
	["as it is", mark.text],
	["in upper case", mark.text.toUpperCase()],
	["in hex", bytes.toString("hex")],
	["in hex, upper case", bytes.toString("hex").toUpperCase()],
	["in base64", bytes.toString("base64")],
	["in base64 behind one sign", Buffer.from(`x${mark.text}yz`).toString("base64")],
	["in base64 behind two signs", Buffer.from(`xy${mark.text}z`).toString("base64url")],
	["as md5", hash("md5").toString("hex")],
	["as sha1", hash("sha1").toString("base64")],
	["as sha256", hash("sha256").toString("hex")],
	["as sha256 in base64url", hash("sha256").toString("base64url")],
])("a trace is found %s, in the midst of others", (_, trace) => {
	const place = { name: "a file", bytes: Buffer.from(`\0\xff before ${trace} behind \n`) };
	expect(findTraces([mark], [place])).not.toEqual([]);
});

it("a trace is found in bytes", () => {
	const place = { name: "a file", bytes: Buffer.concat([Buffer.from([7, 200]), hash("sha256"), Buffer.from([9])]) };
	expect(findTraces([mark], [place])).toEqual(["a mark, as sha256 in bytes, in a file"]);
});

it("nothing is found where there is nothing", () => {
	const others = `${mark.text.slice(1)} ${hash("sha512").toString("hex")} ${bytes.toString("base64").slice(3)}`;
	expect(findTraces([mark], [{ name: "a file", bytes: Buffer.from(others) }])).toEqual([]);
});
