import { diagnose } from "#scripts/doctor/diagnose.ts";
import { systemLookups } from "#scripts/doctor/lookups.ts";
import { greetRelay } from "#scripts/doctor/relay.ts";
import { written } from "#scripts/doctor/written.ts";

const usage = `npm run doctor -- [--offline] [--ip ADDRESS …]
  --offline    only what needs no network
  --ip         the address that other mail servers see, if SMTP_URL doesn't tell
`;

/** Says what is wrong with the configuration and the DNS records of an installation, and which records to publish. */
async function main(args: readonly string[]): Promise<number> {
	const rest = [...args];
	const sendingAddresses: string[] = [];
	let offline = false;
	for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
		const value = arg === "--ip" ? rest.shift() : undefined;
		if (value !== undefined) sendingAddresses.push(value);
		else if (arg === "--offline") offline = true;
		else {
			process.stderr.write(usage);
			return 2;
		}
	}
	const report = await diagnose({
		environment: process.env,
		network: offline ? undefined : { lookups: systemLookups(), greetRelay },
		sendingAddresses,
	});
	process.stdout.write(written(report));
	return report.findings.some(({ level }) => level === "fault") ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
