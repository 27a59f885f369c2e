import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import type { ModerationAction } from "#contract/admin-decisions.ts";
import { limits } from "#contract/limits.ts";
import type { RefusalCategory } from "#contract/moderation.ts";
import { refusalCategories } from "#contract/refusal-categories.ts";
import { categoryNames } from "#i18n/category-words.ts";
import { m } from "#i18n/compiled/messages.js";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { SubmitRow } from "#web/admin/dialogs/submit-row.tsx";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { jobWords } from "./job-words.ts";
import type { BulkJobState, JobFilter } from "./use-bulk-job.ts";

interface BulkJobDialogProps {
	readonly action: ModerationAction;
	readonly filter: JobFilter;
	readonly order: BulkJobState["order"];
	readonly onClose: () => void;
}

/** Says how many messages match, asks why, and for that number to be typed. What is wrong is said here, and nothing typed is lost. */
export function BulkJobDialog({ action, filter, order, onClose }: BulkJobDialogProps) {
	const format = useFormat();
	const { count, error, countAgain } = useCount(filter);
	const [reason, setReason] = useState("");
	const [category, setCategory] = useState<RefusalCategory | "">("");
	const [typed, setTyped] = useState("");
	const isConfirmed = count !== undefined && count > 0 && typed.trim() === `${count}` && reason.trim() !== "";
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!isConfirmed || order.isPending) return;
		const named = category === "" ? {} : { category };
		// Whoever matches another number now is told so, and counts again.
		const body = { filter, action, reason: reason.trim(), ...named, expected: count };
		order.mutate(body, { onSuccess: onClose, onError: () => void countAgain() });
	};
	const words = jobWords[action];
	const failure = error ?? order.error;
	return (
		<Dialog
			title={count === undefined ? m.admin_bulk_counting() : words.title({ count: format.number(count) })}
			onClose={onClose}
		>
			<form className="stacked-form" onSubmit={submit}>
				<p>{count === 0 ? m.admin_bulk_none() : m.admin_bulk_text()}</p>
				<ReasonField value={reason} onChange={setReason} />
				{action === "reject" && <CategoryField value={category} onChange={setCategory} />}
				{count !== undefined && count > 0 && <CountField count={count} value={typed} onChange={setTyped} />}
				{failure !== null && (
					<p className="note-line" data-tone="failure" role="alert">
						{errorWords(failure)}
					</p>
				)}
				<SubmitRow label={words.button()} isDisabled={!isConfirmed || order.isPending} onCancel={onClose} />
			</form>
		</Dialog>
	);
}

/** How many messages match, counted anew for each dialog. */
function useCount(filter: JobFilter) {
	const ask = useAsk();
	const { data, error, refetch } = useQuery({
		queryKey: ["message-jobs-count", filter],
		queryFn: async ({ signal }) => {
			return (await ask("GET /api/admin/message-jobs/preview", { query: filter }, signal)).count;
		},
		gcTime: 0,
	});
	return { count: data, error, countAgain: refetch };
}

interface FieldProps<Value extends string = string> {
	readonly value: Value;
	readonly onChange: (value: Value) => void;
}

function ReasonField({ value, onChange }: FieldProps) {
	const id = useId();
	return (
		<>
			<label htmlFor={id}>{m.admin_bulk_reason()}</label>
			<textarea
				id={id}
				rows={2}
				required
				maxLength={limits.moderationNotesCharacters}
				value={value}
				onChange={(event) => onChange(event.target.value)}
			/>
		</>
	);
}

function CategoryField({ value, onChange }: FieldProps<RefusalCategory | "">) {
	const id = useId();
	return (
		<>
			<label htmlFor={id}>{m.admin_messages_category()}</label>
			<select id={id} value={value} onChange={(event) => onChange(event.target.value as RefusalCategory | "")}>
				<option value="">{m.admin_bulk_no_category()}</option>
				{refusalCategories.map((category) => (
					<option key={category} value={category}>
						{categoryNames[category]()}
					</option>
				))}
			</select>
		</>
	);
}

function CountField({ count, value, onChange }: FieldProps & { readonly count: number }) {
	const id = useId();
	return (
		<>
			<label htmlFor={id}>{m.admin_frame_type_to_confirm({ word: `${count}` })}</label>
			<input
				id={id}
				inputMode="numeric"
				autoComplete="off"
				value={value}
				onChange={(event) => onChange(event.target.value)}
			/>
		</>
	);
}
