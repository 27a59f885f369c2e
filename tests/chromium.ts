/** Enough to run as root in a container, and to keep Chromium from calling home. */
export const chromiumFlags = [
	"--headless",
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	// Letters as wide as on a phone; else a headless shell rounds them to whole pixels.
	"--font-render-hinting=none",
] as const;

const installed = "/usr/bin/chromium";
/** The same engine without windows around its pages, which take more time than the pages. */
const shell = "/usr/bin/chromium-headless-shell";

/** The Chromium named by CHROMIUM_PATH, else Debian's; undefined leaves the choice to Playwright's own download. */
export function chromiumPath(exists: (path: string) => boolean): string | undefined {
	return process.env.CHROMIUM_PATH ?? (exists(installed) ? installed : undefined);
}

/** As `chromiumPath`, but Debian's headless shell where there is one: enough for a page, not for what windows do. */
export function shellPath(exists: (path: string) => boolean): string | undefined {
	return process.env.CHROMIUM_PATH ?? (exists(shell) ? shell : chromiumPath(exists));
}
