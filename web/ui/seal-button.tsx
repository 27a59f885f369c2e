import { WaxSeal } from "#web/ui/wax-seal.tsx";

interface SealButtonProps {
	readonly label: string;
	readonly disabled?: boolean;
}

/** Submits its form: a wax seal with its label beside it. One per screen. */
export function SealButton({ label, disabled = false }: SealButtonProps) {
	return (
		<button type="submit" className="seal-button" disabled={disabled}>
			<WaxSeal />
			<span>{label}</span>
		</button>
	);
}
