import { buffer } from "node:stream/consumers";
import { signatureHeaders, signatureOf } from "#server/bounce/generic-webhook.ts";
import { readConfig } from "#server/config.ts";
import { originOf } from "#server/http/http-server.ts";

/**
 * Hands a report that has come by e-mail to the service: `npm run --silent bounces < report.eml`, for the mail server's
 * alias of `BOUNCE_ADDRESS`. It wants the service's `HOST`, `PORT` and `BOUNCE_WEBHOOK_KEY`. Exit code 75 (EX_TEMPFAIL)
 * lets the mail server try again.
 */
async function main(): Promise<number> {
	const { host, port, bounceWebhook } = readConfig(process.env);
	if (bounceWebhook?.provider !== "generic") {
		process.stderr.write("BOUNCE_WEBHOOK_KEY must be set, with BOUNCE_WEBHOOK_PROVIDER=generic\n");
		return 78; // EX_CONFIG
	}
	const report = await buffer(process.stdin);
	const timestamp = String(Math.floor(Date.now() / 1_000));
	const answer = await fetch(`${originOf({ host, port })}/api/bounces`, {
		method: "POST",
		headers: {
			"content-type": "message/rfc822",
			[signatureHeaders.timestamp]: timestamp,
			[signatureHeaders.signature]: signatureOf(bounceWebhook.key, timestamp, report),
		},
		body: report,
		signal: AbortSignal.timeout(20_000),
	}).catch(() => undefined);
	// What can be no report will be none tomorrow.
	if (answer?.ok === true || answer?.status === 400 || answer?.status === 413) return 0;
	process.stderr.write(`the service did not take the report (${answer?.status ?? "no answer"})\n`);
	return 75;
}

process.exitCode = await main();
