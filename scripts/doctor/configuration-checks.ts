import { createPrivateKey } from "node:crypto";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { domainOf } from "#contract/email-address.ts";
import { type Config, ConfigError, readConfig } from "#server/config.ts";
import { type Finding, findingsOf } from "./finding.ts";
import { relayOf } from "./relay.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** What can be said without a network. `config` is undefined when it cannot be read. */
export function checkConfiguration(environment: Environment): {
	readonly config: Config | undefined;
	readonly findings: readonly Finding[];
} {
	const { ok, fault } = findingsOf("Settings");
	try {
		const config = readConfig(environment);
		const findings = [ok("every setting is valid"), ...checks.flatMap((check) => check(config))];
		return { config, findings };
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		return { config: undefined, findings: error.mistakes.map((mistake) => fault(mistake)) };
	}
}

const checks: readonly ((config: Config) => readonly Finding[])[] = [
	checkPublicUrl,
	checkSender,
	checkSmtp,
	checkDkimKey,
	checkSecret,
	checkDataDir,
	checkBounces,
];

function checkPublicUrl({ publicUrl, isPublic, warnings }: Config): readonly Finding[] {
	const { ok, warning, fault } = findingsOf("PUBLIC_URL");
	if (!isPublic)
		return [fault(`${publicUrl} is reachable from this machine only: links in e-mails wouldn't work for anybody`)];
	if (!publicUrl.startsWith("https:"))
		return [fault(`${publicUrl} is not https: anyone on the network path can read letters`)];
	return [ok(publicUrl), ...warnings.map((line) => warning(line))];
}

function checkSender({ mailFrom }: Config): readonly Finding[] {
	const { ok, fault } = findingsOf("MAIL_FROM");
	const domain = domainOf(mailFrom.address);
	const isLocal = !domain.includes(".") || /\.(?:localhost|local|internal|lan|invalid|test)$/.test(domain);
	return [
		isLocal ? fault(`${domain} isn't a public domain: use an address at a domain of yours`) : ok(mailFrom.address),
	];
}

function checkSmtp({ smtpUrl }: Config): readonly Finding[] {
	const { ok, warning, fault } = findingsOf("SMTP_URL");
	if (smtpUrl === undefined) return [fault("is not set: e-mails are captured in a folder and reach nobody")];
	const { host, auth, isLoopback } = relayOf(smtpUrl);
	if (isLoopback || auth !== undefined) return [ok(`e-mails go through ${host}`)];
	return [
		warning(`no user name for ${host}: it has to accept this machine by its IP address, or it won't relay anything`),
	];
}

function checkDkimKey({ dkim }: Config): readonly Finding[] {
	const { ok, warning, fault } = findingsOf("DKIM key");
	if (dkim === undefined)
		return [warning("is not set: unless your mail server signs, large providers will reject your e-mails")];
	try {
		const { asymmetricKeyType: type, asymmetricKeyDetails: details } = createPrivateKey(dkim.privateKey);
		const bits = details?.modulusLength ?? 0;
		if (type === "ed25519")
			return [warning("is Ed25519, which many receivers can't verify yet: use RSA with 2048 bits")];
		if (type !== "rsa") return [fault(`is of a type that DKIM doesn't support (${type}): use RSA with 2048 bits`)];
		if (bits < 1024) return [fault(`has ${bits} bits: receivers require at least 1024; use 2048`)];
		return [bits < 2048 ? warning(`has ${bits} bits: 2048 would be better`) : ok(`RSA with ${bits} bits`)];
	} catch {
		return [fault("DKIM_PRIVATE_KEY can't be read: it must be PEM, with line breaks kept or written as \\n")];
	}
}

function checkSecret({ appSecret, appSecretBefore, dataDir }: Config): readonly Finding[] {
	const { ok, warning, fault } = findingsOf("Secret");
	if (appSecretBefore !== undefined)
		return [
			warning(
				"APP_SECRET_BEFORE is set: once a start has replaced the secret, remove it, and keep it with older backups",
			),
		];
	if (appSecret !== undefined) return [ok("APP_SECRET is set: keep a copy apart from the backups of the database")];
	const file = join(dataDir, "secret.key");
	if (!existsSync(file)) return [warning(`none yet: the first start creates ${file}. Keep a copy apart from backups`)];
	const others = statSync(file).mode & 0o077;
	if (others !== 0) return [fault(`${file} can be read by other users of this machine: run chmod 600`)];
	return [ok(`${file}: keep a copy apart from the backups of the database`)];
}

function checkDataDir({ dataDir }: Config): readonly Finding[] {
	const { ok, fault } = findingsOf("DATA_DIR");
	// What does not exist is made by the first start.
	let folder = dataDir;
	while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
	try {
		accessSync(folder, constants.W_OK | constants.X_OK);
		if (!statSync(folder).isDirectory()) return [fault(`${folder} is a file`)];
		return [ok(`${dataDir} is writable`)];
	} catch {
		return [fault(`${folder} isn't writable by this user`)];
	}
}

function checkBounces({ bounceWebhook, bounceAddress, smtpUrl }: Config): readonly Finding[] {
	const { ok, warning } = findingsOf("Bounces");
	if (smtpUrl === undefined) return [];
	if (bounceWebhook === undefined) {
		return [warning("BOUNCE_WEBHOOK_KEY is not set: bounces go unnoticed, and mail servers will trust you less")];
	}
	if (bounceWebhook.provider === "generic" && bounceAddress === undefined) {
		return [warning("BOUNCE_ADDRESS is not set: reports by e-mail can't be told from forged ones")];
	}
	return [ok(`reports are accepted from ${bounceWebhook.provider}`)];
}
