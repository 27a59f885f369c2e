import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { m } from "#i18n/compiled/messages.js";
import { LinkForm } from "#web/site/letters/link-form.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { OwnLetters } from "./own-letters.tsx";
import { OwnRightsList } from "./own-rights.tsx";
import type { OpenSession } from "./session.ts";
import { useOwnRights } from "./use-own-rights.ts";
import { type SessionInPage, useSession } from "./use-session.ts";

/** Asking for a link, opening one, and what it opens. */
export function YoursPanel() {
	const inPage = useSession();
	const [isErased, setErased] = useState(false);
	const status = useRef<HTMLParagraphElement>(null);
	const { session, said } = inPage;
	/** What had the focus may be gone with what was done. */
	const sayAndFocus = (words: string): void => {
		flushSync(() => inPage.say(words));
		if (words !== "") status.current?.focus();
	};
	const open = async (): Promise<void> => {
		setErased(false);
		await inPage.open();
		status.current?.focus();
	};
	return (
		<div className="yours">
			<p className="yours-said" role="status" tabIndex={-1} ref={status}>
				{inPage.opening ? m.yours_opening() : said}
			</p>
			{isErased && (
				<Notice id="yours-erased" tone="success" title={m.yours_erased_title()}>
					<p>{m.yours_erased_text()}</p>
				</Notice>
			)}
			{session === undefined ? (
				<>
					<div className="yours-open">
						<p>{m.yours_open_text()}</p>
						<Button kind="solid" onClick={open}>
							{m.yours_open()}
						</Button>
					</div>
					<div className="yours-ask sheet">
						<LinkForm />
					</div>
				</>
			) : (
				<Opened inPage={inPage} session={session} say={sayAndFocus} onErased={() => setErased(true)} />
			)}
		</div>
	);
}

interface OpenedProps {
	readonly inPage: SessionInPage;
	readonly session: OpenSession;
	readonly say: (words: string) => void;
	readonly onErased: () => void;
}

function Opened({ inPage, session, say, onErased }: OpenedProps) {
	const { ask, change } = inPage;
	const rights = useOwnRights({ session, ask, change, say, onErased });
	return (
		<>
			<OwnLetters ask={ask} say={inPage.say} />
			<OwnRightsList session={session} rights={rights} />
			<div className="yours-leave">
				<Button onClick={rights.leave}>{m.yours_leave()}</Button>
			</div>
		</>
	);
}
