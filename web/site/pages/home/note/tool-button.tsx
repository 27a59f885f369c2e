/** Hairlines in a 24 × 24 box. */
const icons = {
	/** A page with its first line written. */
	lines: "M6 3.5h12v17H6ZM9 8c1-1.2 2-1.2 3 0s2 1.2 3 0M9 12.5h6M9 16h3.5",
	/** An inkwell. */
	paper: "M9.5 3.5h5M10 3.5V8l-3.5 3.5v8a1 1 0 0 0 1 1h9a1 1 0 0 0 1-1v-8L14 8V3.5M6.5 14.5h11",
	/** An hourglass. */
	later:
		"M7 3.5h10M7 20.5h10M8.5 3.5c0 5 2.7 6.6 3.5 8.5 .8-1.9 3.5-3.5 3.5-8.500M8.5 20.500c0-5 2.7-6.6 3.5-8.5 .8 1.9 3.5 3.5 3.5 8.500M10.5 18h3",
	/** A quill. */
	hints: "M4 20.500C7.5 12 11 6.5 19.5 3.500c.5 7-4 12-11.5 12.500M8 16l6-7M10.5 13h4",
	/** An open envelope. */
	preview: "M4 10.5 12 4l8 6.500v9.500H4ZM4 10.500l8 5.5 8-5.5",
} as const;

export type ToolName = keyof typeof icons;

interface ToolButtonProps {
	readonly tool: ToolName;
	readonly label: string;
	/** Whether what it opens is open; undefined where it opens a dialog. */
	readonly open: boolean | undefined;
	/** Its place is kept while it is of no use. */
	readonly offered?: boolean;
	readonly onPress: () => void;
}

/** One thing of the writing set: a drawing, and what it is for. */
export function ToolButton({ tool, label, open, offered = true, onPress }: ToolButtonProps) {
	return (
		<button
			type="button"
			className="tool"
			data-tool={tool}
			data-offered={offered}
			aria-haspopup={open === undefined ? "dialog" : undefined}
			aria-expanded={open}
			aria-controls={open === undefined ? undefined : trayId(tool)}
			onClick={onPress}
		>
			<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
				<path d={icons[tool]} />
			</svg>
			<span>{label}</span>
		</button>
	);
}

export function trayId(tool: ToolName): string {
	return `tray-${tool}`;
}
