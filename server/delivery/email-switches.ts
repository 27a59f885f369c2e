import { emails, type SwitchedEmail } from "#contract/emails.ts";
import type { Queries } from "#server/database/engine.ts";
import { prepare } from "#server/database/prepare.ts";

/** What an administrator has chosen for an e-mail; no row when they have chosen nothing. */
export function switchOf(queries: Queries, id: SwitchedEmail) {
	return queries.selectFrom("email_template").select("is_active").where("id", "=", id);
}

/** Whether an e-mail is sent, by the choice that was made, or by its default. */
export function isOnBy(choice: number | null, id: SwitchedEmail): boolean {
	return choice === null ? emails[id].isOnByDefault : choice === 1;
}

/** Which e-mails are switched on. */
export function createEmailSwitches() {
	const find = prepare((queries, { id }: { id: SwitchedEmail }) => switchOf(queries, id));
	return {
		/** The administrator's choice, or the default when none was made. */
		async isOn(queries: Queries, id: SwitchedEmail): Promise<boolean> {
			const { rows } = await find(queries, { id });
			return isOnBy(rows[0]?.is_active ?? null, id);
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
