import { WaxSeal } from "./wax-seal.tsx";

/** A sheet that folds in three and is sealed, once, with a few words under it. Under reduced motion it lies folded. */
export function FoldingNote({ label }: { readonly label: string }) {
	return (
		<div className="folding-note">
			<div className="folding-paper" aria-hidden="true">
				<i className="folding-middle" />
				<i className="folding-bottom" />
				<i className="folding-top" />
				<WaxSeal />
			</div>
			<p>{label}</p>
		</div>
	);
}
