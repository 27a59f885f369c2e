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
] as const;

const installed = "/usr/bin/chromium";

/** The Chromium named by CHROMIUM_PATH, else Debian's; undefined leaves the choice to Playwright's own download. */
export function chromiumPath(exists: (path: string) => boolean): string | undefined {
	return process.env.CHROMIUM_PATH ?? (exists(installed) ? installed : undefined);
}
