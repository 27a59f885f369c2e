import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAsk, useErrorWords } from "#web/admin/calls/use-ask.ts";
import { useAnnounce } from "#web/admin/frame/announcer.tsx";
import { frameWords } from "#web/admin/frame/frame-words.ts";
import { useWords } from "#web/admin/words/language-provider.tsx";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { administratorsKey, auditKey } from "./settings-keys.ts";
import { settingsWords } from "./settings-words.ts";

/** Removes another administrator, once asked for twice. */
export function RemoveAdministratorButton({ username }: { readonly username: string }) {
	const words = useWords(settingsWords);
	const { cancel } = useWords(frameWords);
	const [isAsking, setIsAsking] = useState(false);
	const ask = useAsk();
	const announce = useAnnounce();
	const errorWords = useErrorWords();
	const read = useQueryClient();
	const remove = useMutation({
		mutationFn: () => ask("DELETE /api/admin/administrators/:username", { params: { username } }),
		onSuccess: () => announce({ tone: "success", text: words.removed(username) }),
		onError: (error) => announce({ tone: "failure", text: errorWords(error) }),
		onSettled: async () => {
			await Promise.all([administratorsKey, auditKey].map((queryKey) => read.invalidateQueries({ queryKey })));
		},
	});
	return (
		<>
			<button
				type="button"
				className="action action-no"
				aria-label={words.removeOf(username)}
				onClick={() => setIsAsking(true)}
				disabled={remove.isPending}
			>
				{words.remove}
			</button>
			{isAsking && (
				<ConfirmDialog
					title={words.removeTitle(username)}
					confirmLabel={words.remove}
					cancelLabel={cancel}
					onConfirm={() => remove.mutate()}
					onClose={() => setIsAsking(false)}
				>
					<p>{words.removeText}</p>
				</ConfirmDialog>
			)}
		</>
	);
}
