import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => {};

/**
 * False in prerendered pages and until this script has taken them over. A form that only a script can send keeps its
 * button disabled until then: the browser would put its fields into the address.
 */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
