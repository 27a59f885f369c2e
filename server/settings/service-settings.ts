import { setting } from "./setting.ts";
import { onOff, origin, plain, processes, secret, token, urlOf, wholeNumber } from "./settings-parsers.ts";

/** Where the service runs, and where it keeps what it keeps. */
export const serviceSettings = {
	port: setting({ variable: "PORT", parse: wholeNumber(1, 65_535), default: 3000, about: "the port it listens on" }),
	host: setting({ variable: "HOST", parse: plain, default: "127.0.0.1", about: "the address it listens on" }),
	publicUrl: setting({
		variable: "PUBLIC_URL",
		parse: origin,
		default: undefined,
		defaultShown: "`http://localhost:PORT`",
		about: "base URL of links in e-mails, and of the canonical URLs of pages",
	}),
	dataDir: setting({
		variable: "DATA_DIR",
		parse: plain,
		default: "./data",
		about: "folder for the SQLite file, the secret key (0600) and captured e-mails",
	}),
	databaseUrl: setting({
		variable: "DATABASE_URL",
		parse: urlOf("postgres:", "postgresql:"),
		default: undefined,
		about: "`postgres://…`: use PostgreSQL instead of SQLite",
	}),
	appSecret: setting({
		variable: "APP_SECRET",
		parse: secret,
		default: undefined,
		defaultShown: "made once in `DATA_DIR`",
		about:
			"encrypts addresses and texts; at least 32 characters; required with PostgreSQL. **If you lose it, you lose every message**",
	}),
	databasePoolSize: setting({
		variable: "DATABASE_POOL_SIZE",
		parse: wholeNumber(2, 500),
		default: 10,
		about:
			"max PostgreSQL connections per process, plus one for `/readyz`; see [processes-and-nodes.md](processes-and-nodes.md#connections-to-postgresql)",
	}),
	processes: setting({
		variable: "PROCESSES",
		parse: processes,
		default: 1,
		about:
			"how many processes serve visitors; `auto`: one per core; with 2 or more, one more process does the work of `ROLES=worker`; see [processes-and-nodes.md](processes-and-nodes.md)",
	}),
	appSecretBefore: setting({
		variable: "APP_SECRET_BEFORE",
		parse: secret,
		default: undefined,
		about:
			"the previous secret, needed only for the start that replaces it with `APP_SECRET`; see [operations.md](operations.md#rotate-the-secret)",
	}),
	healthEmails: setting({
		variable: "HEALTH_EMAILS",
		parse: onOff,
		default: true,
		defaultShown: "`on`",
		about: "`off`: no e-mail to `ADMIN_EMAIL` when something stays bad; the administration and the log still show it",
	}),
	backupMarker: setting({
		variable: "BACKUP_MARKER",
		parse: plain,
		default: undefined,
		about:
			"a file that `npm run backup`, or your own backup, touches when it's done; the health check watches its age, see [backup.md](backup.md)",
	}),
	backupEveryHours: setting({
		variable: "BACKUP_EVERY_HOURS",
		parse: wholeNumber(1, 24 * 31),
		default: 24,
		about: "how often that backup runs; it counts as missed two hours after it was due",
	}),
	metricsToken: setting({
		variable: "METRICS_TOKEN",
		parse: token,
		default: undefined,
		about:
			"the bearer token with which Prometheus reads `/metrics`; at least 32 characters; see [monitoring](monitoring/README.md)",
	}),
	metricsPort: setting({
		variable: "METRICS_PORT",
		parse: wholeNumber(1, 65_535),
		default: undefined,
		about:
			"a separate port for `/metrics`, also opened by processes with `ROLES=worker`; without a token, programs on this machine can read it there",
	}),
};
