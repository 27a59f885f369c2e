import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync, constants as zlib } from "node:zlib";
import { fillFacts, type SiteFact, type SiteFacts } from "#contract/site-facts.ts";
import type { Validators } from "./not-modified.ts";

type Headers = Readonly<Record<string, string>>;

/** A built file and how it is served, as the build says. */
export interface ServedFile {
	/** Path below the built folder; the copies compressed at build have `.br` and `.gz` behind it. */
	readonly file: string;
	/** Path at which it is served; absent for a page that answers unknown paths. */
	readonly url?: string;
	/** The path prefix whose unknown paths it answers: `""`, `/fr`, `/in`. */
	readonly notFoundBelow?: string;
	/** The name and language, as `stop.fr`, of a page that is filled for each answer and has no address of its own. */
	readonly shell?: string;
	readonly headers: Headers;
	/** The codings it was compressed in. */
	readonly encodings: readonly ("br" | "gzip")[];
	/** It names the origin or facts. */
	readonly isFilled: boolean;
	/** It names the day, so it is filled in anew each day. */
	readonly isDated?: true;
	/** It is not served without this. */
	readonly onlyWith?: SiteFact;
}

/** All that a build wants served. */
export interface ServedFiles {
	/** Stands in files for the origin, which only the running service knows. */
	readonly originPlaceholder: string;
	readonly files: readonly ServedFile[];
}

/** The list within the built folder. */
export const servedFilesName = "served-files.json";

/** One file in one coding, with all headers of its answers. */
interface Representation extends Validators {
	readonly body: Buffer;
	readonly headers: Headers;
	/** Those of a 304: nothing that describes a body. */
	readonly notModifiedHeaders: Headers;
}

/** A file in the content codings it can be sent in, the preferred first. */
export interface StaticFile {
	readonly encodings: string[];
	/** In one of them, made for the first who asks for it; undefined in any other. */
	in(encoding: string): Representation | undefined;
	/** As it is, in no coding. */
	readonly identity: Representation;
}

/** A file as it is now. */
type CurrentFile = () => StaticFile;
/** A page with placeholders, which is filled for each answer. */
export interface Shell {
	readonly html: string;
	readonly headers: Headers;
}

export interface StaticSite {
	/** Files by URL path. */
	readonly files: ReadonlyMap<string, CurrentFile>;
	/** The pages for unknown paths by path prefix. */
	readonly notFound: ReadonlyMap<string, CurrentFile>;
	/** The pages to be filled by name and language, as `stop.fr`. */
	readonly shells: ReadonlyMap<string, Shell>;
}

interface SiteSettings {
	/** The service's own, as in `https://example.org`. */
	readonly origin: string;
	/** As 2026-11-20. */
	readonly today: () => string;
	/** What pages say of the service on a day. */
	readonly factsOn: (day: string) => SiteFacts;
}

/**
 * Reads a built site into memory and puts the service's settings where its files name them.
 * @throws when the list is not there: the site was not built.
 */
export function loadStaticSite(dir: string, { origin, today, factsOn }: SiteSettings): StaticSite {
	const files = new Map<string, CurrentFile>();
	const notFound = new Map<string, CurrentFile>();
	const shells = new Map<string, Shell>();
	const list: ServedFiles = JSON.parse(readFileSync(join(dir, servedFilesName), "utf8"));
	const facts = factsOn(today());
	// The origin first: what an operator typed is filled in last and looked at by nothing.
	const filled = (text: string, day: string) =>
		fillFacts(text.replaceAll(list.originPlaceholder, origin), day === facts.day ? facts : factsOn(day));
	const filledOn = (served: ServedFile, day: string) => loadFilled(dir, served, (text) => filled(text, day));
	const currentFile = (served: ServedFile): CurrentFile => {
		if (served.isDated) return madeDaily(today, (day) => filledOn(served, day));
		const file = served.isFilled ? filledOn(served, today()) : loadAsBuilt(dir, served);
		return () => file;
	};
	for (const served of list.files) {
		if (served.onlyWith !== undefined && facts[served.onlyWith] === undefined) continue;
		if (served.shell !== undefined) {
			const html = filled(readFileSync(join(dir, served.file), "utf8"), today());
			shells.set(served.shell, { html, headers: served.headers });
			continue;
		}
		const file = currentFile(served);
		if (served.url !== undefined) files.set(served.url, file);
		if (served.notFoundBelow !== undefined) notFound.set(served.notFoundBelow, file);
	}
	return { files, notFound, shells };
}

