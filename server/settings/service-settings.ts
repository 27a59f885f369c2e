import { setting } from "./setting.ts";
import { onOff, origin, plain, processes, secret, token, urlOf, wholeNumber } from "./settings-parsers.ts";

/** Where the service runs, and where it keeps what it keeps. */
export const serviceSettings = {
	port: setting({ variable: "PORT", parse: wholeNumber(1, 65_535), default: 3000, about: "where it listens" }),
	host: setting({ variable: "HOST", parse: plain, default: "127.0.0.1", about: "the address it listens at" }),
	publicUrl: setting({
		variable: "PUBLIC_URL",
		parse: origin,
		default: undefined,
		defaultShown: "`http://localhost:PORT`",
		about: "links in e-mails, canonical addresses of pages",
	}),
	dataDir: setting({
		variable: "DATA_DIR",
		parse: plain,
		default: "./data",
		about: "SQLite file, secret key (0600), captured e-mails",
	}),
	databaseUrl: setting({
		variable: "DATABASE_URL",
		parse: urlOf("postgres:", "postgresql:"),
		default: undefined,
		about: "`postgres://…` uses PostgreSQL instead of SQLite",
	}),
	appSecret: setting({
		variable: "APP_SECRET",
		parse: secret,
		default: undefined,
		defaultShown: "made once in `DATA_DIR`",
		about:
			"what addresses and texts are sealed with, 32 characters or more; required with PostgreSQL. **Losing it loses every message**",
	}),
	databasePoolSize: setting({
		variable: "DATABASE_POOL_SIZE",
		parse: wholeNumber(2, 500),
		default: 10,
		about:
			"connections to PostgreSQL that each process opens at most, beside one for `/readyz`; see [processes-and-nodes.md](processes-and-nodes.md#connections-to-postgresql)",
	}),
	processes: setting({
		variable: "PROCESSES",
		parse: processes,
		default: 1,
		about:
			"how many processes serve visitors, `auto` for one per core of the machine; with 2 or more another one does the work of `ROLES=worker`, see [processes-and-nodes.md](processes-and-nodes.md)",
	}),
	appSecretBefore: setting({
		variable: "APP_SECRET_BEFORE",
		parse: secret,
		default: undefined,
		about:
			"the secret that `APP_SECRET` takes the place of, for the start that replaces it; see [operations.md](operations.md#rotate-the-secret)",
	}),
	healthEmails: setting({
		variable: "HEALTH_EMAILS",
		parse: onOff,
		default: true,
		defaultShown: "`on`",
		about:
			"`off`: nothing is e-mailed to `ADMIN_EMAIL` when something stays bad; the administration and the log still say it",
	}),
	backupMarker: setting({
		variable: "BACKUP_MARKER",
		parse: plain,
		default: undefined,
		about:
			"a file that `npm run backup`, or your own backup, touches when it is done; its age is a sign of health, see [backup.md](backup.md)",
	}),
	backupEveryHours: setting({
		variable: "BACKUP_EVERY_HOURS",
		parse: wholeNumber(1, 24 * 31),
		default: 24,
		about: "how often that backup runs; two hours later it counts as missed",
	}),
	metricsToken: setting({
		variable: "METRICS_TOKEN",
		parse: token,
		default: undefined,
		about:
			"what Prometheus sends as bearer token to read `/metrics`, 32 characters or more; see [monitoring](monitoring/README.md)",
	}),
	metricsPort: setting({
		variable: "METRICS_PORT",
		parse: wholeNumber(1, 65_535),
		default: undefined,
		about:
			"a port of its own for `/metrics`, which processes with `ROLES=worker` have, too; without a token programs on this machine may read it there",
	}),
};
