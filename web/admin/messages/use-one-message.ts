import { useQuery } from "@tanstack/react-query";
import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { messageKey } from "./message-lists.ts";

interface OneMessage {
	readonly message: ReviewedMessage | undefined;
	readonly error: unknown;
	readonly isLoading: boolean;
}

/** A message by its id, asked for where no list has it: a link may lead to one that is on no page loaded. */
export function useOneMessage(id: string | undefined, listed: ReviewedMessage | undefined): OneMessage {
	const ask = useAsk();
	const { data, error, isLoading } = useQuery({
		queryKey: messageKey(id ?? ""),
		queryFn: async ({ signal }) =>
			(await ask("GET /api/admin/messages/:id", { params: { id: id ?? "" } }, signal)).message,
		enabled: id !== undefined && listed === undefined,
		refetchOnWindowFocus: false,
	});
	const isWanted = id !== undefined && listed === undefined;
	return { message: listed ?? (isWanted ? data : undefined), error: isWanted ? error : undefined, isLoading };
}
