import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = new Set([".html", ".js", ".css", ".svg", ".txt", ".json", ".xml", ".webmanifest", ".ico"]);

/** Writes a `.br` and a `.gz` beside every file under `folder` that gains from it. */
export async function compressFolder(folder: string): Promise<string> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries
		.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
		.map((entry) => join(entry.parentPath, entry.name));
	await Promise.all(files.map(compressFile));
	return `${files.length} files as brotli and gzip`;
}

async function compressFile(file: string): Promise<void> {
	const content = await readFile(file);
	const [brotli, gzipped] = await Promise.all([compressBrotli(content), promisify(gzip)(content, { level: 9 })]);
	await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/** The content at brotli's best quality: it is done once and served often. */
export async function compressBrotli(content: Buffer): Promise<Buffer> {
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
		[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
	};
	return promisify(brotliCompress)(content, { params });
}
