import { build, type Rolldown } from "vite";
import { hintWorkerPath } from "#contract/writing-hint.ts";
import { compressBrotli } from "./compress.ts";

/** Bytes, as brotli, that the worker may weigh. The trained weights alone are many times that. */
const hintWorkerBudget = 150_000;

/**
 * Bundles the worker that reads along while a note is written, into `out/public/assets/`, and gives its path.
 * @throws above its budget, as when the trained weights have come along.
 */
export async function bundleHintWorker(root: string, out: string): Promise<string> {
	const built = await build({
		configFile: false,
		mode: "production",
		logLevel: "warn",
		root,
		publicDir: false,
		build: {
			outDir: `${out}/public`,
			emptyOutDir: false,
			modulePreload: false,
			chunkSizeWarningLimit: 1_000,
			target: "es2022",
			rolldownOptions: {
				input: "web/hint-worker/hint-worker.ts",
				output: { entryFileNames: `${hintWorkerPath.slice(1)}[hash].js` },
			},
		},
	});
	const [{ code, fileName }] = (built as Rolldown.RolldownOutput).output;
	const { length } = await compressBrotli(Buffer.from(code));
	if (length > hintWorkerBudget)
		throw new Error(`Above the budget: ${fileName}, ${length} of ${hintWorkerBudget} bytes`);
	return `/${fileName}`;
}
