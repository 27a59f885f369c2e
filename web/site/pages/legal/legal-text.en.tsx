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
			The people who run this site haven’t given a name here, although the law of many countries requires it. You can
			still write to them through the <PageLink to="contact">contact page</PageLink>.
		</>
	),
	publishing: (
		<>
			{/* Nothing of the code. */}
			<p>
				The person, company or association that runs this site publishes it and is responsible for it. Under French law,
				the publication director of this site is that person, or the legal representative of that company or
				association. The messages are written by visitors, not by the people who run the site.
			</p>
			{/* Nothing of the code. */}
			<p>
				Billet-doux is also the name of the open-source software behind this site, which anyone can install. The authors
				of the software don’t run this site.
			</p>
		</>
	),
	hosterUnknown: "The people who run this site haven’t named the company that hosts it.",
	data: (
		<>
			{/* held by tests/journeys/legal-notice.test.ts */}
			<p>
				<WhereKnown fact="operatorName">
					The controller of your data is the person, company or association named above.
				</WhereKnown>
				<WhereUnknown fact="operatorName">
					The controller of your data is the person, company or association that runs this site, whose name hasn’t been
					given.
				</WhereUnknown>{" "}
				The legal basis for processing your data is legitimate interests (GDPR, Article 6(1)(f)). In each case, the
				interest is weighed against your interests and rights. These are the purposes and the interests:
			</p>
			<ul>
				{/* held by server/judge/judge.test.ts, tests/faults/recipient-limit.test.ts, tests/journeys/opt-out.test.ts */}
				<li>
					<strong>Delivering messages:</strong> people have an interest in saying something kind. To protect recipients,
					every message is checked, each address has a daily limit, and you can stop all messages to you.
				</li>
				{/* held by server/privacy/visitor-key.test.ts */}
				<li>
					<strong>Preventing abuse:</strong> recipients have an interest in not being harassed or flooded, and so do we.
					That’s why messages are checked, and why we limit how many can come from one connection.
					<WhereKnown fact="learning">
						{" "}
						So that the moderator makes fewer mistakes, we also teach it with masked examples, each read and confirmed
						by an administrator; senders and recipients have an interest in that.
					</WhereKnown>
				</li>
				{/* held by tests/journeys/contact.test.ts */}
				<li>
					<strong>Answering you:</strong> when you write to us, it’s in your interest and ours that you get a reply. For
					that, we need your e-⁠mail address and your words.
				</li>
				{/* held by tests/journeys/page-views.test.ts */}
				<li>
					<strong>Measuring use:</strong> we have an interest in knowing how much the site is used. We count this in
					numbers that identify nobody.
				</li>
			</ul>
			{/* held by tests/faults/canary.test.ts */}
			<p>
				<strong>If you received a message,</strong> we didn’t get your address from you. An anonymous visitor entered
				your address and the message, and we don’t know who that visitor is.
			</p>
			{/* held by tests/journeys/legal-notice.test.ts, tests/journeys/inbox-access-words.test.ts */}
			<p>
				Your data can be seen by the people who run this site, by the company that hosts it, and by the mail providers
				that transmit our e-⁠mails. A message can also be read by{" "}
				<WhereUnknown fact="inboxLink">anyone who enters its recipient’s address on this site.</WhereUnknown>{" "}
				<WhereKnown fact="inboxLink">anyone who can open its recipient’s mailbox.</WhereKnown>{" "}
				<WhereKnown fact="languageModelHost">
					The words of messages, without the address, are also sent to a language model at{" "}
					<code>
						<FactText fact="languageModelHost" />
					</code>
					.
				</WhereKnown>{" "}
				Some of these people and companies may be outside the European Union. If you ask us, we’ll tell you which ones.
			</p>
			{/* held by tests/journeys/your-data.test.ts, tests/journeys/privacy-table.test.ts */}
			<p>
				You can object to the processing of your data, and you can ask us for a copy, a correction, a restriction or
				erasure. How to do so is explained under{" "}
				<PageLink to="privacy" fragment="rights">
					your rights
				</PageLink>
				. How long we keep each item is shown in{" "}
				<PageLink to="privacy" fragment="fields">
					the list of everything we store
				</PageLink>
				.
			</p>
			{/* held by server/judge/judge.test.ts, tests/journeys/held-notes.test.ts, tests/journeys/desk.test.ts */}
			<p>
				<strong>A program decides whether a message is sent.</strong> If the program can’t check a message
				<WhereKnown fact="heldPercent"> or isn’t sure about it</WhereKnown>, someone on our team decides. If you think a
				decision is wrong, <PageLink to="contact">write to us</PageLink>, and a person will review the decision. For as
				long as we keep a refused message, our team can still approve it, but we don’t promise to.
			</p>
			{/* held by tests/journeys/bad-input.test.ts */}
			<p>
				You don’t have to give us any data, but without the recipient’s address and your words, we can’t send a message.
			</p>
			{/* Nothing of the code. */}
			<p>
				You can complain to the data protection authority of the country where you live or work, or where you think the
				law was broken.
			</p>
		</>
	),
	officerIntro: "For India, the grievance officer under the IT Rules, 2021 (rule 3(2)) is:",
	officerUnknown: (
		<>
			The people who run this site haven’t named a grievance officer for India (IT Rules, 2021, rule 3(2)). You can send
			your complaint through the <PageLink to="contact">contact page</PageLink>.
		</>
	),
	complaints: (
		<>
			{/* Nothing of the code. */}
			<p>
				In your complaint, please tell us the address the message was sent to, the day, and what is wrong with the
				message. Under the IT Rules, 2021, a grievance officer has 24 hours to acknowledge a complaint and seven days to
				resolve it. For some kinds of content, the officer has less time. Within 30 days of the officer’s decision, you
				can appeal to the Grievance Appellate Committee (<code>gac.gov.in</code>).
			</p>
			{/* held by tests/journeys/reports.test.ts */}
			<p>
				Wherever you live, you can use “Report this message” in the e-⁠mail that brought you the message, or beside the
				message under “Received messages.” As soon as you’ve said what’s wrong with the message, we hide it, and someone
				on our team reads it. For anything else, <PageLink to="contact">write to us</PageLink>. If you’re in danger,
				contact the police first.
			</p>
		</>
	),
};
