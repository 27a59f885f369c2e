import { m } from "#i18n/compiled/messages.js";
import type { AdminTabProps } from "#web/admin/session/admin-tab-props.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { DeskQuestion } from "./desk-question.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { MessageListView } from "./message-list-view.tsx";
import type { Shortcut } from "./shortcut.ts";
import { ShortcutHelp } from "./shortcut-help.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { type Desk, useDesk } from "./use-desk.ts";
import { useShortcutSwitch, useShortcuts } from "./use-shortcuts.ts";

const searchId = "messages-search";

/** Messages to judge, and those that were. */
export function MessagesTab({ isShown }: AdminTabProps) {
	const desk = useDesk();
	const [keysAct, setKeysAct] = useShortcutSwitch();
	useShortcuts(isShown && keysAct, (shortcut) => act(desk, shortcut));
	const { question, selection, shown, decisions } = desk;
	return (
		<>
			<ViewBar desk={desk} />
			{desk.view === "all" && <FilterBar filters={desk.filters} onChange={desk.setFilters} />}
			<BulkBar
				total={shown.length}
				selected={selection.selected.length}
				pending={selection.selected.filter((each) => each.moderation_status === "pending").length}
				onSelectAll={selection.setAll}
				onAction={desk.askForMany}
			/>
			<MessageListView desk={desk} />
			<UndoBar
				undoables={decisions.undoables}
				busy={decisions.busy}
				onUndo={(decision) => void decisions.undo(decision)}
			/>
			{question !== undefined && question.kind !== "help" && <DeskQuestion desk={desk} question={question} />}
			{question?.kind === "help" && (
				<ShortcutHelp isOn={keysAct} onSwitch={setKeysAct} onClose={() => desk.ask(undefined)} />
			)}
		</>
	);
}

/** What a key does to the current message or the list. */
function act(desk: Desk, shortcut: Shortcut): void {
	const { place, selection } = desk;
	const { current } = place;
	const actions: Record<Shortcut, () => void> = {
		next: () => place.move(1) || desk.list.more?.show(),
		previous: () => place.move(-1),
		approve: () => current !== undefined && desk.moderate(current, "approve"),
		reject: () => current !== undefined && desk.moderate(current, "reject"),
		remove: () => current !== undefined && desk.ask({ kind: "remove", message: current }),
		undo: desk.undoLatest,
		select: () => current !== undefined && selection.set(current.id, !selection.has(current.id)),
		search: () => document.getElementById(searchId)?.focus(),
		help: () => desk.ask({ kind: "help" }),
	};
	actions[shortcut]();
}

const views = ["all", "decided"] as const;

function ViewBar({ desk }: { readonly desk: Desk }) {
	const names = { all: m.admin_messages_view_all(), decided: m.admin_messages_view_decided() };
	return (
		<div className="view-bar">
			<fieldset className="view-choice">
				<legend className="sr-only">{m.admin_messages_views()}</legend>
				{views.map((view) => (
					<label key={view}>
						<input type="radio" name="messages-view" checked={desk.view === view} onChange={() => desk.setView(view)} />
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
				value={desk.search}
				onChange={(event) => desk.setSearch(event.target.value)}
			/>
			<button type="button" className="action" onClick={() => void desk.list.reload()}>
				{m.admin_messages_refresh()}
			</button>
			<button
				type="button"
				className="action keys-button"
				aria-keyshortcuts="?"
				onClick={() => desk.ask({ kind: "help" })}
			>
				{m.admin_messages_keys()}
			</button>
		</div>
	);
}
