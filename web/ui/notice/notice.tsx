import { type ReactNode, useLayoutEffect, useRef } from "react";

interface NoticeProps {
	readonly id: string;
	readonly tone: "success" | "warning" | "danger";
	/** A few words above the title that say what kind of notice it is. */
	readonly kicker?: string | undefined;
	readonly title: string;
	readonly picture?: ReactNode;
	readonly children: ReactNode;
	readonly actions?: ReactNode;
	/** Set for a notice that stands under what it is about, which then stays in sight as far as there is room. */
	readonly below?: boolean;
}

/** A slip of paper that says what happened and what to do next. It comes into view and takes the focus. */
export function Notice({ id, tone, kicker, title, picture, children, actions, below = false }: NoticeProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	// In the frame it appears, so that the focus never rests on what it replaces.
	useLayoutEffect(() => {
		heading.current?.focus({ preventScroll: true });
		const slip = heading.current?.closest("section");
		if (below) return afterPaint(() => slip?.scrollIntoView({ block: "nearest" }));
		const top = slip?.getBoundingClientRect().top ?? 0;
		if (top < 0 || top > innerHeight / 2) slip?.scrollIntoView();
		return undefined;
	}, [below]);
	return (
		<section className={`notice notice-${tone}`} aria-labelledby={id}>
			{picture}
			{kicker !== undefined && <p className="notice-kicker">{kicker}</p>}
			<h2 id={id} ref={heading} tabIndex={-1}>
				{title}
			</h2>
			<div className="notice-body">{children}</div>
			{actions !== undefined && <div className="notice-actions">{actions}</div>}
		</section>
	);
}

/**
 * Runs once what is being drawn has been seen: what the notice pushes down then moves out of sight, and only
 * scrolling brings it into view. Gives what calls it off.
 */
function afterPaint(scroll: () => void): () => void {
	let frame = requestAnimationFrame(() => {
		frame = requestAnimationFrame(scroll);
	});
	return () => cancelAnimationFrame(frame);
}
