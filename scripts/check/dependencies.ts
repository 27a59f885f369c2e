import { globSync, readFileSync, writeFileSync } from "node:fs";
import { faultsOfLicences, faultsOfReasons, packagesByLicence, unshippedImports } from "./dependency-faults.ts";

const reasons = "docs/dependencies.md";
const list = "docs/licences.md";
const shippedList = "scripts/check/shipped-packages.json";

/**
 * Checks that each runtime dependency is justified, that all that production installs or carries has an allowed licence, and
 * that the list of licences is that of the lock file. With `--fix`, writes the list.
 */
function main(fix: boolean): void {
	const named = Object.keys(readJson("package.json").dependencies);
	const shipped = readJson(shippedList);
	const licences = packagesByLicence(readJson("package-lock.json").packages, shipped);
	const right = listOf(licences);
	if (fix) writeFileSync(list, right);
	const faults = [
		...faultsOfReasons({ named, document: readFileSync(reasons, "utf8") }).map((fault) => `${reasons}: ${fault}`),
		...unshippedImports(sourcesOfBundles(), new Set([...named, ...shipped.bundled, ...shipped.copied])).map(
			(name) => `${shippedList}: ${name} is imported by pages or the administration, and is not in it`,
		),
		...faultsOfLicences(licences).map((fault) => `package-lock.json: ${fault}`),
		...(readFileSync(list, "utf8") === right
			? []
			: [`${list}: is not that of the lock file; \`npm run check -- --fix\``]),
	];
	for (const fault of faults) console.error(fault);
	if (faults.length > 0) process.exit(1);
}

function listOf(licences: ReadonlyMap<string, readonly string[]>): string {
	const sections = [...licences].map(
		([licence, packages]) => `## ${licence}\n\n${packages.map((named) => `- ${named}\n`).join("")}`,
	);
	return `${head}\n${sections.join("\n")}`;
}

/** What browsers are sent is made of; e-mails are rendered by the build. */
function sourcesOfBundles(): readonly string[] {
	const files = globSync("web/**/*.{ts,tsx,css}").filter((file) => !/\.test\.|^web\/email\//.test(file));
	return files.map((file) => readFileSync(file, "utf8"));
}

const head = `# Licences of what production installs

<!-- Made from package-lock.json by \`npm run check -- --fix\`. -->

Packages that run on a server, and what the build bundles or copies into what is served
(\`scripts/check/shipped-packages.json\`), by the licence that each names; its text is in the package's folder in
\`node_modules\`. \`npm run check\` fails for a licence that \`scripts/check/dependency-faults.ts\` does not allow.
`;

function readJson(file: string) {
	return JSON.parse(readFileSync(file, "utf8"));
}

main(process.argv.includes("--fix"));
