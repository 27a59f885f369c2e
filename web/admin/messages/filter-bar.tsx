import { type ReactNode, useId } from "react";
import { refusalCategories } from "#contract/refusal-categories.ts";
import { categoryNames } from "#i18n/category-words.ts";
import { m } from "#i18n/compiled/messages.js";
import { locales, nativeNameOf } from "#i18n/locales.ts";
import { filteredStatuses, filtersSet, type MessageFilters, noFilters } from "./message-filters.ts";
import { statusNames } from "./message-words.ts";

const filterNames = { ...statusNames, reported: m.admin_messages_status_reported, held: m.admin_messages_held };

interface FilterBarProps {
	readonly filters: MessageFilters;
	readonly onChange: (filters: MessageFilters) => void;
}

/** Narrows the list, as the server does it. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
	const set = (change: Partial<MessageFilters>) => onChange({ ...filters, ...change });
	return (
		<div id="message-filters" className="filter-fields">
			<Choice
				label={m.admin_messages_status()}
				any={m.admin_messages_any_status()}
				value={filters.status}
				onChange={(status) => set({ status })}
			>
				{filteredStatuses.map((status) => [status, filterNames[status]()] as const)}
			</Choice>
			<Choice
				label={m.admin_messages_language()}
				any={m.admin_messages_any_language()}
				value={filters.language}
				onChange={(language) => set({ language })}
			>
				{locales.map((locale) => [locale, nativeNameOf[locale]] as const)}
			</Choice>
			<Choice
				label={m.admin_messages_category()}
				any={m.admin_messages_any_category()}
				value={filters.category}
				onChange={(category) => set({ category })}
			>
				{refusalCategories.map((category) => [category, categoryNames[category]()] as const)}
			</Choice>
			<Day label={m.admin_messages_from()} value={filters.from} onChange={(from) => set({ from })} />
			<Day label={m.admin_messages_to()} value={filters.to} onChange={(to) => set({ to })} />
			{filtersSet(filters) > 0 && (
				<button type="button" className="action" onClick={() => onChange(noFilters)}>
					{m.admin_messages_clear_filters()}
				</button>
			)}
		</div>
	);
}

interface ChoiceProps<Value extends string> {
	readonly label: string;
	/** Names the choice of none. */
	readonly any: string;
	readonly value: "" | Value;
	readonly onChange: (value: "" | Value) => void;
	/** Values with their names. */
	readonly children: readonly (readonly [Value, string])[];
}

function Choice<Value extends string>({ label, any, value, onChange, children }: ChoiceProps<Value>) {
	return (
		<Labelled label={label}>
			{(id) => (
				<select
					id={id}
					className="choice-input"
					value={value}
					onChange={(event) => onChange(event.target.value as "" | Value)}
				>
					<option value="">{any}</option>
					{children.map(([each, name]) => (
						<option key={each} value={each}>
							{name}
						</option>
					))}
				</select>
			)}
		</Labelled>
	);
}

interface DayProps {
	readonly label: string;
	readonly value: string;
	readonly onChange: (value: string) => void;
}

function Day({ label, value, onChange }: DayProps) {
	return (
		<Labelled label={label}>
			{(id) => (
				<input
					id={id}
					type="date"
					className="choice-input"
					value={value}
					onChange={(event) => onChange(event.target.value)}
				/>
			)}
		</Labelled>
	);
}

function Labelled({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }) {
	const id = useId();
	return (
		<div className="labelled">
			<label htmlFor={id}>{label}</label>
			{children(id)}
		</div>
	);
}
