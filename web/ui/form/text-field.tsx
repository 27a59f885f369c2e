import type { Ref } from "react";
import { FieldLine } from "./field-line.tsx";

interface TextFieldProps {
	readonly id: string;
	readonly name: string;
	readonly label: string;
	readonly value: string;
	readonly onChange: (value: string) => void;
	readonly type?: "text" | "email";
	readonly hint?: string;
	readonly error?: string | undefined;
	readonly placeholder?: string;
	readonly autoComplete?: string;
	/** What a phone's keyboard capitalises: nothing unless told otherwise. */
	readonly autoCapitalize?: "none" | "words" | "sentences";
	readonly spellCheck?: boolean;
	readonly readOnly?: boolean;
	readonly ref?: Ref<HTMLInputElement>;
}

/** One line of writing on a rule, its label before it, its hint or error under it. */
export function TextField({
	id,
	label,
	hint,
	error,
	onChange,
	autoCapitalize = "none",
	spellCheck = false,
	...input
}: TextFieldProps) {
	return (
		<div className="text-field">
			<label htmlFor={id}>{label}</label>
			<input
				{...input}
				id={id}
				onChange={(event) => onChange(event.target.value)}
				aria-describedby={`${id}-line`}
				aria-invalid={error !== undefined}
				required
				spellCheck={spellCheck}
				autoCapitalize={autoCapitalize}
			/>
			<FieldLine id={`${id}-line`} hint={hint} error={error} />
		</div>
	);
}
