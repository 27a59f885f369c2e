// Finds a Chromium for the browser tests, or installs one.
import { existsSync } from "node:fs";
import { must, say } from "./prepare.mjs";

const known = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Puts the path of a Chromium into CHROMIUM_PATH: the variable's own, an installed one, Debian's package
 * when this is root on Debian, else Playwright's download (then the variable stays unset).
 */
export async function ensureBrowser() {
	const found = process.env.CHROMIUM_PATH ?? known.find((path) => existsSync(path));
	if (found !== undefined) {
		process.env.CHROMIUM_PATH = found;
		return;
	}
	if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
		say("Installing Chromium from Debian (once) …");
		const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
		await must("apt-get", ["update", "-qq"], { quiet: true, env });
		await must("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-core"], {
			quiet: true,
			env,
		});
		process.env.CHROMIUM_PATH = "/usr/bin/chromium";
		return;
	}
	say("Installing Playwright's Chromium (once) …");
	await must("playwright-core", ["install", "--with-deps", "--only-shell", "chromium"]);
}
