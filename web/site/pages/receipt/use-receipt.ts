import { useCallback, useEffect, useState } from "react";
import type { Receipt } from "#contract/receipt.ts";
import { currentLocale } from "#i18n/current-locale.ts";
import { call } from "#web/api.ts";

/** What the holder of a receipt sees. `none`: the address holds no token; `unknown`: nobody was given that one. */
export type ReceiptView =
	| { readonly kind: "opening" | "none" | "unknown" }
	| { readonly kind: "failed"; readonly error: string | undefined }
	/** `error` says why what was asked for last was not done. */
	| { readonly kind: "shown"; readonly receipt: Receipt; readonly error: string | undefined };

export type ReceiptAct = "cancel" | "erase";

const endpoints = {
	read: "POST /api/receipts",
	cancel: "POST /api/receipts/cancel",
	erase: "POST /api/receipts/erase",
} as const;

/** The receipt whose token stands in the fragment of the address, which reaches no server but in a body. */
export function useReceipt() {
	const [view, setView] = useState<ReceiptView>({ kind: "opening" });

	const ask = useCallback(async (what: keyof typeof endpoints): Promise<void> => {
		const token = location.hash.slice(1);
		if (token === "") return setView({ kind: "none" });
		const answer = await call(endpoints[what], { body: { token } }, { locale: currentLocale() });
		if (answer.status === 200) return setView({ kind: "shown", receipt: answer.body, error: undefined });
		if (answer.status === 404) return setView({ kind: "unknown" });
		const error = answer.status === "offline" || answer.status === "unreadable" ? undefined : answer.body.error;
		setView((view) => (view.kind === "shown" ? { ...view, error } : { kind: "failed", error }));
	}, []);

	useEffect(() => {
		const open = (): void => void ask("read");
		open();
		addEventListener("hashchange", open);
		return () => removeEventListener("hashchange", open);
	}, [ask]);

	return {
		view,
		open: () => ask("read"),
		/** Does it, and shows what is so then. */
		act: (what: ReceiptAct) => ask(what),
	};
}
