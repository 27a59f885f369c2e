import { WaxSeal } from "./wax-seal.tsx";

interface WaxSealButtonProps {
	readonly label: string;
	readonly disabled?: boolean;
}

/** Submits its form: a wax seal with its label beside it. One per screen. */
export function WaxSealButton({ label, disabled = false }: WaxSealButtonProps) {
	return (
		<button type="submit" className="wax-seal-button" disabled={disabled}>
			<WaxSeal />
			<span>{label}</span>
		</button>
	);
}
