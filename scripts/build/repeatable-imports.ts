import type { Plugin } from "vite";

/** Vite plugin: has each `import()` of a bundle fetch its files by `helper`, so that one that failed can be repeated. */
export function repeatableImports(helper: string): Plugin {
	return {
		name: "repeatable-imports",
		apply: "build",
		enforce: "pre",
		resolveId: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => helper },
	};
}
