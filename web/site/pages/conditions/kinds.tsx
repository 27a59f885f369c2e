import { CrossMark, TickMark } from "#web/ui/paper/pen-marks.tsx";
import type { ConditionsText } from "./conditions-text.ts";

/** What a note may say: each kind with a short example on a slip of paper. */
export function AcceptedKinds({ title, intro, kinds }: ConditionsText["accepted"]) {
	return (
		<section aria-labelledby="accepted">
			<h2 id="accepted">{title}</h2>
			<p className="rules-intro">{intro}</p>
			<ul className="kinds kinds-accepted">
				{kinds.map(({ name, meaning, example }) => (
					<li key={name}>
						<TickMark />
						<div>
							<h3>{name}</h3>
							<p>{meaning}</p>
						</div>
						<blockquote>{example}</blockquote>
					</li>
				))}
			</ul>
		</section>
	);
}

/** What a note may not say, and why; then the warning that goes for all of it. */
export function RefusedKinds({ title, intro, kinds, warning }: ConditionsText["refused"]) {
	return (
		<section aria-labelledby="refused">
			<h2 id="refused">{title}</h2>
			<p className="rules-intro">{intro}</p>
			<ul className="kinds kinds-refused">
				{kinds.map(({ category, name, reason }) => (
					<li key={name} id={`refused-${category}`}>
						<CrossMark />
						<div>
							<h3>{name}</h3>
							<p>{reason}</p>
						</div>
					</li>
				))}
			</ul>
			<p className="rules-warning">{warning}</p>
		</section>
	);
}
