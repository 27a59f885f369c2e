import { QueryClient } from "@tanstack/react-query";
import { CallError, isPassing } from "./call-error.ts";

/** A question that nobody answered in time is asked once more, one that failed at once twice. */
function maxRetries(error: unknown): number {
	if (!isPassing(error)) return 0;
	return error instanceof CallError && error.isLate ? 1 : 2;
}

/**
 * What the administration has read. A question is asked again by itself only when nobody answered; what an action does
 * is never repeated. Asked offline too: the failure is then shown instead of a wait.
 */
export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			staleTime: 15_000,
			networkMode: "always",
			retryDelay: 1_000,
			retry: (failures, error) => failures < maxRetries(error),
		},
		mutations: { networkMode: "always", retry: false },
	},
});
