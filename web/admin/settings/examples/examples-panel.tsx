import { useMutation } from "@tanstack/react-query";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { saveFile } from "#web/ui/file/save-file.ts";
import { ExampleItem } from "./example-item.tsx";
import { useAllExamples, useExamples } from "./use-examples.ts";

/** The notes that the moderator may learn from. */
export function ExamplesPanel() {
	const { examples, isLearning, error, isFetching, hasNextPage, fetchNextPage } = useExamples();
	return (
		<section className="panel" aria-labelledby="examples-title">
			<h3 id="examples-title">{m.admin_settings_examples()}</h3>
			<p className="panel-note">{m.admin_settings_examples_intro()}</p>
			{isLearning === false && <p className="note-line">{m.admin_settings_examples_off()}</p>}
			{error !== null && (
				<p className="error-line" role="alert">
					{m.admin_settings_examples_failed({ reason: errorWords(error) })}
				</p>
			)}
			{isLearning === true && examples?.length === 0 && (
				<p className="empty-line">{m.admin_settings_examples_empty()}</p>
			)}
			{examples !== undefined && examples.length > 0 && (
				<>
					<ul className="examples">
						{examples.map((example) => (
							<ExampleItem key={example.id} example={example} />
						))}
					</ul>
					<div className="panel-tools">
						{hasNextPage && (
							<button type="button" className="action" onClick={() => void fetchNextPage()} aria-disabled={isFetching}>
								{m.admin_tables_more()}
							</button>
						)}
						<ExportButton />
					</div>
				</>
			)}
		</section>
	);
}

/** Saves all of them as `npm run moderation:adapt` reads them. */
function ExportButton() {
	const announce = useAnnounce();
	const save = useMutation({
		mutationFn: useAllExamples(),
		onSuccess: (examples) => {
			const lines = examples.map((example) => `${JSON.stringify(example)}\n`);
			saveFile("examples.jsonl", lines.join(""), "application/jsonl;charset=utf-8");
		},
		onError: (error) =>
			announce({ tone: "failure", text: m.admin_settings_examples_failed({ reason: errorWords(error) }) }),
	});
	return (
		<button type="button" className="action" onClick={() => save.mutate()} disabled={save.isPending}>
			{save.isPending ? m.admin_settings_exporting() : m.admin_settings_examples_export()}
		</button>
	);
}
