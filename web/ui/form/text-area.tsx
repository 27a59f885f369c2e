import { type Ref, useState } from "react";
import { FieldLine } from "./field-line.tsx";

interface TextAreaProps {
	readonly id: string;
	readonly name: string;
	readonly label: string;
	/** Whether the label is there for the eye too; a screen reader always has it. */
	readonly labelShown?: boolean;
	readonly value: string;
	readonly onChange: (value: string) => void;
	readonly hint?: string;
	readonly error?: string | undefined;
	readonly placeholder?: string;
	readonly rows?: number;
	readonly readOnly?: boolean;
	/** How full it is, for the eye (`12/1000`) and in words for a screen reader. */
	readonly counter: { readonly shown: string; readonly spoken: string; readonly over: boolean };
	readonly ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Ruled paper to write on, with a counter at its foot. It grows with what is written, where the browser can, but not
 * with a text it is given: that may come when the page already stands.
 */
export function TextArea({ id, label, labelShown = false, hint, error, counter, onChange, ...area }: TextAreaProps) {
	const [writtenIn, setWrittenIn] = useState(false);
	return (
		<div className="text-area">
			<label htmlFor={id} className={labelShown ? undefined : "sr-only"}>
				{label}
			</label>
			<textarea
				{...area}
				id={id}
				dir="auto"
				data-written-in={writtenIn}
				onChange={(event) => {
					setWrittenIn(true);
					onChange(event.target.value);
				}}
				aria-describedby={`${id}-line ${id}-counter`}
				aria-invalid={error !== undefined}
				required
			/>
			<div className="text-area-foot">
				<FieldLine id={`${id}-line`} hint={hint} error={error} />
				<p className="counter" data-over={counter.over}>
					<span aria-hidden="true">{counter.shown}</span>
					<span id={`${id}-counter`} className="sr-only">
						{counter.spoken}
					</span>
				</p>
			</div>
		</div>
	);
}
