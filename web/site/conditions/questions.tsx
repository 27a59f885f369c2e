import type { ConditionsText } from "#web/site/conditions/conditions-text.ts";

/** Questions that open and close independently of each other. */
export function Questions({ title, list }: ConditionsText["questions"]) {
	return (
		<section aria-labelledby="questions">
			<h2 id="questions">{title}</h2>
			<div className="rules-questions">
				{list.map(({ question, answer }) => (
					<details key={question}>
						<summary>
							<h3>{question}</h3>
						</summary>
						<div className="prose">{answer}</div>
					</details>
				))}
			</div>
		</section>
	);
}
