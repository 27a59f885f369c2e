import { WaxSeal } from "./wax-seal.tsx";

interface WaxSealButtonProps {
	readonly label: string;
	/** Whether something is still missing: it can be pressed all the same, and its form then says what. */
	readonly waiting?: boolean;
	readonly disabled?: boolean;
}

/** Submits its form: a red wax seal with its label beside it. One per screen. */
export function WaxSealButton({ label, waiting = false, disabled = false }: WaxSealButtonProps) {
	return (
		<button type="submit" className="wax-seal-button" aria-disabled={waiting} disabled={disabled}>
			<WaxSeal />
			<span>{label}</span>
		</button>
	);
}
