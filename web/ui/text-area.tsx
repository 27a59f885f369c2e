import type { Ref } from "react";
import { FieldLine } from "#web/ui/field-line.tsx";

interface TextAreaProps {
	readonly id: string;
	readonly name: string;
	readonly label: string;
	readonly value: string;
	readonly onChange: (value: string) => void;
	readonly error?: string | undefined;
	readonly placeholder?: string;
	readonly rows?: number;
	readonly readOnly?: boolean;
	/** How full it is, for the eye (`12/1000`) and in words for a screen reader. */
	readonly counter: { readonly shown: string; readonly spoken: string; readonly over: boolean };
	readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Ruled paper to write on, with a counter at its foot. It grows with the text where the browser can. */
export function TextArea({ id, label, error, counter, onChange, ...area }: TextAreaProps) {
	return (
		<div className="text-area">
			<label htmlFor={id} className="sr-only">
				{label}
			</label>
			<textarea
				{...area}
				id={id}
				dir="auto"
				onChange={(event) => onChange(event.target.value)}
				aria-describedby={`${id}-line ${id}-counter`}
				aria-invalid={error !== undefined}
				required
			/>
			<div className="text-area-foot">
				<FieldLine id={`${id}-line`} error={error} />
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
