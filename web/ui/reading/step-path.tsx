import type { ReactNode } from "react";

interface StepPathProps {
	readonly steps: readonly { readonly title: string; readonly content: ReactNode }[];
}

/** Steps in their order, numbered, along a path. */
export function StepPath({ steps }: StepPathProps) {
	return (
		<ol className="step-path">
			{steps.map(({ title, content }) => (
				<li key={title}>
					<h3>{title}</h3>
					{content}
				</li>
			))}
		</ol>
	);
}
