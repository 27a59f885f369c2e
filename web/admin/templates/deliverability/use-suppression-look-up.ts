import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { suppressionsKey } from "./use-suppressions.ts";

/** Keeps the address that is typed, as long as the page is open, and what was found of it. */
export function useSuppressionLookUp() {
	const ask = useAsk();
	const announce = useAnnounce();
	const read = useQueryClient();
	const [address, setAddress] = useState("");
	const [isMissing, setIsMissing] = useState(false);
	const lookUp = useMutation({
		mutationFn: () => ask("POST /api/admin/email/suppressions/look-up", { body: { address } }),
	});
	const stop = useMutation({
		mutationFn: () => ask("POST /api/admin/email/suppressions", { body: { address } }),
		onSuccess: () => {
			announce({ tone: "success", text: m.admin_deliverability_stopped() });
			lookUp.mutate();
		},
		onError: (error) => announce({ tone: "failure", text: errorWords(error) }),
		onSettled: () => read.invalidateQueries({ queryKey: suppressionsKey }),
	});
	const failure = lookUp.error === null ? "" : errorWords(lookUp.error);
	return {
		address,
		/** What was found of another address is no longer shown. */
		write(text: string): void {
			setAddress(text);
			setIsMissing(false);
			lookUp.reset();
		},
		submit(): void {
			setIsMissing(address.trim() === "");
			if (address.trim() === "") document.getElementById("suppression-address")?.focus();
			else if (!lookUp.isPending) lookUp.mutate();
		},
		lookUp: () => lookUp.mutate(),
		stop: () => stop.mutate(),
		found: lookUp.data?.suppressions,
		error: isMissing ? m.admin_deliverability_enter_address() : failure,
		isBusy: lookUp.isPending || stop.isPending,
	};
}
