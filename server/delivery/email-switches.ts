import { emails, type SwitchedEmail } from "#contract/emails.ts";
import type { Queries } from "#server/database/engine.ts";
import { prepare } from "#server/database/prepare.ts";

/** Which e-mails are switched on. */
export function createEmailSwitches() {
	const find = prepare((queries, { id }: { id: SwitchedEmail }) =>
		queries.selectFrom("email_template").select("is_active").where("id", "=", id),
	);
	return {
		/** The administrator's choice, or the default when none was made. */
		async isOn(queries: Queries, id: SwitchedEmail): Promise<boolean> {
			const row = (await find(queries, { id })).rows[0];
			return row === undefined ? emails[id].isOnByDefault : row.is_active === 1;
		},

		async set(queries: Queries, id: SwitchedEmail, isOn: boolean): Promise<void> {
			const is_active = isOn ? 1 : 0;
			await queries
				.insertInto("email_template")
				.values({ id, is_active })
				.onConflict((conflict) => conflict.column("id").doUpdateSet({ is_active }))
				.execute();
		},
	};
}

export type EmailSwitches = ReturnType<typeof createEmailSwitches>;
