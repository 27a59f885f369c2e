import type { ReactNode } from "react";
import { factCondition, factMark, type SiteFact } from "#contract/site-facts.ts";

interface ConditionProps {
	readonly fact: SiteFact;
	readonly children: ReactNode;
}

/** What the running service says of itself, filled in when it starts. For markup that React never takes over. */
export function FactText({ fact }: Pick<ConditionProps, "fact">) {
	return factMark(fact);
}

/** What is shown only where the service knows a fact. */
export function WhereKnown({ fact, children }: ConditionProps) {
	const { start, end } = factCondition(fact);
	return (
		<>
			{start}
			{children}
			{end}
		</>
	);
}

/** What is shown only where it does not. */
export function WhereUnknown({ fact, children }: ConditionProps) {
	const { start, end } = factCondition(fact, { unless: true });
	return (
		<>
			{start}
			{children}
			{end}
		</>
	);
}
