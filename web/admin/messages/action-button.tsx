import { named } from "./outcome-words.ts";

interface ActionButtonProps {
	readonly label: string;
	readonly tone?: "yes" | "no";
	readonly keys?: string;
	/** The beginning of the message's text, which its label says to who does not see beside which text it stands. */
	readonly name: string;
	readonly onAct: () => void;
}

/** What is done to the message that is read. */
export function ActionButton({ label, tone, keys, name, onAct }: ActionButtonProps) {
	return (
		<button
			type="button"
			className={tone === undefined ? "action action-remove" : `action action-${tone}`}
			aria-label={named(name, label)}
			aria-keyshortcuts={keys}
			data-key={keys}
			onClick={onAct}
		>
			{label}
		</button>
	);
}
