import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { SwitchedEmail } from "#contract/emails.ts";
import { withClient } from "./everything-stored.ts";
import type { TestApp } from "./start-test-app.ts";

/** Switches an e-mail on or off beside the service, as the choice of an administrator of long ago. */
export async function switchTemplate(app: TestApp, id: SwitchedEmail, isActive: 0 | 1): Promise<void> {
	const statement = `insert into email_template (id, is_active) values ('${id}', ${isActive})
		on conflict (id) do update set is_active = ${isActive}`;
	if (app.databaseUrl === undefined) {
		const database = new DatabaseSync(join(app.dataDir, "billet-doux.sqlite"), { timeout: 2_000 });
		database.exec(statement);
		database.close();
	} else await withClient(app.databaseUrl, (client) => client.query(statement));
}
