import type { ReactNode } from "react";
import { factMark } from "#contract/site-facts.ts";
import { m } from "#i18n/compiled/messages.js";
import type { SitePage } from "#web/site/document/site-page.ts";
import { BookletPage } from "#web/site/frame/booklet-page.tsx";
import { FactText, WhereKnown, WhereUnknown } from "#web/site/frame/site-fact.tsx";
import { type LegalText, legalSections } from "./legal-text.ts";

/** Who runs this site, who hosts it, on which grounds it keeps data, and where complaints go. */
function LegalPage({ text }: { readonly text: LegalText }) {
	const bodies = {
		operator: <Operator {...text} />,
		hoster: <Hoster {...text} />,
		data: text.data,
		complaints: <Complaints {...text} />,
	};
	return (
		<BookletPage title={m.page_legal_heading()} intro={m.page_legal_intro()}>
			{legalSections.map((id) => (
				<section key={id} className="prose" aria-labelledby={id}>
					<h2 id={id}>{text.titles[id]}</h2>
					{bodies[id]}
				</section>
			))}
		</BookletPage>
	);
}

function Operator({ labels, unnamed, publishing }: LegalText) {
	return (
		<>
			<WhereUnknown fact="operatorName">
				<p className="legal-unnamed">{unnamed}</p>
			</WhereUnknown>
			<dl className="legal-card">
				<Line label={labels.name} missing={labels.missing} fact="operatorName" />
				<Line label={labels.address} missing={labels.missing} fact="operatorAddress" />
				<Line label={labels.email} missing={labels.missing} fact="operatorEmail">
					<a href={factMark("operatorMailto")}>
						<FactText fact="operatorEmail" />
					</a>
				</Line>
			</dl>
			{publishing}
		</>
	);
}

interface LineProps {
	readonly label: string;
	readonly missing: string;
	readonly fact: "operatorName" | "operatorAddress" | "operatorEmail";
	/** Instead of the plain fact. */
	readonly children?: ReactNode;
}

function Line({ label, missing, fact, children }: LineProps) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>
				<WhereKnown fact={fact}>{children ?? <FactText fact={fact} />}</WhereKnown>
				<WhereUnknown fact={fact}>{missing}</WhereUnknown>
			</dd>
		</div>
	);
}

function Hoster({ hosterUnknown }: LegalText) {
	return (
		<>
			<WhereKnown fact="hoster">
				<p className="legal-card">
					<FactText fact="hoster" />
				</p>
			</WhereKnown>
			<WhereUnknown fact="hoster">
				<p>{hosterUnknown}</p>
			</WhereUnknown>
		</>
	);
}

function Complaints({ officerIntro, officerUnknown, complaints }: LegalText) {
	return (
		<>
			<WhereKnown fact="grievanceOfficer">
				<p>{officerIntro}</p>
				<p className="legal-card">
					<FactText fact="grievanceOfficer" />
				</p>
			</WhereKnown>
			<WhereUnknown fact="grievanceOfficer">
				<p>{officerUnknown}</p>
			</WhereUnknown>
			{complaints}
		</>
	);
}

export const page: SitePage<LegalText> = {
	title: m.page_legal_title,
	description: m.page_legal_description,
	footerLabel: m.footer_legal,
	Content: LegalPage,
};
