import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { type Ask, useAsk } from "#web/admin/session/use-ask.ts";
import { auditKey } from "#web/admin/settings/audit/audit-key.ts";
import { administratorsKey } from "./administrators-key.ts";

interface TeamChange<Input> {
	readonly act: (ask: Ask, input: Input) => Promise<unknown>;
	readonly said: (input: Input) => string;
}

/** Changes who works here, says what became of it, and reads the list anew. */
export function useTeamChange<Input>({ act, said }: TeamChange<Input>) {
	const ask = useAsk();
	const announce = useAnnounce();
	const read = useQueryClient();
	return useMutation({
		mutationFn: (input: Input) => act(ask, input),
		onSuccess: (_, input) => announce({ tone: "success", text: said(input) }),
		onError: (error) => announce({ tone: "failure", text: errorWords(error) }),
		onSettled: async () => {
			await Promise.all([administratorsKey, auditKey].map((queryKey) => read.invalidateQueries({ queryKey })));
		},
	});
}
