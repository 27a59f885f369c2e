import { m } from "#i18n/compiled/messages.js";
import { hrefOf } from "#web/admin/address/address.ts";

/** Leads from a row of a table to the message that it is about. Its name ends in the id, as the row shows it. */
export function MessageLink({ id }: { readonly id: string }) {
	return (
		<a
			className="action"
			href={hrefOf({ tab: "messages", params: { note: id } })}
			aria-label={m.admin_tables_open_message_of({ source: id.slice(-8) })}
		>
			{m.admin_tables_open_message()}
		</a>
	);
}
