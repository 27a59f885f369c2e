import { openCapturedMail } from "#contract/admin-email.ts";
import { ExpectedError } from "#contract/errors.ts";
import type { Database } from "#server/database/engine.ts";
import type { MailAccess } from "#server/delivery/captured-mail-access.ts";
import type { Serve } from "#server/http/serve.ts";
import type { AuditLog } from "./audit-log.ts";

/** Opens the captured e-mails to an administrator, in their browser. */
export function serveMailAccess(
	serve: Serve,
	database: Database,
	access: MailAccess | undefined,
	audit: AuditLog,
): void {
	serve(openCapturedMail, async (_, { session }) => {
		if (access === undefined) throw new ExpectedError("not_found", "not_found");
		await database.write((queries) => audit.record(queries, session.username, "captured_emails_opened"));
		return { success: true as const, path: access.makeLink() };
	});
}
