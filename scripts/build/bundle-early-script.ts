import { build, type Rolldown } from "vite";

/**
 * Bundles what the administration's document runs before any file has come, as the content of a script element.
 * @throws when it could end its element early, or brings words along, which it has none of.
 */
export async function bundleEarlyScript(root: string): Promise<string> {
	const built = await build({
		configFile: false,
		mode: "production",
		logLevel: "warn",
		root,
		publicDir: false,
		build: {
			write: false,
			modulePreload: false,
			target: "es2022",
			rolldownOptions: { input: "web/admin/entry-early.ts", output: { format: "iife" } },
		},
	});
	const [{ code, moduleIds }] = (built as Rolldown.RolldownOutput).output;
	if (/<\/script|<!--/i.test(code)) throw new Error("The early script names the end of a script element");
	if (moduleIds.some((id) => id.includes("/i18n/compiled/"))) throw new Error("The early script has words");
	return code.trim();
}
