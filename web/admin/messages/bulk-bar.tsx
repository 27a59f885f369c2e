import { m } from "#i18n/compiled/messages.js";
import { useFormat } from "#web/admin/language/language-provider.tsx";

/** What can be done to many messages. */
export type BulkAction = "approve" | "reject" | "remove";

interface BulkBarProps {
	readonly total: number;
	readonly selected: number;
	/** How many of the selected wait for a decision. */
	readonly pending: number;
	readonly onSelectAll: (isSelected: boolean) => void;
	readonly onAction: (action: BulkAction) => void;
}

/** Selects all that is shown, and acts on what is selected. */
export function BulkBar({ total, selected, pending, onSelectAll, onAction }: BulkBarProps) {
	const format = useFormat();
	return (
		<div className="bulk-bar">
			<label className="check-line">
				<input
					type="checkbox"
					checked={total > 0 && selected === total}
					disabled={total === 0}
					ref={(box) => {
						if (box !== null) box.indeterminate = selected > 0 && selected < total;
					}}
					onChange={(event) => onSelectAll(event.target.checked)}
				/>
				{selected === 0 ? m.admin_messages_select_all() : m.admin_messages_selected({ count: format.number(selected) })}
			</label>
			{selected > 0 && (
				<div className="bulk-actions">
					<button
						type="button"
						className="action action-yes"
						disabled={pending === 0}
						onClick={() => onAction("approve")}
					>
						{m.admin_messages_approve()} ({format.number(pending)})
					</button>
					<button
						type="button"
						className="action action-no"
						disabled={pending === 0}
						onClick={() => onAction("reject")}
					>
						{m.admin_messages_reject()} ({format.number(pending)})
					</button>
					<button type="button" className="action" onClick={() => onAction("remove")}>
						{m.admin_messages_remove()} ({format.number(selected)})
					</button>
					<button type="button" className="action" onClick={() => onSelectAll(false)}>
						{m.admin_messages_unselect()}
					</button>
				</div>
			)}
		</div>
	);
}
