import { Button, Heading, Hr, Link, Section, Text } from "@react-email/components";
import type { CSSProperties } from "react";
import type { Locale } from "#i18n/locales.ts";
import type { NotificationWords } from "./notification-words.ts";
import { light, sans, serif } from "./palette.ts";
import { Stationery } from "./stationery.tsx";

interface NotificationProps {
	readonly locale: Locale;
	readonly words: NotificationWords;
	/** Placeholders that the server fills. */
	readonly note: string;
	readonly readUrl: string;
}

/** The letter itself: the whole note, sealed, and the way to read it online. Says nothing about who wrote it. */
export function Notification({ locale, words, note, readUrl }: NotificationProps) {
	const leading = locale === "hi" ? 1.75 : 1.6;
	return (
		<Stationery
			locale={locale}
			title={words.subject}
			opening={
				<Text className="ink-soft" style={{ ...small, lineHeight: leading, margin: "0 12px 18px" }}>
					{words.preview}
				</Text>
			}
			closing={<Closing words={words} leading={leading} readUrl={readUrl} />}
		>
			<Heading as="h1" className="ink" style={{ ...heading, lineHeight: locale === "hi" ? 1.5 : 1.25 }}>
				{words.heading}
			</Heading>
			<Text className="ink-soft" style={{ ...intro, lineHeight: leading }}>
				{words.intro}
			</Text>
			<Hr className="rule" style={rule} />
			{/* The note may be in any language and direction. */}
			<Text dir="auto" className="ink" style={letter}>
				{note}
			</Text>
			<Seal />
			<Section style={{ textAlign: "center" }}>
				<Button className="wax" href={readUrl} style={readOnline}>
					{words.readOnline}
				</Button>
			</Section>
		</Stationery>
	);
}

/** Wax without an image: a round cell, a plain square where corners cannot be rounded. */
function Seal() {
	return (
		<table
			align="center"
			border={0}
			cellPadding="0"
			cellSpacing="0"
			role="presentation"
			style={{ margin: "34px auto 26px" }}
		>
			<tbody>
				<tr>
					<td className="seal" aria-hidden="true" style={seal}>
						♡
					</td>
				</tr>
			</tbody>
		</table>
	);
}

function Closing({ words, leading, readUrl }: { words: NotificationWords; leading: number; readUrl: string }) {
	return (
		<>
			<Text style={{ ...small, margin: "26px 12px 6px" }}>
				<Link className="ink" href={readUrl} style={signature}>
					{words.siteName}
				</Link>
			</Text>
			<Text className="ink-soft" style={{ ...small, lineHeight: leading, margin: "0 12px 8px" }}>
				{words.footer}
			</Text>
		</>
	);
}

const small: CSSProperties = { fontFamily: sans, fontSize: 14, color: light.inkSoft, textAlign: "center" };
const heading: CSSProperties = {
	fontFamily: serif,
	fontSize: 30,
	fontWeight: 600,
	color: light.ink,
	margin: "0 0 10px",
	textAlign: "center",
};
const intro: CSSProperties = {
	fontFamily: sans,
	fontSize: 16,
	color: light.inkSoft,
	margin: "0 auto",
	maxWidth: 400,
	textAlign: "center",
};
const rule: CSSProperties = { borderTop: `1px solid ${light.blush}`, margin: "28px auto", width: 72 };
const letter: CSSProperties = {
	fontFamily: serif,
	fontSize: 19,
	// Room for Devanagari's marks above and below, whatever language the e-mail has.
	lineHeight: 1.7,
	color: light.ink,
	margin: 0,
	overflowWrap: "anywhere",
	wordBreak: "break-word",
	whiteSpace: "pre-wrap",
};
const seal: CSSProperties = {
	width: 58,
	height: 58,
	border: `4px solid ${light.waxRim}`,
	borderRadius: 33,
	backgroundColor: light.wax,
	boxShadow: "inset 0 0 0 1px rgba(255, 253, 249, 0.35), 0 2px 5px rgba(72, 16, 16, 0.30)",
	color: light.sheet,
	fontFamily: "'Segoe UI Symbol', 'Apple Symbols', 'DejaVu Sans', serif",
	fontSize: 30,
	lineHeight: "58px",
	textAlign: "center",
	verticalAlign: "middle",
};
const readOnline: CSSProperties = {
	fontFamily: sans,
	fontSize: 16,
	fontWeight: 700,
	color: light.wax,
	border: `1px solid ${light.wax}`,
	borderRadius: 4,
	padding: "13px 22px",
};
const signature: CSSProperties = {
	fontFamily: serif,
	fontSize: 17,
	fontStyle: "italic",
	color: light.ink,
	textDecoration: "none",
};
