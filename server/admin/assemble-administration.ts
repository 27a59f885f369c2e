import type { FastifyInstance } from "fastify";
import type { SystemInformation } from "#contract/admin-settings.ts";
import { servePasskeys } from "#server/admin/second-factor/passkey-routes.ts";
import { serveFactorRule } from "#server/admin/second-factor/rule-routes.ts";
import { serveSecondFactor } from "#server/admin/second-factor/second-factor-routes.ts";
import { createSecondFactors } from "#server/admin/second-factor/second-factors.ts";
import { serveSecondStep } from "#server/admin/second-factor/second-step-routes.ts";
import type { Figures } from "#server/analytics/figures.ts";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/engine.ts";
import type { MailAccess } from "#server/delivery/captured-mail-access.ts";
import type { EmailSwitches } from "#server/delivery/email-switches.ts";
import type { OutgoingMail } from "#server/delivery/outgoing-mail.ts";
import { createHourlyLimit } from "#server/http/rate-limit.ts";
import type { Serve } from "#server/http/serve.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { Suppressions } from "#server/suppression/suppressions.ts";
import { createAccounts } from "./accounts.ts";
import { serveAdministrators } from "./administrator-routes.ts";
import { createAuditLog } from "./audit-log.ts";
import { registerEmailPreview } from "./email-preview-page.ts";
import { serveEmails } from "./email-routes.ts";
import { ensureFirstAdministrator } from "./first-administrator.ts";
import { createGuesses } from "./guesses.ts";
import { serveMailAccess } from "./mail-access-route.ts";
import { createOwnPassword } from "./own-password.ts";
import { serveOwnSessions } from "./own-session-routes.ts";
import { createPasswordPool, type PasswordHashing } from "./password-pool.ts";
import { createPasswordResets } from "./password-resets.ts";
import { serveSessions } from "./session-routes.ts";
import { createSessions } from "./sessions.ts";
import { serveSettings } from "./settings-routes.ts";
import { createPasswordCheck, createSignIn } from "./sign-in.ts";
import { createSystemInformation } from "./system-information.ts";

/** Test e-mails of one administrator. */
const testEmailsPerHour = 30;

interface AdministrationBase {
	readonly config: Config;
	readonly database: Database;
	readonly vault: Vault;
	/** Instead of argon2id. */
	readonly hashing: PasswordHashing | undefined;
	readonly mail: OutgoingMail;
	/** Undefined where captured e-mails are shown to nobody. */
	readonly mailAccess: MailAccess | undefined;
	readonly switches: EmailSwitches;
	readonly figures: Figures;
	readonly suppressions: Suppressions;
	/** Of the service. */
	readonly version: string;
	readonly moderation: SystemInformation["moderation"];
	readonly clock: Clock;
	readonly steadyClock: Clock;
}

/** Administrators: their accounts and sessions, what they did, what runs here, and the e-mails it sends. */
export function assembleAdministration(base: AdministrationBase) {
	const { config, database, vault, hashing, mail, mailAccess, switches, figures, version, moderation } = base;
	const { suppressions, clock, steadyClock } = base;
	const { showExample, sendTestEmail: sendTest } = mail;
	const audit = createAuditLog(clock);
	const passwords = createPasswordPool(hashing);
	const sessions = createSessions(database, clock);
	const { engine } = database;
	const describeSystem = createSystemInformation({ config, mailAccess, engine, version, moderation, steadyClock });
	return {
		record: audit.record,
		authenticate: sessions.authenticate,

		/** What to tell the operator of a new database. */
		ensureFirst() {
			const { adminUsername: username, adminPassword: password, adminPasswordHash: hash } = config;
			return ensureFirstAdministrator(database, { username, password, hash }, passwords, clock);
		},

		serve(serve: Serve): void {
			const passwordCheck = createPasswordCheck(database, passwords);
			const guesses = createGuesses({ database, vault, clock });
			const confirmPassword = createOwnPassword(passwordCheck, guesses);
			const factors = createSecondFactors({ vault, publicUrl: config.publicUrl, clock });
			const parts = { database, passwords, passwordCheck, guesses, factors, audit };
			const resets = createPasswordResets({ database, passwords, audit, clock });
			const accounts = createAccounts({ ...parts, confirmPassword, resets, clock });
			const limitTests = createHourlyLimit("test e-mails", testEmailsPerHour);
			serveSessions(serve, { database, signingIn: createSignIn({ ...parts, sessions }), resets, audit });
			serveOwnSessions(serve, database, sessions, audit);
			serveSecondStep(serve, { ...parts, sessions, clock });
			serveSecondFactor(serve, { ...parts, confirmPassword, clock });
			servePasskeys(serve, { ...parts, confirmPassword, clock });
			serveFactorRule(serve, { ...parts, confirmPassword, clock });
			const { publicUrl } = config;
			serveAdministrators(serve, { database, accounts, resets, publicUrl });
			serveSettings(serve, { database, accounts, audit, describeSystem });
			serveEmails(serve, {
				database,
				switches,
				showExample,
				sendTest,
				limitTests,
				figures,
				suppressions,
				audit,
				clock,
			});
			serveMailAccess(serve, database, mailAccess, audit);
		},

		registerPages: (app: FastifyInstance, fontFaces: string) => registerEmailPreview(app, showExample, fontFaces),
	};
}
