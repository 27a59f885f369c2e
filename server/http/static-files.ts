import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync, constants as zlib } from "node:zlib";
import { hintWorkerMeta, hintWorkerPath } from "#contract/writing-hint.ts";
import { cspHash } from "./csp-hash.ts";
import { httpDate } from "./http-date.ts";
import type { Validators } from "./not-modified.ts";

/** Content codings a file can be sent in, the preferred first. */
export const encodings = ["br", "gzip", "identity"] as const;
type Encoding = (typeof encodings)[number];

type Headers = Readonly<Record<string, string>>;

/** One file in one coding, with all headers of its answers. */
interface Representation extends Validators {
	readonly body: Buffer;
	readonly headers: Headers;
	/** Those of a 304: nothing that describes a body. */
	readonly notModifiedHeaders: Headers;
}

export type StaticFile = Partial<Readonly<Record<Encoding, Representation>>> & { readonly identity: Representation };

export interface StaticSite {
	/** Files by URL path; the page in `faq/index.html` is `/faq`. */
	readonly files: ReadonlyMap<string, StaticFile>;
	/** The pages for unknown paths by path prefix: `""`, `/fr`, `/in`. */
	readonly notFound: ReadonlyMap<string, StaticFile>;
}

/** Stands in built files for the origin, which only the running service knows. */
const originPlaceholder = "https://public-url.invalid";

const hintMeta = new RegExp(`<meta name="${hintWorkerMeta}"[^>]*>\\n?`);

const contentTypes: Readonly<Record<string, string>> = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".svg": "image/svg+xml",
	".png": "image/png",
	".ico": "image/x-icon",
	".txt": "text/plain; charset=utf-8",
	".xml": "application/xml; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".webmanifest": "application/manifest+json; charset=utf-8",
	".woff2": "font/woff2",
};

/** The kinds of files that may name the origin. */
const namesOrigin = new Set([".html", ".xml", ".txt", ".webmanifest"]);

interface SiteSettings {
	/** The service's own, as in `https://example.org`. */
	readonly origin: string;
	/** False: pages do not know the worker that gives hints while a note is written, and it is not served. */
	readonly writingHint: boolean;
}

/**
 * Reads a built site into memory and puts the service's settings where its files name them.
 * @throws when the folder is not there: the site was not built.
 */
export function loadStaticSite(dir: string, settings: SiteSettings): StaticSite {
	const files = new Map<string, StaticFile>();
	const notFound = new Map<string, StaticFile>();
	for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
		if (contentTypes[extname(name)] === undefined || !statSync(join(dir, name)).isFile()) continue;
		const path = `/${name.replaceAll("\\", "/")}`;
		if (!settings.writingHint && path.startsWith(hintWorkerPath)) continue;
		const load = namesOrigin.has(extname(name)) ? loadText : loadAsset;
		const file = load(join(dir, name), path, settings);
		if (path.endsWith("/404.html")) notFound.set(path.slice(0, -"/404.html".length), file);
		else files.set(path.replace(/(.)\/index\.html$|^\/index\.html$/, "$1") || "/", file);
	}
	return { files, notFound };
}

/** A file as it was built, in the codings it was built in. */
function loadAsset(file: string, path: string): StaticFile {
	const modifiedMs = modificationOf(file);
	const headers = assetHeaders(path);
	const represent = (encoding: Encoding, suffix: string) => {
		const body = readIfThere(file + suffix);
		return body === undefined ? {} : { [encoding]: representation(body, encoding, headers, modifiedMs) };
	};
	const identity = representation(readFileSync(file), "identity", headers, modifiedMs);
	return { identity, ...represent("br", ".br"), ...represent("gzip", ".gz") };
}

/** A text with the settings in it. The copies compressed at build hold placeholders, so it is compressed again, once. */
function loadText(file: string, path: string, { origin, writingHint }: SiteSettings): StaticFile {
	const named = readFileSync(file, "utf8").replaceAll(originPlaceholder, origin);
	const text = writingHint ? named : named.replace(hintMeta, "");
	const headers = path.endsWith(".html") ? pageHeaders(text) : assetHeaders(path);
	const body = Buffer.from(text);
	const modifiedMs = modificationOf(file);
	const brotli = brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } });
	return {
		identity: representation(body, "identity", headers, modifiedMs),
		br: representation(brotli, "br", headers, modifiedMs),
		gzip: representation(gzipSync(body, { level: 9 }), "gzip", headers, modifiedMs),
	};
}

/** A service worker is looked at anew with every visit, and obeys a policy of its own: it may ask this origin only. */
const workerHeaders = {
	"cache-control": "no-cache",
	"content-security-policy": "default-src 'none'; connect-src 'self'",
};

function assetHeaders(path: string): Headers {
	return {
		"content-type": contentTypes[extname(path)] ?? "application/octet-stream",
		// Names under /assets/ carry a hash of their content.
		"cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
		// Pictures are made to be shown elsewhere, beside a link to the site.
		...(path.startsWith("/pictures/") && { "cross-origin-resource-policy": "cross-origin" }),
		...(path === "/service-worker.js" && workerHeaders),
	};
}

function pageHeaders(html: string): Headers {
	return {
		"content-type": "text/html; charset=utf-8",
		"cache-control": "no-cache",
		"content-security-policy": pagePolicy(html),
		"cross-origin-opener-policy": "same-origin",
		"permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
	};
}

/** What a page has in its head that shows other pages of this origin in frames. */
const framesMark = '<meta name="frames" content="self">';

/** Everything from this origin only; inline scripts and styles by the hash of what was built, so nothing injected runs. */
function pagePolicy(html: string): string {
	const scripts = hashesOf(html, /<script(?![^>]*\bsrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g);
	const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
	return [
		"default-src 'none'",
		["script-src 'self'", ...scripts].join(" "),
		["style-src 'self'", ...styles].join(" "),
		"img-src 'self'",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"worker-src 'self'",
		...(html.includes(framesMark) ? ["frame-src 'self'"] : []),
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}

function hashesOf(html: string, element: RegExp): string[] {
	return [...html.matchAll(element)].map(([, content = ""]) => cspHash(content));
}

function representation(body: Buffer, encoding: Encoding, headers: Headers, modifiedMs: number): Representation {
	const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
	const lastModified = httpDate(modifiedMs);
	const { "content-type": contentType, ...rest } = headers;
	const notModifiedHeaders = { ...rest, etag, "last-modified": lastModified, vary: "accept-encoding" };
	return {
		body,
		etag,
		lastModified,
		lastModifiedMs: modifiedMs,
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

function readIfThere(file: string): Buffer | undefined {
	try {
		return readFileSync(file);
	} catch {
		return undefined;
	}
}
