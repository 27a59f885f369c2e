import { speakAllWords } from "#web/admin/language/spoken-words.ts";

/**
 * Stands in place of Vite's own helper around every `import()` of the administration (scripts/build/repeatable-imports.ts), which
 * gives it all files that the module needs. A browser remembers for good that a module could not be had; so its files
 * are fetched first, by calls that may be repeated, and the import then finds them in the cache. What is imported so has
 * words beyond those of the first load.
 */
export async function __vitePreload<Module>(
	load: () => Promise<Module>,
	files: readonly string[] = [],
): Promise<Module> {
	await Promise.all([speakAllWords(), ...files.map((file) => had(`/${file}`))]);
	return load();
}

const fetched = new Map<string, Promise<void>>();

function had(path: string): Promise<void> {
	const known = fetched.get(path);
	if (known !== undefined) return known;
	const work = path.endsWith(".css") ? applied(path) : cached(path);
	fetched.set(path, work);
	work.catch(() => fetched.delete(path));
	return work;
}

/** With patience for a slow line; a file that does not come at all is asked for again by whoever wants it. */
const patienceMs = 30_000;

async function cached(path: string): Promise<void> {
	// The page's own files are there already.
	if (document.querySelector(`script[src="${path}"], link[rel=modulepreload][href="${path}"]`) !== null) return;
	const response = await fetch(path, { signal: AbortSignal.timeout(patienceMs) });
	if (!response.ok) throw new Error(`${path}: ${response.status}`);
	await response.arrayBuffer();
}

/** A style sheet that failed leaves the document, so that the next one is asked for anew. */
function applied(path: string): Promise<void> {
	const ofPage = `style[data-file="${path}"], link[rel=stylesheet][href="${path}"]`;
	if (document.querySelector(ofPage) !== null) return Promise.resolve();
	const link = document.createElement("link");
	link.rel = "stylesheet";
	link.href = path;
	return new Promise((resolve, reject) => {
		link.onload = () => resolve();
		link.onerror = () => {
			link.remove();
			reject(new Error(path));
		};
		document.head.append(link);
	});
}
