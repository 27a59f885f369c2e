import { retention } from "#contract/retention.ts";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { FactText, WhereKnown, WhereUnknown } from "#web/site/frame/site-fact.tsx";
import type { FaqText } from "./faq-text.ts";

export const text: FaqText = {
	questions: {
		"what-is": {
			question: "What is Billet-doux?",
			answer: (
				<>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/scheduled-notes.test.ts */}
					<p>
						You write an unsigned love message without an account. We e-⁠mail it once it’s approved, or when you choose,
						up to 60 days ahead.
					</p>
					{/* held by tests/journeys/receipts.test.ts */}
					<p>Your receipt, a secret link, lets you track the message, cancel it while it waits, or erase it.</p>
					{/* Nothing of the code. */}
					<p>
						You must be 13 or older; under 18, you need a parent’s or guardian’s permission (
						<PageLink to="terms">terms of use</PageLink>).
					</p>
				</>
			),
		},
		anonymous: {
			question: "Will the recipient know who wrote it?",
			answer: (
				<>
					{/* held by tests/faults/canary.test.ts, tests/journeys/privacy-table.test.ts, tests/faults/note-limits.test.ts, tests/e2e/proof-of-work.test.ts */}
					<p>
						Not from us: we don’t ask for your name or e-⁠mail address. To prevent abuse, we count messages from each
						connection, but never store the count or connect it with a message. If many come from yours, your browser
						does a short calculation before each new one.
					</p>
					{/* Nothing of the code. */}
					<p>Your own words may still give you away: a nickname or shared memory.</p>
				</>
			),
		},
		moderation: {
			question: "How are messages checked?",
			answer: (
				<>
					{/* held by tests/journeys/example-notes.test.ts, tests/e2e/journey.test.ts, tests/journeys/doubtful-notes.test.ts */}
					<p>
						An automatic moderator reads every message right away. If it refuses yours, you see why, and you can change
						your text and send it again.{" "}
						<WhereKnown fact="heldPercent">
							If it isn’t sure, someone on our team reads the message before it’s sent.
						</WhereKnown>
					</p>
					{/* held by training/unseen.slow.test.ts */}
					<p>
						It sometimes makes mistakes; if you see one, please <PageLink to="contact">tell us</PageLink>. The{" "}
						<PageLink to="conditions">content rules</PageLink> give examples.
					</p>
				</>
			),
		},
		languages: {
			question: "Which languages can I use?",
			answer: (
				<>
					{/* held by tests/e2e/language.test.ts */}
					<p>The site is in English, French and Hindi. You can change the language at the top of any page.</p>
					{/* held by tests/journeys/send-deliver-read.test.ts, moderation/detectors/unjudgeable.test.ts */}
					<p>
						Write in any of the three; Hindi in Latin letters works, too. We don’t translate your words; the e-⁠mail
						around them is in your page’s language. Messages that turn out to be in another language are refused.
					</p>
				</>
			),
		},
		"receive-messages": {
			question: "How do I read the messages I’ve received?",
			answer: (
				<>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/e2e/inbox.test.ts */}
					<p>
						You can read them in your inbox (check the spam folder, too) or under{" "}
						<PageLink to="home" fragment="received">
							“Received messages”
						</PageLink>{" "}
						on the home page.
					</p>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts */}
					<p>
						<WhereUnknown fact="inboxLink">
							There’s no password. Anyone who enters your address can read your messages.
						</WhereUnknown>
						<WhereKnown fact="inboxLink">You enter your address, and we e-⁠mail you a one-time link.</WhereKnown>
					</p>
					{/* held by tests/journeys/bounces.test.ts */}
					<p>
						If a mail server tells us your mailbox doesn’t accept e-⁠mails, we stop e-⁠mailing you messages for 30 days,
						but you can still read them here.
					</p>
				</>
			),
		},
		inappropriate: {
			question: "What if a message hurts or frightens me?",
			answer: (
				<>
					{/* held by tests/journeys/reports.test.ts, tests/journeys/opt-out.test.ts, tests/journeys/your-data.test.ts */}
					<p>
						We’re sorry. In the e-⁠mail, choose “Report this message” and say why. We hide it at once, and someone on our
						team reads it. “Stop all messages” keeps new ones away. You can erase messages under{" "}
						<PageLink to="yours">Your data</PageLink>, or <PageLink to="contact">write to us</PageLink>.
					</p>
					{/* held by tests/faults/canary.test.ts */}
					<p>We don’t know who wrote it. If you feel threatened, turn to someone you trust, or the police.</p>
				</>
			),
		},
		privacy: {
			question: "What do you keep about me?",
			answer: (
				<>
					{/* held by tests/journeys/sealed-at-rest.test.ts, tests/faults/canary.test.ts */}
					<p>
						We never ask who sends a message. Mainly, we keep its text and recipient (encrypted), date and status. Our
						team can read them.
					</p>
					{/* held by tests/e2e/third-parties.test.ts, tests/journeys/retention.test.ts, tests/journeys/your-data.test.ts */}
					<p>
						Refused messages are erased after {retention.refused_notes.days} days, waiting ones after{" "}
						{retention.held_notes.days}, approved ones after <FactText fact="retentionDays" />. You can erase received
						messages under <PageLink to="yours">Your data</PageLink>, sent ones by receipt. Visitors get no cookies. See
						the <PageLink to="privacy">privacy page</PageLink>.
					</p>
				</>
			),
		},
		contact: {
			question: "How do I reach you?",
			answer: (
				<>
					{/* held by tests/journeys/contact.test.ts */}
					<p>
						Use the <PageLink to="contact">contact form</PageLink> with an e-⁠mail address where we can reach you. A
						person reads everything you write to us, and we aim to answer within 24 hours.
					</p>
					{/* held by tests/journeys/contact.test.ts */}
					<p>
						Tell us about a refusal you think is wrong, a message that hurt you, something broken, or an idea. This
						isn’t anonymous: we keep your address so that we can answer.
					</p>
				</>
			),
		},
	},
	furtherHelp: {
		title: "Can’t find your question?",
		text: "Ask us. A person reads everything you write to us.",
		link: "Write to us",
	},
};
