import type { Endpoint } from "./endpoint.ts";
import { type Field, invalidField, validField } from "./field.ts";
import { limits } from "./limits.ts";
import { type Permission, permissionIn } from "./permissions.ts";
import { countCharacters } from "./text.ts";

/** What every API token begins with, so that people and programs that look for leaked secrets know it. */
export const tokenPrefix = "bdx_";

/** Under which name what a token does is recorded. No administrator can have such a name. */
export function actorOfToken(name: string): string {
	return `API: ${name}`;
}

/** A new token's name: one line, trimmed, in NFKC, its spaces single. */
export function parseTokenName(written: string): Field<string, "token_name_format"> {
	const name = written.normalize("NFKC").trim().replaceAll(/ +/g, " ");
	const limit = limits.tokenNameCharacters;
	const isName = name !== "" && countCharacters(name) <= limit && !/[\p{C}\p{Zl}\p{Zp}]/u.test(name);
	return isName ? validField(name) : invalidField("token_name_format", { limit });
}

/**
 * What a token needs to call an endpoint of the administration; undefined where only people may. Under `settings`, where
 * access is given and taken, a token only reads: so none makes another, or an administrator.
 */
export function scopeFor({ access, method }: Pick<Endpoint, "access" | "method">): Permission | undefined {
	const needed = permissionIn(access);
	return needed === "settings" && method !== "GET" ? undefined : needed;
}
