import { useState } from "react";
import { flushSync } from "react-dom";
import type { RefusalCategory } from "#contract/moderation.ts";
import { refusalCategories } from "#contract/refusal-categories.ts";
import { BulkJob } from "#web/admin/messages/bulk-job/bulk-job.tsx";
import type { AdminTabProps } from "#web/admin/session/admin-tab-props.ts";
import { useKeyPresses } from "#web/admin/shortcuts/use-key-presses.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { queryOf } from "./message-filters.ts";
import { MessageListView } from "./message-list-view.tsx";
import { MessagePane } from "./message-pane.tsx";
import { reasonFieldId, searchFieldId } from "./places.ts";
import { QuestionDialog } from "./question-dialog.tsx";
import { repeating, type Shortcut, shortcutOf } from "./shortcut.ts";
import { ShortcutHelp } from "./shortcut-help.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { type MessagesTabState, useMessagesTab } from "./use-messages-tab.ts";
import { ViewBar } from "./view-bar.tsx";

/** Messages to judge, and those that were: a list, and beside it the one that is read. */
export function MessagesTab({ isShown }: AdminTabProps) {
	const tab = useMessagesTab(isShown);
	const [areFiltersOpen, setFiltersOpen] = useState(tab.filtersSet > 0);
	useKeyPresses(isShown ? "last" : "never", (press, isRepeated) => {
		const shortcut = shortcutOf(press);
		if (shortcut === undefined || (isRepeated && !repeating.has(shortcut))) return shortcut !== undefined;
		act(tab, shortcut);
		return true;
	});
	const { question, decisions, address } = tab;
	return (
		<div className="desk" data-reading={address.note !== undefined} data-empty={isEmpty(tab)}>
			<div className="desk-bars">
				<ViewBar tab={tab} areFiltersOpen={areFiltersOpen} onFilters={() => setFiltersOpen(!areFiltersOpen)} />
				{areFiltersOpen && <FilterBar filters={address.filters} onChange={address.setFilters} />}
			</div>
			<div className="desk-columns">
				<div className="desk-list" data-view={address.view}>
					<SelectionBar tab={tab} />
					<AllThatMatch tab={tab} areFiltersOpen={areFiltersOpen} />
					<MessageListView tab={tab} />
				</div>
				<MessagePane tab={tab} />
			</div>
			<UndoBar undoables={decisions.undoables} onUndo={tab.undo} />
			{question !== undefined && question.kind !== "help" && <QuestionDialog tab={tab} question={question} />}
			{question?.kind === "help" && <ShortcutHelp onClose={() => tab.ask(undefined)} />}
		</div>
	);
}

/** Nothing is listed and nothing is read, for sure. */
function isEmpty({ list, shown, place }: MessagesTabState): boolean {
	return shown.length === 0 && !list.isLoading && place.current === undefined && !place.error;
}

function SelectionBar({ tab }: { readonly tab: MessagesTabState }) {
	const { selection, shown, askForMany } = tab;
	const { selected, setAll } = selection;
	if (isEmpty(tab)) return null;
	const pending = selected.filter(({ moderation_status }) => moderation_status === "pending").length;
	return (
		<BulkBar
			total={shown.length}
			selected={selected.length}
			pending={pending}
			onSelectAll={setAll}
			onAction={askForMany}
		/>
	);
}

/**
 * Decides all that the server finds by the filters, where these are set or all that is loaded is selected. What is
 * looked for in the loaded texts is known to no server: all would be more than is seen.
 */
function AllThatMatch({ tab, areFiltersOpen }: { readonly tab: MessagesTabState; readonly areFiltersOpen: boolean }) {
	const { address, selection, shown } = tab;
	const { view, filters, search } = address;
	const areAllSelected = shown.length > 0 && selection.selected.length === shown.length;
	const isOffered = shown.length > 0 && (areFiltersOpen || areAllSelected) && search.trim() === "";
	const isWaiting = view === "pending" || view === "reported";
	const filter = isOffered && isWaiting ? { ...queryOf(view, filters, ""), view } : undefined;
	return <BulkJob filter={filter} onChange={tab.refresh} />;
}

/** What a key does to the message that is read, or to the list. */
function act(tab: MessagesTabState, shortcut: Shortcut): void {
	const { place, selection } = tab;
	const { current } = place;
	const select = (isRange: boolean) =>
		current !== undefined && selection.set(current.id, isRange || !selection.has(current.id), isRange);
	const actions: Record<Exclude<Shortcut, RefusalCategory>, () => unknown> = {
		next: () => place.move(1),
		previous: () => place.move(-1),
		approve: () => current !== undefined && tab.approve(current),
		reason: () => {
			flushSync(() => tab.openReasons(current?.id));
			document.getElementById(reasonFieldId)?.focus();
		},
		remove: () => current !== undefined && tab.ask({ kind: "remove", message: current }),
		undo: tab.undoLatest,
		select: () => select(false),
		selectRange: () => select(true),
		search: () => document.getElementById(searchFieldId)?.focus(),
		help: () => tab.ask({ kind: "help" }),
	};
	if (isCategory(shortcut)) current !== undefined && tab.reject(current, shortcut);
	else actions[shortcut]();
}

function isCategory(shortcut: Shortcut): shortcut is RefusalCategory {
	return (refusalCategories as readonly string[]).includes(shortcut);
}
