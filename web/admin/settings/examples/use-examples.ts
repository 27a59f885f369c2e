import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { LearningExample } from "#contract/admin-examples.ts";
import { limits } from "#contract/limits.ts";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { auditKey } from "#web/admin/settings/audit/audit-key.ts";

/** Where the examples are kept among what has been read. */
const examplesKey = ["examples"] as const;

/** What the moderator may learn from, as far as it has been read, and the way to more of it. */
export function useExamples() {
	const ask = useAsk();
	const { data, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
		queryKey: examplesKey,
		queryFn: ({ pageParam, signal }) =>
			ask("GET /api/admin/examples", { query: pageParam === null ? {} : { cursor: pageParam } }, signal),
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.next_cursor,
	});
	return {
		isLearning: data?.pages[0]?.is_learning,
		examples: data?.pages.flatMap((page) => page.examples),
		error,
		isFetching,
		hasNextPage,
		fetchNextPage,
	};
}

/** Reads all of it, page after page. */
export function useAllExamples(): () => Promise<LearningExample[]> {
	const ask = useAsk();
	return useCallback(async () => {
		const examples: LearningExample[] = [];
		let cursor: string | null = null;
		do {
			const query: { limit: string; cursor?: string } = { limit: `${limits.pageSize.max}` };
			if (cursor !== null) query.cursor = cursor;
			const page: { examples: LearningExample[]; next_cursor: string | null } = await ask("GET /api/admin/examples", {
				query,
			});
			examples.push(...page.examples);
			cursor = page.next_cursor;
		} while (cursor !== null);
		return examples;
	}, [ask]);
}

/** Confirms an example or erases it, and says so. */
export function useExampleActs({ id }: Pick<LearningExample, "id">) {
	const ask = useAsk();
	const announce = useAnnounce();
	const read = useQueryClient();
	const after = (text: () => string) => ({
		onSuccess: () => announce({ tone: "success", text: text() }),
		onError: (error: Error) => announce({ tone: "failure", text: errorWords(error) }),
		onSettled: async () => {
			await Promise.all([examplesKey, auditKey].map((queryKey) => read.invalidateQueries({ queryKey })));
		},
	});
	return {
		confirm: useMutation({
			mutationFn: () => ask("POST /api/admin/examples/:id/confirm", { params: { id } }),
			...after(m.admin_settings_examples_confirmed),
		}),
		remove: useMutation({
			mutationFn: () => ask("DELETE /api/admin/examples/:id", { params: { id } }),
			...after(m.admin_settings_examples_removed),
		}),
	};
}
