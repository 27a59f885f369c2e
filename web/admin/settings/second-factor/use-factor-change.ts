import { useMutation, useQueryClient } from "@tanstack/react-query";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { CallError } from "#web/admin/calls/call-error.ts";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { type Ask, useAsk } from "#web/admin/session/use-ask.ts";
import { secondFactorKey } from "./second-factor-key.ts";

interface Change<Input, Output> {
	readonly act: (ask: Ask, input: Input) => Promise<Output>;
	/** What to say of a success, if anything. */
	readonly said?: () => string;
	readonly onDone: (output: Output) => void;
}

/** Changes one's second factors, and reads them anew. What fails otherwise than by an answer failed in the browser. */
export function useFactorChange<Input, Output>({ act, said, onDone }: Change<Input, Output>) {
	const ask = useAsk();
	const announce = useAnnounce();
	const read = useQueryClient();
	const { mutate, isPending, error, reset } = useMutation({
		mutationFn: (input: Input) => act(ask, input),
		onSuccess: async (output) => {
			onDone(output);
			if (said !== undefined) announce({ tone: "success", text: said() });
			await read.invalidateQueries({ queryKey: secondFactorKey });
		},
	});
	const words = error instanceof CallError ? errorWords(error) : m.admin_second_factor_passkey_not_made();
	return { mutate: (input: Input) => mutate(input), reset, isBusy: isPending, error: error === null ? "" : words };
}
