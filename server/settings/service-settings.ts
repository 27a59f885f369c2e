import { setting } from "./setting.ts";
import { origin, plain, secret, urlOf, wholeNumber } from "./settings-parsers.ts";

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
			"what addresses and texts are sealed with, 32 characters or more; required with PostgreSQL. **Losing it loses every letter**",
	}),
};
