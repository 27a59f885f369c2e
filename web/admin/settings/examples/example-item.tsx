import type { LearningExample } from "#contract/admin-examples.ts";
import { categoryNames } from "#i18n/category-words.ts";
import { m } from "#i18n/compiled/messages.js";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { useExampleActs } from "./use-examples.ts";

/** A note on which somebody overruled the moderator, with what can be done with it. */
export function ExampleItem({ example }: { readonly example: LearningExample }) {
	const format = useFormat();
	const { confirm, remove } = useExampleActs(example);
	const isBusy = confirm.isPending || remove.isPending;
	const { text, confirmed_at, confidence, decided_at, language } = example;
	const facts = [
		decisionOf(example),
		...(confidence === null
			? []
			: [m.admin_settings_examples_confidence({ percent: format.percent(Math.round(100 * confidence)) })]),
		format.moment(decided_at),
		confirmed_at === null ? m.admin_settings_examples_kept_with_note() : m.admin_settings_examples_kept_confirmed(),
	];
	return (
		<li>
			<div className="example">
				<p lang={language ?? undefined}>{text}</p>
				<p className="panel-note">{facts.join(" · ")}</p>
			</div>
			<div className="panel-tools">
				{confirmed_at === null && (
					<button
						type="button"
						className="action"
						aria-label={m.admin_settings_examples_confirm_of({ text: shortened(text) })}
						onClick={() => confirm.mutate()}
						disabled={isBusy}
					>
						{m.admin_settings_examples_confirm()}
					</button>
				)}
				<button
					type="button"
					className="action action-no"
					aria-label={m.admin_settings_examples_remove_of({ text: shortened(text) })}
					onClick={() => remove.mutate()}
					disabled={isBusy}
				>
					{m.admin_settings_examples_remove()}
				</button>
			</div>
		</li>
	);
}

function decisionOf({ label, category }: LearningExample): string {
	const name = category === null ? undefined : categoryNames[category]();
	if (label === "accept") {
		return name === undefined
			? m.admin_settings_examples_accept()
			: m.admin_settings_examples_accept_despite({ category: name });
	}
	return name === undefined
		? m.admin_settings_examples_reject()
		: m.admin_settings_examples_reject_as({ category: name });
}

/** As much of a text as names it. */
function shortened(text: string): string {
	const characters = [...text];
	return characters.length <= 40 ? text : `${characters.slice(0, 40).join("")}…`;
}
