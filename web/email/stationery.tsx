import { Body, Container, Head, Html, Section } from "@react-email/components";
import type { CSSProperties, ReactNode } from "react";
import type { Locale } from "#i18n/locales.ts";
import { flapOf, light, outlookStyleSheet, place, pocketHeight, pocketOf, sans, styleSheet } from "./email-palette.ts";
import { WaxSealArt } from "./wax-seal-art.tsx";

interface StationeryProps {
	readonly locale: Locale;
	readonly title: string;
	/** Stands above the sheet; mail programs show it beside the subject, since it comes first. */
	readonly opening: ReactNode;
	readonly closing: ReactNode;
	readonly children: ReactNode;
}

/**
 * The letter that every e-mail is: out of an envelope whose seal is on its open flap, at most 600 px wide. No image, nothing
 * from elsewhere: where gradients are not drawn, a sheet under a red seal is left.
 */
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
				<style>{outlookStyleSheet}</style>
			</Head>
			<Body className="paper">
				<Section lang={locale} className="paper" style={page}>
					<Container style={column}>
						{opening}
						<table width="100%" border={0} cellPadding="0" cellSpacing="0" role="presentation" style={envelope}>
							<tbody>
								<tr>
									<td className="flap" align="center" style={flap}>
										<WaxSealArt />
									</td>
								</tr>
								<tr>
									<td className="sheet" style={sheet}>
										{children}
									</td>
								</tr>
							</tbody>
						</table>
						{closing}
					</Container>
				</Section>
			</Body>
		</Html>
	);
}

const page: CSSProperties = { backgroundColor: light.paper, padding: "24px 10px", fontFamily: sans };
const column: CSSProperties = { maxWidth: 600, width: "100%", margin: "0 auto" };
const envelope: CSSProperties = { borderCollapse: "separate", borderSpacing: 0 };
const flap: CSSProperties = { padding: "0 0 26px", verticalAlign: "top", ...flapOf(light) };
const sheet: CSSProperties = {
	...pocketOf(light),
	backgroundColor: place("sheet"),
	border: `1px solid ${place("sheetEdge")}`,
	borderTop: 0,
	borderRadius: "0 0 6px 6px",
	padding: `38px 44px ${pocketHeight + 28}px`,
};
