import type { Queries } from "#server/database/engine.ts";
import { prepare } from "#server/database/prepare.ts";
import type { EmailTemplateTable } from "#server/database/schema.ts";

/** The e-mails that an administrator may switch on or off. */
type SwitchedTemplate = EmailTemplateTable["id"];

const defaults: Readonly<Record<SwitchedTemplate, boolean>> = {
	notification: true,
	confirmation: false,
	moderation: true,
};

/** Which e-mails are switched on. */
export function createTemplateSettings() {
	const find = prepare((queries, { id }: { id: SwitchedTemplate }) =>
		queries.selectFrom("email_template").select("is_active").where("id", "=", id),
	);
	return {
		/** The administrator's choice, or the default when none was made. */
		async isActive(queries: Queries, id: SwitchedTemplate): Promise<boolean> {
			const row = (await find(queries, { id })).rows[0];
			return row === undefined ? defaults[id] : row.is_active === 1;
		},

		async setActive(queries: Queries, id: SwitchedTemplate, isActive: boolean): Promise<void> {
			const is_active = isActive ? 1 : 0;
			await queries
				.insertInto("email_template")
				.values({ id, is_active })
				.onConflict((conflict) => conflict.column("id").doUpdateSet({ is_active }))
				.execute();
		},
	};
}

export type TemplateSettings = ReturnType<typeof createTemplateSettings>;
