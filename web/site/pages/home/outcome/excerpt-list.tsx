import { m } from "#i18n/compiled/messages.js";
import type { Place } from "#web/site/pages/home/place/place.ts";
import type { Excerpt } from "./excerpts.ts";

interface ExcerptListProps {
	readonly excerpts: readonly Excerpt[];
	/** Selects a place in the field below. */
	readonly onShow: (place: Place | undefined) => void;
}

/** The words that decided a refusal, marked, with the way to each where there are several. */
export function ExcerptList({ excerpts, onShow }: ExcerptListProps) {
	if (excerpts.length === 0) return null;
	return (
		<figure className="excerpts">
			<figcaption>{m.outcome_rejected_place()}</figcaption>
			{excerpts.map(({ pieces, place }) => (
				<div key={place?.start}>
					<blockquote dir="auto">
						{pieces.map(({ text, marked }, index) => {
							const Piece = marked ? "mark" : "span";
							// biome-ignore lint/suspicious/noArrayIndexKey: a quotation never changes, and its words may repeat
							return <Piece key={index}>{text}</Piece>;
						})}
					</blockquote>
					<button type="button" className="text-link" onClick={() => onShow(place)}>
						{m.outcome_rejected_show()}
					</button>
				</div>
			))}
		</figure>
	);
}
