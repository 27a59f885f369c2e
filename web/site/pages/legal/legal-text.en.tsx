import { PageLink } from "#web/site/frame/page-link.tsx";
import { FactText, WhereKnown, WhereUnknown } from "#web/site/frame/site-fact.tsx";
import type { LegalText } from "./legal-text.ts";

// What stands here of the operator is held by tests/journeys/legal-notice.test.ts
export const text: LegalText = {
	titles: {
		operator: "Who runs this site",
		hoster: "Who hosts it",
		data: "Your data under European law",
		complaints: "Complaints",
	},
	labels: { name: "Name", address: "Address", email: "E-⁠mail", missing: "not given" },
	unnamed: (
		<>
			Whoever runs this site hasn’t named themselves here. Many laws ask them to. You can still write to them through
			the <PageLink to="contact">contact page</PageLink>.
		</>
	),
	publishing: (
		<>
			{/* Nothing of the code. */}
			<p>
				They publish this site and answer for it; in French law they’re its director of publication, which for a company
				or an association means the person who represents it. They don’t write the notes: visitors do.
			</p>
			{/* Nothing of the code. */}
			<p>The software, Billet-doux, is free software that anyone can install. Its authors don’t run this site.</p>
		</>
	),
	hosterUnknown: "Whoever runs this site hasn’t named the company that hosts it.",
	data: (
		<>
			{/* held by tests/journeys/legal-notice.test.ts */}
			<p>
				<WhereKnown fact="operatorName">The controller of your data is the person or company named above.</WhereKnown>
				<WhereUnknown fact="operatorName">
					The controller of your data is whoever runs this site, who hasn’t named themselves.
				</WhereUnknown>{" "}
				The legal ground is their legitimate interest and that of others, weighed against yours (GDPR, article 6(1)(f)):
			</p>
			<ul>
				{/* held by server/judge/judge.test.ts, tests/faults/recipient-limit.test.ts, tests/journeys/opt-out.test.ts */}
				<li>
					to deliver notes: people’s interest in saying something kind. It’s weighed against yours by checking every
					note, by a limit per address, and by letting you stop them all;
				</li>
				{/* held by server/privacy/visitor-key.test.ts */}
				<li>to keep abuse out: checking notes and limiting how many come from one connection;</li>
				{/* held by tests/journeys/contact.test.ts */}
				<li>to answer you when you write to us;</li>
				{/* held by tests/journeys/page-views.test.ts */}
				<li>to know how much the site is used, in numbers that point to nobody.</li>
			</ul>
			{/* held by tests/faults/canary.test.ts */}
			<p>
				<strong>You received a note?</strong> Then we didn’t get your address from you: an anonymous visitor typed it,
				and the note. We don’t know who they are.
			</p>
			{/* held by tests/journeys/legal-notice.test.ts */}
			<p>
				Your data are seen by those who run this site, the company that hosts it and the mail providers that pass the
				e-⁠mail on.{" "}
				<WhereKnown fact="languageModelHost">
					The words of notes, without the address, also go to a language model at{" "}
					<code>
						<FactText fact="languageModelHost" />
					</code>
					.
				</WhereKnown>{" "}
				Some of them may be outside the European Union; ask us which.
			</p>
			{/* held by tests/journeys/your-data.test.ts, tests/journeys/privacy-table.test.ts */}
			<p>
				You can object, and ask for a copy, a correction or erasure: see{" "}
				<PageLink to="privacy" fragment="rights">
					your rights
				</PageLink>
				. How long each thing is kept stands in{" "}
				<PageLink to="privacy" fragment="fields">
					the list of all we store
				</PageLink>
				. A program decides whether a note is sent; if you think it’s wrong,{" "}
				<PageLink to="contact">write to us</PageLink> and a person looks at it. Nobody has to give us data, but without
				an address there’s no note.
			</p>
			{/* Nothing of the code. */}
			<p>
				You can complain to the data protection authority where you live or work, or where you think the law was broken.
			</p>
		</>
	),
	officerIntro: "For India, the grievance officer under the IT Rules, 2021 (rule 3(2)) is:",
	officerUnknown: (
		<>
			No grievance officer has been named for India (IT Rules, 2021, rule 3(2)). Send your complaint through the{" "}
			<PageLink to="contact">contact page</PageLink>.
		</>
	),
	complaints: (
		<>
			{/* Nothing of the code. */}
			<p>
				Say which note it’s about: the address it was sent to, the day, and what’s wrong with it. The same Rules give
				the officer 24 hours to acknowledge a complaint and seven days to settle it, and less for some kinds of content.
				Within 30 days of their decision you can appeal to the Grievance Appellate Committee (<code>gac.gov.in</code>).
			</p>
			{/* held by tests/journeys/reports.test.ts */}
			<p>
				Wherever you live: “Report this note”, at the foot of its e-⁠mail, hides it at once and has a person look at it.
				For anything else, <PageLink to="contact">write to us</PageLink>. If you’re in danger, turn to the police first.
			</p>
		</>
	),
};
