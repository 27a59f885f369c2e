import { Disclosure } from "#web/ui/reading/disclosure.tsx";
import type { ConditionsText } from "./conditions-text.ts";

/** Questions that open and close independently of each other. */
export function Questions({ title, list }: ConditionsText["questions"]) {
	return (
		<section aria-labelledby="questions">
			<h2 id="questions">{title}</h2>
			<div className="rules-questions">
				{list.map(({ question, answer }) => (
					<Disclosure key={question} title={question} level={3}>
						<div className="prose">{answer}</div>
					</Disclosure>
				))}
			</div>
		</section>
	);
}
