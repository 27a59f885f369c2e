import { type Static, Type } from "typebox";
import { Check } from "typebox/value";
import { Challenge } from "#contract/proof-of-work.ts";

const Proof = Type.Object({
	challenge: Challenge,
	solution: Type.Object({ counter: Type.Integer({ minimum: 0 }), derivedKey: Type.String() }),
});

/** A solved challenge as its header says it, base64url of JSON; undefined when it is anything else. */
export function readProof(header: string): Static<typeof Proof> | undefined {
	let said: unknown;
	try {
		said = JSON.parse(Buffer.from(header, "base64url").toString("utf8"));
	} catch {
		return undefined;
	}
	return Check(Proof, said) ? said : undefined;
}
