import { Body, Container, Head, Html, Section } from "@react-email/components";
import type { CSSProperties, ReactNode } from "react";
import type { Locale } from "#i18n/locales.ts";
import { light, place, sans, styleSheet } from "./email-palette.ts";

interface StationeryProps {
	readonly locale: Locale;
	readonly title: string;
	/** Stands above the sheet; mail programs show it beside the subject, since it comes first. */
	readonly opening: ReactNode;
	readonly closing: ReactNode;
	readonly children: ReactNode;
}

/** The paper every e-mail is written on: a framed sheet, at most 600 px wide. No image, nothing from elsewhere. */
export function Stationery({ locale, title, opening, closing, children }: StationeryProps) {
	return (
		<Html lang={locale}>
			<Head>
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				{/* What looks like a date or an address in a note stays plain text. */}
				<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
				<title>{title}</title>
				<style>{styleSheet}</style>
			</Head>
			<Body className="paper">
				<Section lang={locale} className="paper" style={page}>
					<Container style={column}>
						{opening}
						<Section className="sheet" style={sheet}>
							<table width="100%" border={0} cellPadding="0" cellSpacing="0" role="presentation">
								<tbody>
									<tr>
										<td className="frame" style={frame}>
											{children}
										</td>
									</tr>
								</tbody>
							</table>
						</Section>
						{closing}
					</Container>
				</Section>
			</Body>
		</Html>
	);
}

const page: CSSProperties = { backgroundColor: light.paper, padding: "24px 10px", fontFamily: sans };
const column: CSSProperties = { maxWidth: 600, width: "100%", margin: "0 auto" };
const sheet: CSSProperties = {
	backgroundColor: place("sheet"),
	border: `1px solid ${place("sheetEdge")}`,
	borderRadius: 4,
	borderCollapse: "separate",
	padding: 7,
	boxShadow: "0 1px 2px rgba(72, 40, 24, 0.10), 0 10px 28px rgba(72, 40, 24, 0.08)",
};
const frame: CSSProperties = { border: `1px solid ${place("sheetRule")}`, borderRadius: 2, padding: "40px 44px 44px" };
