import { type ComponentType, useCallback, useEffect, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PartNotice } from "./part-notice.tsx";

/** A part of the administration whose code is fetched when it is first shown. */
export interface LazyCode<Props extends object> {
	readonly load: () => Promise<ComponentType<Props>>;
	loaded: ComponentType<Props> | undefined;
}

export function lazyCode<Props extends object>(load: LazyCode<Props>["load"]): LazyCode<Props> {
	return { load, loaded: undefined };
}

/** A part that is there from the start. */
export function loadedCode<Props extends object>(content: ComponentType<Props>): LazyCode<Props> {
	return { load: async () => content, loaded: content };
}

interface LazyPartProps<Props extends object> {
	/** Always the same for one place on the page. */
	readonly code: LazyCode<Props>;
	readonly props: Props;
}

/**
 * Fetches the code of a part and shows it. Code that does not come leaves a button that asks for it again, and so does a
 * connection that is back; nothing else on the page is lost.
 */
export function LazyPart<Props extends object>({ code, props }: LazyPartProps<Props>) {
	const [Content, setContent] = useState(() => code.loaded);
	const [hasFailed, setHasFailed] = useState(false);
	const fetchCode = useCallback(() => {
		setHasFailed(false);
		code.load().then(
			(content) => {
				code.loaded = content;
				setContent(() => content);
			},
			() => setHasFailed(true),
		);
	}, [code]);
	useEffect(() => {
		if (code.loaded === undefined) fetchCode();
	}, [code, fetchCode]);
	useWhenOnline(hasFailed, fetchCode);
	if (Content !== undefined) {
		return (
			<ErrorBoundary>
				<Content {...props} />
			</ErrorBoundary>
		);
	}
	return hasFailed ? (
		<PartNotice title={m.admin_frame_missing_title()} text={m.admin_frame_missing_text()} onRetry={fetchCode} />
	) : (
		<p className="waiting-line">{m.admin_frame_loading_tab()}</p>
	);
}

function useWhenOnline(isWaiting: boolean, act: () => void): void {
	useEffect(() => {
		if (!isWaiting) return;
		addEventListener("online", act);
		return () => removeEventListener("online", act);
	}, [isWaiting, act]);
}
