import { type ReactNode, useEffect, useRef } from "react";

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

/** A slip of paper that says what happened and what to do next. It takes the focus when it appears. */
export function Notice({ id, tone, kicker, title, picture, children, actions }: NoticeProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
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
