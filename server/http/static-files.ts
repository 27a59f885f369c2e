import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync, constants as zlib } from "node:zlib";
import { cspHash } from "./csp-hash.ts";

/** Content codings a file can be sent in, the preferred first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** One file in one coding, with all headers of its answer. */
export interface Representation {
	readonly body: Buffer;
	readonly etag: string;
	readonly headers: Readonly<Record<string, string>>;
}

export type StaticFile = Partial<Readonly<Record<Encoding, Representation>>> & { readonly identity: Representation };

export interface StaticSite {
	/** Files by URL path; the page in `faq/index.html` is `/faq`. */
	readonly files: ReadonlyMap<string, StaticFile>;
	/** The pages for unknown paths by path prefix: `""`, `/fr`, `/in`. */
	readonly notFound: ReadonlyMap<string, StaticFile>;
}

/** Stands in built pages for the origin, which only the running service knows. */
const originPlaceholder = "https://public-url.invalid";

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

/**
 * Reads a built site into memory and puts the service's origin into its pages.
 * @throws when the folder is not there: the site was not built.
 */
export function loadStaticSite(dir: string, origin: string): StaticSite {
	const files = new Map<string, StaticFile>();
	const notFound = new Map<string, StaticFile>();
	for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
		const type = contentTypes[extname(name)];
		if (type === undefined || !statSync(join(dir, name)).isFile()) continue;
		const path = `/${name.replaceAll("\\", "/")}`;
		const file = extname(name) === ".html" ? loadPage(join(dir, name), origin) : loadAsset(join(dir, name), path, type);
		if (path.endsWith("/404.html")) notFound.set(path.slice(0, -"/404.html".length), file);
		else files.set(path.replace(/(.)\/index\.html$|^\/index\.html$/, "$1") || "/", file);
	}
	return { files, notFound };
}

function loadAsset(file: string, path: string, type: string): StaticFile {
	// Names under /assets/ carry a hash of their content.
	const cache = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
	const represent = (encoding: Encoding, suffix: string) => {
		const body = readIfThere(file + suffix);
		return body === undefined
			? {}
			: { [encoding]: representation(body, encoding, { "content-type": type, "cache-control": cache }) };
	};
	const identity = representation(readFileSync(file), "identity", { "content-type": type, "cache-control": cache });
	return { identity, ...represent("br", ".br"), ...represent("gzip", ".gz") };
}

function loadPage(file: string, origin: string): StaticFile {
	const html = readFileSync(file, "utf8").replaceAll(originPlaceholder, origin);
	const headers = {
		"content-type": "text/html; charset=utf-8",
		"cache-control": "no-cache",
		"content-security-policy": pagePolicy(html),
		"cross-origin-opener-policy": "same-origin",
		"permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
	};
	const body = Buffer.from(html);
	// The compressed copies made at build hold the placeholder, so pages are compressed again, once.
	const brotli = brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } });
	return {
		identity: representation(body, "identity", headers),
		br: representation(brotli, "br", headers),
		gzip: representation(gzipSync(body, { level: 9 }), "gzip", headers),
	};
}

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
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}

function hashesOf(html: string, element: RegExp): string[] {
	return [...html.matchAll(element)].map(([, content = ""]) => cspHash(content));
}

function representation(body: Buffer, encoding: Encoding, headers: Readonly<Record<string, string>>): Representation {
	const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
	const coding = encoding === "identity" ? {} : { "content-encoding": encoding };
	return { body, etag, headers: { ...headers, ...coding, etag, vary: "accept-encoding" } };
}

function readIfThere(file: string): Buffer | undefined {
	try {
		return readFileSync(file);
	} catch {
		return undefined;
	}
}
