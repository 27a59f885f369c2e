import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { BulkJob } from "#contract/admin-jobs.ts";
import type { Endpoints } from "#contract/all-endpoints.ts";
import type { EndpointInput } from "#contract/endpoint.ts";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { endWords } from "./job-words.ts";

type Order = EndpointInput<Endpoints["POST /api/admin/message-jobs"]>["body"];
export type JobFilter = Order["filter"];

const jobsKey = ["message-jobs"] as const;
/** While one is open; otherwise nothing is asked until somebody comes back to the page. */
const progressMs = 1_000;

const isOpen = ({ ended_at }: BulkJob) => ended_at === null;

/** The job that is open, whoever ordered it, and what can be done about it. `onChange`: notes stand elsewhere by now. */
export function useBulkJob(onChange: () => void) {
	const ask = useAsk();
	const announce = useAnnounce();
	const client = useQueryClient();
	const fail = (error: unknown) => announce({ tone: "failure", text: errorWords(error) });
	const { data: jobs = [] } = useQuery({
		queryKey: jobsKey,
		queryFn: async ({ signal }) => (await ask("GET /api/admin/message-jobs", {}, signal)).jobs,
		refetchInterval: ({ state }) => (state.data?.some(isOpen) ? progressMs : false),
		refetchOnWindowFocus: true,
	});
	const reload = () => client.invalidateQueries({ queryKey: jobsKey });
	useEnds(jobs, onChange);
	const order = useMutation({
		mutationFn: (body: Order) => ask("POST /api/admin/message-jobs", { body }),
		onSettled: reload,
	});
	const stop = useMutation({
		mutationFn: (id: string) => ask("POST /api/admin/message-jobs/:id/stop", { params: { id } }),
		onError: fail,
		onSettled: reload,
	});
	return { open: jobs.find(isOpen), order, stop };
}

export type BulkJobState = ReturnType<typeof useBulkJob>;

/** Says how each job ended that was open when it was last looked at, and brings the list up to date as one gets on. */
function useEnds(jobs: readonly BulkJob[], onChange: () => void): void {
	const announce = useAnnounce();
	const format = useFormat();
	const seen = useRef<ReadonlyMap<string, BulkJob>>(new Map());
	useEffect(() => {
		const before = seen.current;
		seen.current = new Map(jobs.map((job) => [job.id, job]));
		for (const job of jobs) {
			const known = before.get(job.id);
			if (known === undefined || !isOpen(known) || isOpen(job)) continue;
			announce({ tone: "success", text: endWords(job, format.number) });
			onChange();
		}
	}, [jobs, announce, format, onChange]);
}
