import type { SwitchedEmail } from "#contract/emails.ts";
import type { TestApp } from "./start-test-app.ts";

/** Switches an e-mail on or off beside the service, as the choice of an administrator of long ago. */
export async function switchTemplate(app: TestApp, id: SwitchedEmail, isActive: 0 | 1): Promise<void> {
	await app.query(`insert into email_template (id, is_active) values ('${id}', ${isActive})
		on conflict (id) do update set is_active = ${isActive}`);
}
