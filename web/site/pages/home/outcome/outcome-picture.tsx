import type { ReactNode } from "react";
import { currentLocale } from "#i18n/current-locale.ts";
import { intlTagOf } from "#i18n/locales.ts";
import { AddressedEnvelope, Postmark } from "#web/ui/paper/addressed-envelope.tsx";
import type { Outcome } from "./outcome.ts";
import { postmarkDay } from "./postmark-day.ts";

/** The envelope as it is now: on its way with today's postmark, or here, with what it waits for. */
export function OutcomePicture({
	kind,
	recipient,
	at,
}: {
	readonly kind: Outcome["kind"];
	readonly recipient: string;
	readonly at?: string;
}) {
	switch (kind) {
		case "sent":
			return (
				<div className="addressed-flying">
					<svg viewBox="0 0 352 210" aria-hidden="true" focusable="false">
						<path d="M4 196c52 22 104 4 96-24s-52-8-30 18 92 18 148-8 96-60 130-120" />
					</svg>
					<AddressedEnvelope address={recipient}>
						<Postmark {...postmarkDay()} />
					</AddressedEnvelope>
				</div>
			);
		case "duplicate":
			return (
				<AddressedEnvelope address={recipient}>
					<Postmark {...postmarkDay()} />
				</AddressedEnvelope>
			);
		default:
			return <AddressedEnvelope address={recipient}>{extraOf(kind, at)}</AddressedEnvelope>;
	}
}

function extraOf(kind: Outcome["kind"], at: string | undefined): ReactNode {
	if (kind === "scheduled" && at !== undefined) return <CalendarLeaf date={new Date(at)} />;
	if (kind === "held") return <ReadingGlass />;
	if (kind === "saved") return <PaperClip />;
	return null;
}

function CalendarLeaf({ date }: { readonly date: Date }) {
	const inLanguage = (options: Intl.DateTimeFormatOptions): string =>
		new Intl.DateTimeFormat(intlTagOf[currentLocale()], options).format(date);
	return (
		<div className="addressed-extra calendar-leaf">
			<span>{inLanguage({ month: "short" })}</span>
			<strong>{inLanguage({ day: "numeric" })}</strong>
		</div>
	);
}

function ReadingGlass() {
	return (
		<div className="addressed-extra">
			<svg viewBox="0 0 60 60" aria-hidden="true" focusable="false">
				<circle className="glass" cx="25" cy="25" r="19" />
				<path className="glass-shine" d="M13 22a13 13 0 0 1 9-10" />
				<path className="glass-handle" d="m40 40 15 15" />
			</svg>
		</div>
	);
}

function PaperClip() {
	return (
		<div className="addressed-extra paper-clip">
			<svg viewBox="0 0 24 60" aria-hidden="true" focusable="false">
				<path d="M8 18v28a4 4 0 0 0 8 0V12a7 7 0 0 0-14 0v36a10 10 0 0 0 20 0V18" />
			</svg>
		</div>
	);
}
