import type { IFlattenedRuleSet, IForbiddenRuleType } from "dependency-cruiser";
import { type ZoneRow, zoneRows } from "./import-zones.ts";

const outside = ["npm", "npm-dev", "npm-no-pkg", "npm-optional", "npm-peer", "core", "unknown"] as const;

/** The rules of dependency-cruiser that follow from the table of zones, and those that hold everywhere. */
export function importRules(rows: readonly ZoneRow[] = zoneRows): IFlattenedRuleSet {
	const zones = rows.flatMap((row) => spread(row.zones).map((zone) => ({ ...row, zone })));
	const every = zones.map(({ zone }) => zone);
	return {
		forbidden: [
			...zones.flatMap((zone) => (zone.may === undefined ? [] : [zoneRule(zone, zone.may, every)])),
			...zones.filter(({ pure }) => pure).map((zone) => pureRule(zone, every)),
			{
				name: "in a zone",
				comment: "every file belongs to a zone of scripts/check/import-zones.ts",
				severity: "error",
				from: { pathNot: [...every.map(pattern), testFile, "^(?:dist|node_modules)/"] },
				to: {},
			},
			{
				name: "no circle",
				comment: "files import each other",
				severity: "error",
				from: {},
				to: { circular: true },
			},
			{ name: "found", comment: "there is no such file", severity: "error", from: {}, to: { couldNotResolve: true } },
		],
	};
}

export const testFile = "[.]test[.]tsx?$";

type Zone = ZoneRow & { zone: string };

function zoneRule({ zone, why }: Zone, may: readonly string[], every: readonly string[]): IForbiddenRuleType {
	return {
		name: zone,
		comment: `${zone} may import ${may.join(", ") || "nothing"} besides itself and npm: ${why}`,
		severity: "error",
		from: from(zone, every),
		to: {
			pathNot: [pattern(zone).replace("([^/]+)", "$1"), ...may.flatMap(spread).map(pattern)],
			dependencyTypesNot: [...outside],
		},
	};
}

function pureRule({ zone }: Zone, every: readonly string[]): IForbiddenRuleType {
	return {
		name: `${zone}, pure`,
		comment: `${zone} runs in a worker or a browser too: no modules of Node`,
		severity: "error",
		from: from(zone, every),
		to: { dependencyTypes: ["core"] },
	};
}

/** The files of a zone: not those of a zone within, and no tests. */
function from(zone: string, every: readonly string[]): { path: string; pathNot: string[] } {
	const within = every.filter((other) => other !== zone && new RegExp(pattern(zone)).test(`${other}/`));
	return { path: pattern(zone), pathNot: [...within.map(pattern), testFile] };
}

/** The files below a folder, or the very file; `*` is a group. */
function pattern(zone: string): string {
	const escaped = zone.replaceAll(".", "[.]").replaceAll("*", "([^/]+)");
	return /\.\w+$/.test(zone) ? `^${escaped}$` : `^${escaped}/`;
}

/** `server/{a,b}` → `server/a`, `server/b` */
function spread(zones: string): string[] {
	const braces = /\{(.*?)\}/.exec(zones);
	if (braces === null) return [zones];
	return (braces[1] ?? "").split(",").flatMap((one) => spread(zones.replace(braces[0], one)));
}
