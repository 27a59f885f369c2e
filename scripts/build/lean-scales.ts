import type { Plugin } from "vite";

const asked = "victory-vendor/d3-scale";
const lean = `\0${asked}`;

/**
 * Vite plugin: gives Recharts the scales that our charts have. It looks scales up by name, so that all of D3's would be
 * shipped otherwise, those of time and colour included.
 */
export function leanScales(): Plugin {
	return {
		name: "lean-scales",
		enforce: "pre",
		resolveId: (id, importer) => (id === asked && importer !== lean ? lean : undefined),
		load: (id) => (id === lean ? `export { scaleBand, scaleLinear, scalePoint } from "${asked}";` : undefined),
	};
}
