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
 * Puts the path of a Chromium into CHROMIUM_PATH: the variable's own, an installed one, Debian's package when this is
 * root on Debian, else Playwright's download (then the variable stays unset). On Linux it also sees to fonts for Hindi
 * and for emoji, each by itself: a machine may have a Chromium without them.
 */
export async function ensureBrowser() {
	const found = process.env.CHROMIUM_PATH ?? known.find((path) => existsSync(path));
	const missingFonts = process.platform === "linux" ? fonts.filter((font) => !isInstalled(font)) : [];
	const missing = missingFonts.map(({ debianPackage }) => debianPackage);
	if (isRootOnDebian()) {
		await installFromDebian(found === undefined ? ["chromium", ...missing] : missing);
		process.env.CHROMIUM_PATH = found ?? "/usr/bin/chromium";
		return;
	}
	if (missing.length > 0) say(`Fonts are missing, by Debian's names: ${missing.join(", ")}. Please install them.`);
	if (found !== undefined) {
		process.env.CHROMIUM_PATH = found;
		return;
	}
	say("Installing Playwright's Chromium (once) …");
	await must("playwright-core", ["install", "--with-deps", "--only-shell", "chromium"]);
}

function isInstalled({ pattern, file }) {
	const { stdout } = spawnSync("fc-list", [pattern, "file"], { encoding: "utf8" });
	return stdout ? stdout.trim() !== "" : existsSync(file);
}
