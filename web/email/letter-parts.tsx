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
		<Text className="ink-soft" style={{ ...opening, ...openingIn[scriptOf[locale]] }}>
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

/** The one thing to do next. */
export function Action({ href, children }: { readonly href: string; readonly children: ReactNode }) {
	return (
		<Section style={{ textAlign: "center", paddingTop: 34 }}>
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
const opening: CSSProperties = { ...small, fontFamily: serif, fontSize: 18, margin: "0 12px 18px" };
/** Devanagari is never slanted. */
const openingIn = {
	latin: { fontStyle: "italic", lineHeight: leadingIn.latin.text },
	devanagari: { lineHeight: leadingIn.devanagari.text },
} as const;
const title: CSSProperties = {
	fontFamily: serif,
	fontSize: 31,
	fontWeight: 400,
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