/** What is made now, and again by the first who asks for it on another day. */
function madeDaily(today: () => string, make: (day: string) => StaticFile): CurrentFile {
	let day = today();
	let file = make(day);
	return () => {
		if (today() !== day) {
			day = today();
			file = make(day);
		}
		return file;
	};
}

/** A file whose content is made at the start, in no coding. */
export function constantFile(content: string | Buffer, headers: Headers): StaticFile {
	return staticFile([["identity", () => Buffer.from(content)]], headers, Date.now());
}

function loadAsBuilt(dir: string, { file, encodings, headers }: ServedFile): StaticFile {
	const path = join(dir, file);
	const modifiedMs = modificationOf(path);
	const suffixes = { br: ".br", gzip: ".gz" };
	const bodies = [...encodings, "identity" as const].map((encoding) => {
		const body = readFileSync(path + (encoding === "identity" ? "" : suffixes[encoding]));
		return [encoding, () => body] as const;
	});
	return staticFile(bodies, headers, modifiedMs);
}

/** A text with the settings in it. The copies compressed at build hold placeholders, so it is compressed again, when it is asked for. */
function loadFilled(dir: string, { file, headers }: ServedFile, fill: (text: string) => string): StaticFile {
	const path = join(dir, file);
	// Its content is of this moment, not of the build's.
	const madeMs = Math.floor(Date.now() / 1000) * 1000;
	const body = Buffer.from(fill(readFileSync(path, "utf8")));
	const bodies = [
		["br", () => brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } })] as const,
		["gzip", () => gzipSync(body, { level: 9 })] as const,
		["identity", () => body] as const,
	];
	return staticFile(bodies, headers, madeMs);
}

function staticFile(
	bodies: readonly (readonly [encoding: string, body: () => Buffer])[],
	headers: Headers,
	modifiedMs: number,
): StaticFile {
	const made = new Map<string, Representation>();
	const bodyIn = new Map(bodies);
	const inCoding = (encoding: string) => {
		const body = bodyIn.get(encoding);
		if (body === undefined || made.has(encoding)) return made.get(encoding);
		const representing = representation(body(), encoding, headers, modifiedMs);
		made.set(encoding, representing);
		return representing;
	};
	const identity = inCoding("identity");
	if (identity === undefined) throw new Error("a file without content");
	return { encodings: [...bodyIn.keys()], in: inCoding, identity };
}

function representation(body: Buffer, encoding: string, headers: Headers, modifiedMs: number): Representation {
	const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
	const lastModified = new Date(modifiedMs).toUTCString();
	const { "content-type": contentType, ...rest } = headers;
	const notModifiedHeaders = { ...rest, etag, "last-modified": lastModified, vary: "accept-encoding" };
	return {
		body,
		etag,
		lastModified,
		notModifiedHeaders,
		headers: {
			...notModifiedHeaders,
			...(contentType !== undefined && { "content-type": contentType }),
			...(encoding !== "identity" && { "content-encoding": encoding }),
		},
	};
}

/** When a file was written, in whole seconds as HTTP has them, and never later than now (RFC 9110, section 8.8.2.1). */
function modificationOf(file: string): number {
	const ms = Math.min(statSync(file).mtimeMs, Date.now());
	return Math.floor(ms / 1000) * 1000;
}
