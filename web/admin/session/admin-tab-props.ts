import type { SignedIn } from "./session-provider.tsx";

/** What every tab is told. */
export interface AdminTabProps {
	readonly session: SignedIn;
	/** Whether it is the tab in sight: the keys are its own only then. */
	readonly isShown: boolean;
}
