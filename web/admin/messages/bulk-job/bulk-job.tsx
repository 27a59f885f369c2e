import { useState } from "react";
import type { ModerationAction } from "#contract/admin-decisions.ts";
import type { BulkJob as Job } from "#contract/admin-jobs.ts";
import { m } from "#i18n/compiled/messages.js";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { BulkJobDialog } from "./bulk-job-dialog.tsx";
import { jobWords, progressWords } from "./job-words.ts";
import { type BulkJobState, type JobFilter, useBulkJob } from "./use-bulk-job.ts";
import "./bulk-job.css";

interface BulkJobProps {
	/** The list's own filter, as its call takes it; undefined: nothing can be ordered here. */
	readonly filter: JobFilter | undefined;
	/** Notes stand elsewhere by now: the list is worth reading again. */
	readonly onChange: () => void;
}

const actions = ["approve", "reject"] as const;

/** Decides all waiting messages that match the list's filter, as one job; shows the job that is open instead. */
export function BulkJob({ filter, onChange }: BulkJobProps) {
	const state = useBulkJob(onChange);
	const [asking, setAsking] = useState<ModerationAction>();
	return (
		<>
			{state.open !== undefined && <Progress job={state.open} stop={state.stop} />}
			{state.open === undefined && filter !== undefined && (
				<fieldset className="bulk-job">
					<legend className="sr-only">{m.admin_bulk_all()}</legend>
					<span aria-hidden="true">{m.admin_bulk_all()}</span>
					{actions.map((action) => (
						<button key={action} type="button" className="action" onClick={() => setAsking(action)}>
							{jobWords[action].all()}
						</button>
					))}
				</fieldset>
			)}
			{asking !== undefined && filter !== undefined && (
				<BulkJobDialog action={asking} filter={filter} order={state.order} onClose={() => setAsking(undefined)} />
			)}
		</>
	);
}

function Progress({ job, stop }: { readonly job: Job } & Pick<BulkJobState, "stop">) {
	const format = useFormat();
	const { id, state, total, done, skipped, created_by } = job;
	return (
		<div className="bulk-job bulk-job-open">
			<p>
				{progressWords(job, format.number)} {m.admin_bulk_by({ who: created_by })}
			</p>
			{state === "running" && <progress aria-label={m.admin_bulk_progress()} max={total} value={done + skipped} />}
			<p className="sr-only" role="status">
				{state === "waiting" ? progressWords(job, format.number) : m.admin_bulk_began()}
			</p>
			<button type="button" className="action" disabled={stop.isPending} onClick={() => stop.mutate(id)}>
				{state === "waiting" ? m.admin_messages_undo() : m.admin_bulk_stop()}
			</button>
		</div>
	);
}
