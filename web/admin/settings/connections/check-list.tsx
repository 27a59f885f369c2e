interface CheckListProps<Value extends string> {
	readonly legend: string;
	readonly choices: readonly { readonly value: Value; readonly label: string }[];
	readonly chosen: readonly Value[];
	readonly onChoose: (chosen: readonly Value[]) => void;
	/** Of the line that says what is wrong. */
	readonly errorId: string;
}

/** Several of a few things to choose. */
export function CheckList<Value extends string>(props: CheckListProps<Value>) {
	const { legend, choices, chosen, onChoose, errorId } = props;
	const toggled = (value: Value) =>
		chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
	return (
		<fieldset className="check-list" aria-describedby={errorId}>
			<legend>{legend}</legend>
			{choices.map(({ value, label }) => (
				<label key={value}>
					<input type="checkbox" checked={chosen.includes(value)} onChange={() => onChoose(toggled(value))} />
					{label}
				</label>
			))}
		</fieldset>
	);
}
