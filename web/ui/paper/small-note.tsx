import type { ReactNode } from "react";
import { CrossMark, TickMark } from "./pen-marks.tsx";
import { WaxSeal } from "./wax-seal.tsx";

interface SmallNoteProps {
	readonly children: ReactNode;
	/** How it was judged, in a word. */
	readonly verdict: string;
	/** What it was turned down for; a note without is a good one, and sealed. */
	readonly fault?: string;
}

/** A few words on a small sheet of their own: folded and sealed, or torn off and stamped. */
export function SmallNote({ children, verdict, fault }: SmallNoteProps) {
	const good = fault === undefined;
	return (
		<figure className={`small-note ${good ? "small-note-sealed" : "small-note-torn"}`}>
			<figcaption>
				{good ? <TickMark /> : <CrossMark />}
				<span>{verdict}</span>
				{!good && <strong>{fault}</strong>}
			</figcaption>
			<div className="small-note-paper">
				<blockquote>{children}</blockquote>
			</div>
			{good && <WaxSeal />}
		</figure>
	);
}
