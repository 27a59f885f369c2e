import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { suppressionsKey } from "./use-suppressions.ts";

interface AllowButtonProps {
	/** As the list names it. */
	readonly mailbox: string;
	readonly onAllowed?: () => void;
}

/** Lets a mailbox be sent notes again, once asked for twice. */
export function AllowButton({ mailbox, onAllowed }: AllowButtonProps) {
	const [isAsking, setIsAsking] = useState(false);
	const ask = useAsk();
	const announce = useAnnounce();
	const read = useQueryClient();
	const allow = useMutation({
		mutationFn: () => ask("DELETE /api/admin/email/suppressions/:mailbox", { params: { mailbox } }),
		onSuccess: () => {
			announce({ tone: "success", text: m.admin_deliverability_allowed() });
			onAllowed?.();
		},
		onError: (error) => announce({ tone: "failure", text: errorWords(error) }),
		onSettled: () => read.invalidateQueries({ queryKey: suppressionsKey }),
	});
	return (
		<>
			<button
				type="button"
				className="action"
				aria-label={m.admin_deliverability_allow_of({ mailbox: mailbox.slice(0, 8) })}
				onClick={() => setIsAsking(true)}
				disabled={allow.isPending}
			>
				{m.admin_deliverability_allow()}
			</button>
			{isAsking && (
				<ConfirmDialog
					title={m.admin_deliverability_allow_title()}
					confirmLabel={m.admin_deliverability_allow()}
					cancelLabel={m.admin_frame_cancel()}
					onConfirm={() => allow.mutate()}
					onClose={() => setIsAsking(false)}
				>
					<p>{m.admin_deliverability_allow_text()}</p>
				</ConfirmDialog>
			)}
		</>
	);
}
