import type { ReactNode } from "react";
import { m } from "#i18n/compiled/messages.js";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { ConfirmedButton } from "./confirmed-button.tsx";
import type { OpenSession } from "./session.ts";
import type { OwnRights } from "./use-own-rights.ts";

interface OwnRightsProps {
	readonly session: OpenSession;
	readonly rights: OwnRights;
}

/** What can be decided about everything that is kept for the address. */
export function OwnRightsList({ session, rights }: OwnRightsProps) {
	return (
		<div className="own-rights">
			<Right heading={m.yours_export_heading()} text={m.yours_export_text()}>
				<Button onClick={rights.save}>{m.yours_export()}</Button>
			</Right>
			<Right heading={m.yours_stop_heading()} text={session.acceptsNotes ? m.yours_stop_text() : m.yours_start_text()}>
				<NotesChoice session={session} rights={rights} />
			</Right>
			<Right heading={m.yours_correct_heading()} text={m.yours_correct_text()}>
				<PageLink to="contact" className="text-link">
					{m.inbox_trouble_link()}
				</PageLink>
			</Right>
			<Right heading={m.yours_erase_heading()} text={m.yours_erase_text()}>
				<ConfirmedButton question={m.yours_erase_ask()} yes={m.yours_erase_yes()} onConfirm={rights.eraseAll}>
					{m.yours_erase()}
				</ConfirmedButton>
			</Right>
		</div>
	);
}

function NotesChoice({ session, rights }: OwnRightsProps) {
	if (session.acceptsNotes) {
		return (
			<ConfirmedButton question={m.yours_stop_ask()} yes={m.yours_stop_yes()} onConfirm={() => rights.accept(false)}>
				{m.yours_stop()}
			</ConfirmedButton>
		);
	}
	if (session.mayAcceptNotes) return <Button onClick={() => rights.accept(true)}>{m.yours_start()}</Button>;
	// The link of a note's e-mail may be in other hands by now: this takes one that was asked for.
	return (
		<>
			<p>{m.error_ask_to_accept()}</p>
			<Button onClick={rights.leave}>{m.yours_start_ask_link()}</Button>
		</>
	);
}

interface RightProps {
	readonly heading: string;
	readonly text: string;
	readonly children: ReactNode;
}

function Right({ heading, text, children }: RightProps) {
	return (
		<section>
			<h2>{heading}</h2>
			<p>{text}</p>
			{children}
		</section>
	);
}
