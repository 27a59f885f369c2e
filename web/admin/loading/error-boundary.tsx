import { Component, type ReactNode } from "react";
import { m } from "#i18n/compiled/messages.js";
import { PartNotice } from "./part-notice.tsx";

interface ErrorBoundaryProps {
	readonly children: ReactNode;
}

/** Keeps a part that cannot be drawn from taking the rest with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
	override state = { isBroken: false };

	static getDerivedStateFromError(): { readonly isBroken: boolean } {
		return { isBroken: true };
	}

	override render(): ReactNode {
		if (!this.state.isBroken) return this.props.children;
		const retry = () => this.setState({ isBroken: false });
		return <PartNotice title={m.admin_frame_broken_title()} text={m.admin_frame_broken_text()} onRetry={retry} />;
	}
}
