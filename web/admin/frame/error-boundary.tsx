import { Component, type ReactNode } from "react";
import { m } from "#i18n/compiled/messages.js";

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
	return (
		<div className="broken-part" role="alert">
			<h2>{m.admin_frame_broken_title()}</h2>
			<p>{m.admin_frame_broken_text()}</p>
			<button type="button" className="action action-main" onClick={() => location.reload()}>
				{m.admin_frame_reload()}
			</button>
		</div>
	);
}
