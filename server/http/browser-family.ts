/** A browser and its system in the coarsest words that still tell one's own sessions apart. */
export interface BrowserFamily {
	/** Undefined for any that is not listed: rare ones would tell who somebody is. */
	readonly browser: string | undefined;
	readonly system: string | undefined;
}

/** In this order: many name others, too, to be taken for them. */
const browsers: readonly (readonly [RegExp, string])[] = [
	[/\bEdg(?:e|A|iOS)?\//, "Edge"],
	[/\bOPR\//, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\b(?:Firefox|FxiOS)\//, "Firefox"],
	[/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
	[/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
	[/\b(?:iPhone|iPad|iPod)\b/, "iOS"],
	[/\bAndroid\b/, "Android"],
	[/\bWindows\b/, "Windows"],
	[/\bCrOS\b/, "ChromeOS"],
	[/\bMacintosh\b/, "macOS"],
	[/\bLinux\b/, "Linux"],
];

export function browserFamily(userAgent = ""): BrowserFamily {
	const nameIn = (table: readonly (readonly [RegExp, string])[]) =>
		table.find(([pattern]) => pattern.test(userAgent))?.[1];
	return { browser: nameIn(browsers), system: nameIn(systems) };
}
