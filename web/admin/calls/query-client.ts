import { QueryClient } from "@tanstack/react-query";
import { CallError } from "./call-error.ts";

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
			retry: (failures, error) => failures < 1 && error instanceof CallError && error.status === undefined,
		},
		mutations: { networkMode: "always", retry: false },
	},
});
