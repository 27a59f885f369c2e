import { Button, Heading, Hr, Link, Section, Text } from "@react-email/components";
import { type CSSProperties, Fragment, type ReactNode } from "react";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, scriptOf } from "#i18n/locales.ts";
import { light, place, sans, serif } from "./email-palette.ts";

/** Space between lines: Devanagari has marks above and below them. */
const leadingIn = { latin: { text: 1.6, title: 1.25 }, devanagari: { text: 1.75, title: 1.5 } };
const leadingOf = (locale: Locale) => leadingIn[scriptOf[locale]];

interface Lettering {
	readonly locale: Locale;
	readonly children: ReactNode;
}

/** The line above the sheet, which mail programs show beside the subject. */
export function Opening({ locale, children }: Lettering) {
	return (
		<Text className="ink-soft" style={{ ...small, lineHeight: leadingOf(locale).text, margin: "0 12px 18px" }}>
			{children}
		</Text>
	);
}

export function Title({ locale, children }: Lettering) {
	return (
		<Heading as="h1" className="ink" style={{ ...title, lineHeight: leadingOf(locale).title }}>
			{children}
		</Heading>
	);
}

/** What the service says in its own voice, centred under the title. */
export function Lead({ locale, children }: Lettering) {
	return (
		<Text className="sheet-soft" style={{ ...lead, lineHeight: leadingOf(locale).text }}>
			{children}
		</Text>
	);
}

export function Rule() {
	return <Hr className="rule" style={rule} />;
}

/** What a person wrote, in whatever language and direction. */
export function Letter({ children }: { readonly children: ReactNode }) {
	return (
		<Text dir="auto" className="letter" style={letter}>
			{children}
		</Text>
	);
}

/** Wax without an image: a round cell, a plain square where corners cannot be rounded. */
export function WaxSeal() {
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
					<td className="wax-seal" aria-hidden="true" style={waxSeal}>
						♡
					</td>
				</tr>
			</tbody>
		</table>
	);
}

/** The one thing to do next. */
export function Action({ href, children }: { readonly href: string; readonly children: ReactNode }) {
	return (
		<Section style={{ textAlign: "center" }}>
			<Button className="wax" href={href} style={action}>
				{children}
			</Button>
		</Section>
	);
}

interface ClosingProps extends Lettering {
	readonly href: string;
}

/** Under the sheet: the house's name, and why the reader gets this. */
export function Closing({ locale, href, children }: ClosingProps) {
	return (
		<>
			<Text style={{ ...small, margin: "26px 12px 6px" }}>
				<Link className="ink" href={href} style={signature}>
					{m.site_name({}, { locale })}
				</Link>
			</Text>
			<Text className="ink-soft" style={{ ...small, lineHeight: leadingOf(locale).text, margin: "0 12px 8px" }}>
				{children}
			</Text>
		</>
	);
}

interface FootLinksProps {
	readonly links: readonly { readonly words: string; readonly href: string }[];
}

/** Under everything else, what the reader may do about the e-mail; each as large as a fingertip, one under another where it is narrow. */
export function FootLinks({ links }: FootLinksProps) {
	return (
		<Section style={{ textAlign: "center" }}>
			{links.map(({ words, href }) => (
				<Fragment key={href}>
					<Link className="ink-soft" href={href} style={footLink}>
						{words}
					</Link>{" "}
				</Fragment>
			))}
		</Section>
	);
}

const small: CSSProperties = { fontFamily: sans, fontSize: 14, color: light.inkSoft, textAlign: "center" };
const title: CSSProperties = {
	fontFamily: serif,
	fontSize: 30,
	fontWeight: 600,
	color: light.ink,
	margin: "0 0 10px",
	textAlign: "center",
};
const lead: CSSProperties = {
	fontFamily: sans,
	fontSize: 16,
	color: place("sheetSoft"),
	margin: "0 auto",
	maxWidth: 400,
	textAlign: "center",
};
const rule: CSSProperties = { borderTop: `1px solid ${place("sheetRule")}`, margin: "28px auto", width: 72 };
const letter: CSSProperties = {
	fontFamily: serif,
	fontSize: 19,
	// Room for Devanagari's marks above and below, whatever language the e-mail has.
	lineHeight: 1.7,
	color: place("ink"),
	margin: 0,
	overflowWrap: "anywhere",
	wordBreak: "break-word",
	whiteSpace: "pre-wrap",
};
const waxSeal: CSSProperties = {
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
const action: CSSProperties = {
	fontFamily: sans,
	fontSize: 16,
	fontWeight: 700,
	color: place("sheetWax"),
	border: `1px solid ${place("sheetWax")}`,
	borderRadius: 4,
	padding: "13px 22px",
};
const footLink: CSSProperties = {
	display: "inline-block",
	fontFamily: sans,
	fontSize: 14,
	lineHeight: "20px",
	color: light.inkSoft,
	padding: "12px 10px",
	textDecoration: "underline",
};
const signature: CSSProperties = {
	fontFamily: serif,
	fontSize: 17,
	fontStyle: "italic",
	color: light.ink,
	textDecoration: "none",
};
