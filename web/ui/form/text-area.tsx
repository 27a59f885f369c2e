import { type ReactNode, type Ref, useState } from "react";
import { FieldLine } from "./field-line.tsx";

/** How full a text is. */
export interface Counter {
	/** For the eye: `12/1000`. */
	readonly shown: string;
	/** For a screen reader that comes to the field. */
	readonly spoken: string;
	/** Told to a screen reader by itself whenever it changes. */
	readonly told: string;
	readonly state: "quiet" | "near" | "over";
}

/** What somebody else says of the text. */
interface MarginNoteOfText {
	/** Stands beside the text, where there is room, or under it: the text stays where it is when it comes and goes. */
	readonly content: ReactNode;
	/** The id of the sentence in it that describes the field. */
	readonly sentence: string;
	/** Laid over the text. */
	readonly strokes: ReactNode;
}

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
	readonly readOnly?: boolean;
	readonly counter: Counter;
	readonly marginNote?: MarginNoteOfText | undefined;
	readonly ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Ruled paper to write on, with a counter at its foot. It grows with what is written, where the browser can, but not
 * with a text it is given: that may come when the page already stands.
 */
export function TextArea({
	id,
	label,
	labelShown = false,
	hint,
	error,
	counter,
	onChange,
	marginNote,
	...area
}: TextAreaProps) {
	const [writtenIn, setWrittenIn] = useState(false);
	return (
		<div className="text-area">
			<label htmlFor={id} className={labelShown ? undefined : "sr-only"}>
				{label}
			</label>
			<div className="text-area-paper">
				<textarea
					{...area}
					id={id}
					dir="auto"
					data-written-in={writtenIn}
					onChange={(event) => {
						setWrittenIn(true);
						onChange(event.target.value);
					}}
					aria-describedby={`${marginNote === undefined ? "" : `${marginNote.sentence} `}${id}-line ${id}-counter`}
					aria-invalid={error !== undefined || marginNote !== undefined}
					required
				/>
				{marginNote?.strokes}
			</div>
			<div className="text-area-foot">
				<FieldLine id={`${id}-line`} hint={hint} error={error} />
				<p className="counter" data-state={counter.state}>
					<span aria-hidden="true">{counter.shown}</span>
					<span id={`${id}-counter`} className="sr-only">
						{counter.spoken}
					</span>
					<span className="sr-only" aria-live="polite">
						{counter.told}
					</span>
				</p>
			</div>
			{marginNote?.content}
		</div>
	);
}
