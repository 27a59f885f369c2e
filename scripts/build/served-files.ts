import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { namesDay, namesFacts } from "#contract/site-facts.ts";
import { hintWorkerPath } from "#contract/writing-hint.ts";
import { cspHash } from "#server/http/csp-hash.ts";
import { type ServedFile, type ServedFiles, servedFilesName } from "#server/http/static-files.ts";

type Headers = Readonly<Record<string, string>>;

/** Stands in built files for the origin, which only the running service knows. */
const originPlaceholder = "https://public-url.invalid";

const contentTypes: Readonly<Record<string, string>> = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".svg": "image/svg+xml; charset=utf-8",
	".png": "image/png",
	".ico": "image/x-icon",
	".txt": "text/plain; charset=utf-8",
	".xml": "application/xml; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".webmanifest": "application/manifest+json; charset=utf-8",
	".woff2": "font/woff2",
};

/** The kinds of files that may name the origin or a fact. */
const mayBeFilled = new Set([".html", ".xml", ".txt", ".webmanifest"]);

/** Lists in `folder` what of it is served, where and with which headers. The server serves what stands there, no more. */
export async function writeServedFiles(folder: string): Promise<string> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const names = entries
		.filter((entry) => entry.isFile())
		.map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1).replaceAll("\\", "/"));
	const present = new Set(names);
	const served = names.filter((name) => contentTypes[extname(name)] !== undefined).toSorted();
	const list: ServedFiles = {
		originPlaceholder,
		files: await Promise.all(served.map((name) => describe(folder, name, present))),
	};
	await writeFile(`${folder}/${servedFilesName}`, JSON.stringify(list, null, "\t"));
	return `${served.length} files`;
}

async function describe(folder: string, name: string, present: ReadonlySet<string>): Promise<ServedFile> {
	const path = `/${name}`;
	const extension = extname(name);
	const text = mayBeFilled.has(extension) ? await readFile(`${folder}/${name}`, "utf8") : "";
	return {
		file: name,
		...placeOf(path),
		headers: extension === ".html" ? pageHeaders(text, path) : assetHeaders(path),
		encodings: (["br", "gzip"] as const).filter((coding) => present.has(`${name}.${coding === "br" ? "br" : "gz"}`)),
		isFilled: text.includes(originPlaceholder) || namesFacts(text),
		...(namesDay(text) && { isDated: true as const }),
		...(path.startsWith(hintWorkerPath) && { onlyWith: "writingHint" as const }),
	};
}

/**
 * The page in `faq/index.html` is `/faq`; `fr/404.html` answers all unknown paths below `/fr`; `filled/stop.fr.html` is
 * filled for each answer.
 */
function placeOf(path: string): Pick<ServedFile, "url" | "notFoundBelow" | "shell"> {
	const shell = shellPattern.exec(path)?.[1];
	if (shell !== undefined) return { shell };
	if (path.endsWith("/404.html")) return { notFoundBelow: path.slice(0, -"/404.html".length) };
	return { url: path.replace(/(.)\/index\.html$|^\/index\.html$/, "$1") || "/" };
}

/** A service worker is looked at anew with every visit, and obeys a policy of its own: it may ask this origin only. */
const workerHeaders = {
	"cache-control": "no-cache",
	"content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};

const shellPattern = /^\/filled\/(.+)\.html$/;

function assetHeaders(path: string): Headers {
	return {
		"content-type": contentTypes[extname(path)] ?? "application/octet-stream",
		// Names under /assets/ carry a hash of their content.
		"cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
		// The preview of an e-mail has no origin, so that it can do nothing; it may load fonts all the same.
		...(extname(path) === ".woff2" && { "access-control-allow-origin": "*" }),
		// Pictures are made to be shown elsewhere, beside a link to the site.
		...(path.startsWith("/pictures/") && { "cross-origin-resource-policy": "cross-origin" }),
		...(path === "/service-worker.js" && workerHeaders),
	};
}

function pageHeaders(html: string, path: string): Headers {
	return {
		"content-type": "text/html; charset=utf-8",
		// A page that is filled holds what is meant for one reader.
		...(shellPattern.test(path)
			? { "cache-control": "no-store", "x-robots-tag": "noindex" }
			: { "cache-control": "no-cache" }),
		"content-security-policy": pagePolicy(html, path),
		"cross-origin-opener-policy": "same-origin",
		"permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
	};
}

/** What a page has in its head that shows other pages of this origin in frames. */
const framesMark = '<meta name="frames" content="self">';

/** Everything from this origin only; inline scripts and styles by the hash of what was built, so nothing injected runs. */
function pagePolicy(html: string, path: string): string {
	const scripts = inlineParts(html, /<script(?![^>]*\bsrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g);
	const styles = inlineParts(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
	// Its hash would be another once the origin or a fact is filled in.
	if ([...scripts, ...styles].some((part) => part.includes(originPlaceholder) || namesFacts(part))) {
		throw new Error(`${path}: an inline script or style names the origin or a fact`);
	}
	return [
		"default-src 'none'",
		["script-src 'self'", ...scripts.map(cspHash)].join(" "),
		["style-src 'self'", ...styles.map(cspHash)].join(" "),
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

function inlineParts(html: string, element: RegExp): string[] {
	return [...html.matchAll(element)].map(([, content = ""]) => content);
}
