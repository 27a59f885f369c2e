import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { m } from "#i18n/compiled/messages.js";

/** What happened, in a sentence. A success goes by itself, a failure stays until it is put away. */
export interface Announcement {
	readonly tone: "success" | "failure";
	readonly text: string;
}

const successMs = 6_000;

const AnnouncerContext = createContext<(announcement: Announcement) => void>(() => {});

/** Tells the administrator, eye and screen reader alike, what became of an action. */
export function useAnnounce(): (announcement: Announcement) => void {
	return useContext(AnnouncerContext);
}

/** The slip at the foot of the page on which announcements appear, the latest only. */
export function AnnouncerProvider({ children }: { readonly children: ReactNode }) {
	const [shown, setShown] = useState<Announcement & { readonly number: number }>();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const announce = useCallback((announcement: Announcement) => {
		clearTimeout(timer.current);
		setShown((before) => ({ ...announcement, number: (before?.number ?? 0) + 1 }));
		if (announcement.tone === "success") timer.current = setTimeout(() => setShown(undefined), successMs);
	}, []);
	useEffect(() => () => clearTimeout(timer.current), []);
	return (
		<AnnouncerContext value={announce}>
			{children}
			<Slip announcement={shown} onClose={() => setShown(undefined)} />
		</AnnouncerContext>
	);
}

interface SlipProps {
	readonly announcement: (Announcement & { readonly number: number }) | undefined;
	readonly onClose: () => void;
}

/** Both live regions are always there: one that comes with its text is not read out. */
function Slip({ announcement, onClose }: SlipProps) {
	// A line of its own for each, so that one is read out that says the same as the one before.
	const lineOf = (tone: Announcement["tone"]) =>
		announcement?.tone === tone && <span key={announcement.number}>{announcement.text}</span>;
	return (
		<div className="announcer" data-tone={announcement?.tone}>
			<p role="status">{lineOf("success")}</p>
			<p role="alert">{lineOf("failure")}</p>
			{announcement !== undefined && (
				<button type="button" className="action" onClick={onClose}>
					{m.admin_frame_close()}
				</button>
			)}
		</div>
	);
}
