import { type ReactNode, useLayoutEffect, useRef } from "react";

interface NoticeProps {
	readonly id: string;
	readonly tone: "success" | "warning" | "danger";
	/** A few words above the title that say what kind of notice it is. */
	readonly kicker?: string | undefined;
	readonly title: string;
	readonly picture?: ReactNode;
	readonly children: ReactNode;
	readonly actions: ReactNode;
}

/** A slip of paper that says what happened and what to do next. It comes into view and takes the focus. */
export function Notice({ id, tone, kicker, title, picture, children, actions }: NoticeProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	// In the frame it appears, so that the focus never rests on what it replaces.
	useLayoutEffect(() => {
		heading.current?.focus({ preventScroll: true });
		const slip = heading.current?.closest("section");
		const top = slip?.getBoundingClientRect().top ?? 0;
		if (top < 0 || top > innerHeight / 2) slip?.scrollIntoView();
	}, []);
	return (
		<section className={`notice notice-${tone}`} aria-labelledby={id}>
			{picture}
			{kicker !== undefined && <p className="notice-kicker">{kicker}</p>}
			<h2 id={id} ref={heading} tabIndex={-1}>
				{title}
			</h2>
			<div className="notice-body">{children}</div>
			<div className="notice-actions">{actions}</div>
		</section>
	);
}
