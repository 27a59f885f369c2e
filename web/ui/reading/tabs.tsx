import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { tabAfterKey } from "./tab-after-key.ts";

interface Tab<Id extends string> {
	readonly id: Id;
	readonly label: string;
	readonly panel: ReactNode;
}

interface TabsProps<Id extends string> {
	readonly label: string;
	readonly tabs: readonly Tab<Id>[];
	readonly selected: Id;
	readonly onSelect: (id: Id) => void;
	/** What the sheet is made of and written with, where it is not the page's own (style/stationery.css). */
	readonly stationery?: { readonly paper?: string; readonly ink?: string } | undefined;
}

/**
 * Folder tabs on the edge of a sheet, by the ARIA tabs pattern: arrows, Home and End move and select.
 * Panels stay mounted, so that what was typed in one is there on return.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, stationery }: TabsProps<Id>) {
	const list = useRef<HTMLDivElement>(null);
	const onKeyDown = (event: KeyboardEvent): void => {
		const next = tabAfterKey(
			event.key,
			tabs.findIndex((tab) => tab.id === selected),
			tabs.length,
		);
		const tab = next === undefined ? undefined : tabs[next];
		if (tab === undefined) return;
		event.preventDefault();
		onSelect(tab.id);
		list.current?.querySelector<HTMLElement>(`#tab-${tab.id}`)?.focus();
	};
	return (
		<div className="folder" data-paper={stationery?.paper} data-ink={stationery?.ink}>
			<div className="folder-tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
				{tabs.map((tab) => (
					<button
						key={tab.id}
						type="button"
						role="tab"
						id={`tab-${tab.id}`}
						aria-controls={`panel-${tab.id}`}
						aria-selected={tab.id === selected}
						tabIndex={tab.id === selected ? 0 : -1}
						onClick={() => onSelect(tab.id)}
					>
						<span>{tab.label}</span>
					</button>
				))}
			</div>
			<div className="sheet">
				{tabs.map((tab) => (
					<div
						key={tab.id}
						role="tabpanel"
						id={`panel-${tab.id}`}
						aria-labelledby={`tab-${tab.id}`}
						hidden={tab.id !== selected}
					>
						{tab.panel}
					</div>
				))}
			</div>
		</div>
	);
}
