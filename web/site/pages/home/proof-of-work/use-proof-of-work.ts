import { useState } from "react";
import { proveWork } from "./prove-work.ts";

/** Makes proofs of work, and knows whether one is being made. */
export function useProofOfWork() {
	const [proving, setProving] = useState(false);
	return {
		proving,
		/** Gives what the header says, or undefined when no proof can be made. */
		prove(): Promise<string | undefined> {
			setProving(true);
			return proveWork().finally(() => setProving(false));
		},
	};
}
