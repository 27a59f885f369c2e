import { Component, type ReactNode } from "react";
import { useWords } from "#web/admin/words/language-provider.tsx";
import { frameWords } from "./frame-words.ts";

interface ErrorBoundaryProps {
	readonly children: ReactNode;
}

/** Keeps a part that cannot be drawn, or whose code cannot be fetched, from taking the rest with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
	override state = { isBroken: false };

	static getDerivedStateFromError(): { readonly isBroken: boolean } {
		return { isBroken: true };
	}

	override render(): ReactNode {
		return this.state.isBroken ? <BrokenPart /> : this.props.children;
	}
}

/** A new release has new files; so loading the page anew is what helps. */
function BrokenPart() {
	const words = useWords(frameWords);
	return (
		<div className="broken-part" role="alert">
			<h2>{words.brokenTitle}</h2>
			<p>{words.brokenText}</p>
			<button type="button" className="action action-main" onClick={() => location.reload()}>
				{words.reload}
			</button>
		</div>
	);
}
