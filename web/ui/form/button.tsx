import type { ReactNode } from "react";

interface ButtonProps {
	readonly children: ReactNode;
	readonly kind?: "solid" | "quiet";
	readonly type?: "button" | "submit";
	readonly disabled?: boolean;
	readonly onClick?: () => void;
}

/** A plain button with square paper corners: `solid` for the main action, `quiet` for the others. */
export function Button({ children, kind = "quiet", type = "button", disabled = false, onClick }: ButtonProps) {
	return (
		<button type={type} className={`button button-${kind}`} disabled={disabled} onClick={onClick}>
			{children}
		</button>
	);
}
