// What the browser tests need from the machine: a Chromium, and fonts for what it shows.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installFromDebian, isRootOnDebian } from "./debian.mjs";
import { must, say } from "./prepare.mjs";

const known = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const debianBrowsers = [
	{ debianPackage: "chromium", file: "/usr/bin/chromium" },
	{ debianPackage: "chromium-headless-shell", file: "/usr/bin/chromium-headless-shell" },
];

/** By Debian's names; `pattern` finds such a font by fontconfig, `file` where fontconfig's own program is not installed. */
const fonts = [
	{
		debianPackage: "fonts-noto-core",
		pattern: ":lang=hi",
		file: "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf",
	},
	{
		debianPackage: "fonts-noto-color-emoji",
		pattern: ":charset=1f48c",
		file: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
	},
];

/**
 * Sees to a Chromium: the one of CHROMIUM_PATH, an installed one, Debian's packages when this is root on Debian (there
 * also its headless shell, which has the engine without the windows), else Playwright's download. CHROMIUM_PATH is set
 * where the tests would not find it. On Linux it also sees to fonts for Hindi and for emoji, each by itself: a machine
 * may have a Chromium without them.
 */
export async function ensureBrowser() {
	const named = process.env.CHROMIUM_PATH;
	const missingFonts = process.platform === "linux" ? fonts.filter((font) => !isInstalled(font)) : [];
	const missing = missingFonts.map(({ debianPackage }) => debianPackage);
	if (isRootOnDebian()) {
		const browsers = named === undefined ? debianBrowsers.filter(({ file }) => !existsSync(file)) : [];
		await installFromDebian([...browsers.map(({ debianPackage }) => debianPackage), ...missing]);
		return;
	}
	if (missing.length > 0) say(`Fonts are missing, by Debian's names: ${missing.join(", ")}. Please install them.`);
	const found = named ?? known.find((path) => existsSync(path));
	if (found !== undefined) {
		// Debian's own the tests find by themselves, with its headless shell.
		if (found !== known[0]) process.env.CHROMIUM_PATH = found;
		return;
	}
	say("Installing Playwright's Chromium (once) …");
	await must("playwright-core", ["install", "--with-deps", "--only-shell", "chromium"]);
}

function isInstalled({ pattern, file }) {
	const { stdout } = spawnSync("fc-list", [pattern, "file"], { encoding: "utf8" });
	return stdout ? stdout.trim() !== "" : existsSync(file);
}
