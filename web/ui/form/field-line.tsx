interface FieldLineProps {
	readonly id: string;
	readonly hint?: string | undefined;
	readonly error?: string | undefined;
}

/** The line under a field: its error, else its hint. Its height is always kept, so that errors move nothing. */
export function FieldLine({ id, hint, error }: FieldLineProps) {
	return (
		<p id={id} className="field-line" aria-live="polite">
			{error === undefined ? (
				hint
			) : (
				<span className="field-error">
					<svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
						<path d="M8 1.5 15 14H1Z M8 6v4 M8 11.8v.4" />
					</svg>
					{error}
				</span>
			)}
		</p>
	);
}
