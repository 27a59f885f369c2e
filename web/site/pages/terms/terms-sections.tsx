import type { ReactNode } from "react";
import { allowedKinds, forbiddenKinds, type SectionId, sectionIds, type TermsText } from "./terms-text.ts";

/** The sections of the terms, each with the id that links lead to. */
export function TermsSections({ text }: { readonly text: TermsText }) {
	return sectionIds.map((id, index) => (
		<section key={id} id={id} className="prose">
			<h2>
				<span className="terms-number">{index + 1}</span> <span>{text.titles[id]}</span>
			</h2>
			{bodyOf(id, text)}
		</section>
	));
}

function bodyOf(id: SectionId, text: TermsText): ReactNode {
	if (id === "section4") return <Rules {...text.rules} />;
	if (id === "section5") return <ContentKinds {...text.content} />;
	return text.bodies[id];
}

function Rules({ intro, points }: TermsText["rules"]) {
	return (
		<>
			<p>{intro}</p>
			<ol>
				{points.map((point) => (
					<li key={point}>{point}</li>
				))}
			</ol>
		</>
	);
}

function ContentKinds({ intro, allowedTitle, allowed, forbiddenTitle, forbidden, closing }: TermsText["content"]) {
	return (
		<>
			<p>{intro}</p>
			<div className="terms-kinds">
				<div className="terms-allowed prose">
					<h3>{allowedTitle}</h3>
					<ul>
						{allowedKinds.map((kind) => (
							<li key={kind}>{allowed[kind]}</li>
						))}
					</ul>
				</div>
				<div className="terms-forbidden prose">
					<h3>{forbiddenTitle}</h3>
					<ul>
						{forbiddenKinds.map((kind) => (
							<li key={kind}>{forbidden[kind]}</li>
						))}
					</ul>
				</div>
			</div>
			<p>{closing}</p>
		</>
	);
}
