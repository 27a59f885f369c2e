import { WaxSeal } from "./wax-seal.tsx";

/** A note folded in three and sealed. `postmarked` once it has left. */
export function FoldedNote({ postmarked = false }: { readonly postmarked?: boolean }) {
	return (
		<div className="folded-note">
			<svg viewBox="0 0 220 132" aria-hidden="true" focusable="false">
				<path className="folded-under" d="M12 12h196v112H12Z" />
				<path className="folded-back" d="M8 8h204v112H8Z" />
				<path className="folded-flap" d="M8 8h204v52c0 3-2 4-4 5l-92 29c-4 1-8 1-12 0L12 65c-2-1-4-2-4-5Z" />
				<path className="folded-crease" d="M9 118 86 86M211 118l-77-32" />
				{postmarked && (
					<g className="postmark">
						<circle cx="178" cy="38" r="19" />
						<circle cx="178" cy="38" r="13" />
						<path d="M118 30c7-4 12 4 19 0s12 4 19 0M118 38c7-4 12 4 19 0s12 4 19 0M118 46c7-4 12 4 19 0s12 4 19 0" />
					</g>
				)}
			</svg>
			<WaxSeal />
		</div>
	);
}
