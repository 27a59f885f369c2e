import { CrossMark, TickMark } from "#web/ui/paper/pen-marks.tsx";
import { StepPath } from "#web/ui/reading/step-path.tsx";
import type { ConditionsText } from "./conditions-text.ts";

type ModerationStepsProps = ConditionsText["moderation"] & Pick<ConditionsText, "verdicts">;

/** The way of a note from the writer to its verdict. */
export function ModerationSteps({ title, intro, steps, verdicts }: ModerationStepsProps) {
	return (
		<section aria-labelledby="moderation">
			<h2 id="moderation">{title}</h2>
			<p className="rules-intro">{intro}</p>
			<StepPath
				steps={steps.map(({ title, text, ends }) => ({
					title,
					content: (
						<>
							<p>{text}</p>
							{ends !== undefined && (
								<dl className="path-ends">
									<dt>
										<TickMark /> {verdicts.accepted}
									</dt>
									<dd>{ends.approved}</dd>
									<dt>
										<CrossMark /> {verdicts.refused}
									</dt>
									<dd>{ends.refused}</dd>
								</dl>
							)}
						</>
					),
				}))}
			/>
		</section>
	);
}
