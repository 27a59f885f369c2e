// npm run dev: the service, built and started again whenever something it is made of changes.
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import {
	ensureBuilt,
	ensureInstalled,
	pinnedNode,
	root,
	say,
	sources,
	toolEnvironment,
} from "#scripts/bare/prepare.mjs";

await ensureInstalled();
let server;
let pending;

async function restart() {
	if (server !== undefined) {
		const ended = new Promise((resolve) => server.once("close", resolve));
		// Not SIGTERM, upon which it would first tell the proxies that share out requests.
		server.kill("SIGINT");
		await ended;
	}
	await ensureBuilt();
	server = spawn(pinnedNode, ["server/main.ts"], { cwd: root, env: toolEnvironment(), stdio: "inherit" });
}

for (const name of [...sources.filter((source) => !/\.\w+$/.test(source)), "server"]) {
	watch(join(root, name), { recursive: true }, (_event, file) => {
		if (file === null || file.includes(".test.")) return;
		clearTimeout(pending);
		pending = setTimeout(() => {
			say(`${name}/${file} changed`);
			void restart();
		}, 200);
	});
}
process.on("SIGINT", () => server?.once("close", () => process.exit(0)));
await restart();
