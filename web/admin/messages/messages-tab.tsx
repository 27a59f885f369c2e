import { m } from "#i18n/compiled/messages.js";
import type { AdminTabProps } from "#web/admin/session/admin-tab-props.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { MessageListView } from "./message-list-view.tsx";
import { QuestionDialog } from "./question-dialog.tsx";
import type { Shortcut } from "./shortcut.ts";
import { ShortcutHelp } from "./shortcut-help.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { type MessagesTabState, useMessagesTab } from "./use-messages-tab.ts";
import { useShortcutSwitch, useShortcuts } from "./use-shortcuts.ts";

const searchId = "messages-search";

/** Messages to judge, and those that were. */
export function MessagesTab({ isShown }: AdminTabProps) {
	const tab = useMessagesTab();
	const [keysAct, setKeysAct] = useShortcutSwitch();
	useShortcuts(isShown && keysAct, (shortcut) => act(tab, shortcut));
	const { question, selection, shown, decisions } = tab;
	return (
		<>
			<ViewBar tab={tab} />
			{tab.view === "all" && <FilterBar filters={tab.filters} onChange={tab.setFilters} />}
			<BulkBar
				total={shown.length}
				selected={selection.selected.length}
				pending={selection.selected.filter((each) => each.moderation_status === "pending").length}
				onSelectAll={selection.setAll}
				onAction={tab.askForMany}
			/>
			<MessageListView tab={tab} />
			<UndoBar
				undoables={decisions.undoables}
				busy={decisions.busy}
				onUndo={(decision) => void decisions.undo(decision)}
			/>
			{question !== undefined && question.kind !== "help" && <QuestionDialog tab={tab} question={question} />}
			{question?.kind === "help" && (
				<ShortcutHelp isOn={keysAct} onSwitch={setKeysAct} onClose={() => tab.ask(undefined)} />
			)}
		</>
	);
}

/** What a key does to the current message or the list. */
function act(tab: MessagesTabState, shortcut: Shortcut): void {
	const { place, selection } = tab;
	const { current } = place;
	const actions: Record<Shortcut, () => void> = {
		next: () => place.move(1) || tab.list.more?.show(),
		previous: () => place.move(-1),
		approve: () => current !== undefined && tab.moderate(current, "approve"),
		reject: () => current !== undefined && tab.moderate(current, "reject"),
		remove: () => current !== undefined && tab.ask({ kind: "remove", message: current }),
		undo: tab.undoLatest,
		select: () => current !== undefined && selection.set(current.id, !selection.has(current.id)),
		search: () => document.getElementById(searchId)?.focus(),
		help: () => tab.ask({ kind: "help" }),
	};
	actions[shortcut]();
}

const views = ["all", "decided"] as const;

function ViewBar({ tab }: { readonly tab: MessagesTabState }) {
	const names = { all: m.admin_messages_view_all(), decided: m.admin_messages_view_decided() };
	return (
		<div className="view-bar">
			<fieldset className="view-choice">
				<legend className="sr-only">{m.admin_messages_views()}</legend>
				{views.map((view) => (
					<label key={view}>
						<input type="radio" name="messages-view" checked={tab.view === view} onChange={() => tab.setView(view)} />
						{names[view]}
					</label>
				))}
			</fieldset>
			<label htmlFor={searchId} className="sr-only">
				{m.admin_messages_search()}
			</label>
			<input
				id={searchId}
				type="search"
				className="text-input"
				placeholder={m.admin_messages_search()}
				aria-keyshortcuts="/"
				value={tab.search}
				onChange={(event) => tab.setSearch(event.target.value)}
			/>
			<button type="button" className="action" onClick={() => void tab.list.reload()}>
				{m.admin_messages_refresh()}
			</button>
			<button
				type="button"
				className="action keys-button"
				aria-keyshortcuts="?"
				onClick={() => tab.ask({ kind: "help" })}
			>
				{m.admin_messages_keys()}
			</button>
		</div>
	);
}
