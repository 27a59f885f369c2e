import type { ReactNode } from "react";

interface DisclosureProps {
	/** What an address may point to. */
	readonly id?: string;
	readonly title: string;
	/** Level of the title as a heading, by which screen readers list it. */
	readonly level?: 2 | 3;
	readonly children: ReactNode;
}

/** A title that opens to what stands behind it. Native: it works without scripts, and several may be open at once. */
export function Disclosure({ id, title, level = 2, children }: DisclosureProps) {
	const Heading = `h${level}` as const;
	return (
		<details className="disclosure" id={id}>
			<summary>
				<Heading>{title}</Heading>
			</summary>
			<div className="disclosure-body">{children}</div>
		</details>
	);
}
