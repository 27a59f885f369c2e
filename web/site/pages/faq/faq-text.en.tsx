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
						Love notes by e-⁠mail, unsigned. Write up to 1,000 characters and the recipient’s address; no account needed.
						Once approved, your note is sent at once, or when you choose within 60 days.
					</p>
					{/* held by tests/journeys/receipts.test.ts */}
					<p>A receipt, a secret link shown once, lets you follow, cancel or erase it.</p>
					{/* Nothing of the code. */}
					<p>
						You must be at least 13; under 18, with a parent’s permission (<PageLink to="terms">terms</PageLink>).
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
						Not from us: we don’t ask for your name or address. To prevent abuse we count notes per connection, in
						memory only and tied to no note; after many, your browser does a short calculation before each further one.
					</p>
					{/* Nothing of the code. */}
					<p>Your words may still give you away: a nickname, say, or a shared memory.</p>
				</>
			),
		},
		moderation: {
			question: "How are notes moderated?",
			answer: (
				<>
					{/* held by tests/journeys/example-notes.test.ts, tests/e2e/journey.test.ts, tests/journeys/doubtful-notes.test.ts */}
					<p>
						An automatic moderator reads every note as soon as you send it. If it refuses one, you’re told why, and can
						change your text and send it again.{" "}
						<WhereKnown fact="heldPercent">Where it isn’t sure, a person reads the note first.</WhereKnown>
					</p>
					{/* held by training/unseen.slow.test.ts */}
					<p>
						It makes mistakes both ways: please <PageLink to="contact">tell us</PageLink>. The{" "}
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
					<p>The site is in English, French and Hindi; change the language at the top of any page.</p>
					{/* held by tests/journeys/send-deliver-read.test.ts, moderation/detectors/unjudgeable.test.ts */}
					<p>
						Write your note in any of the three; Hindi in Latin letters works, too. We don’t translate your words, and
						the e-⁠mail around them is in the language of the page you wrote on. Notes recognised as another language are
						refused.
					</p>
				</>
			),
		},
		"receive-messages": {
			question: "How do I read the notes I’ve received?",
			answer: (
				<>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/e2e/inbox.test.ts */}
					<p>
						In your e-⁠mail (check the spam folder, too), or under{" "}
						<PageLink to="home" fragment="received">
							“Received messages”
						</PageLink>{" "}
						on the home page.
					</p>
					{/* held by tests/journeys/bounces.test.ts */}
					<p>If your mailbox has bounced, we e-⁠mail it no notes for 30 days; you can still read them here.</p>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts */}
					<p>
						<WhereUnknown fact="inboxLink">
							No password is asked for. Anyone who enters your address can read your notes.
						</WhereUnknown>
						<WhereKnown fact="inboxLink">We then mail a link to that address, which opens your notes once.</WhereKnown>
					</p>
				</>
			),
		},
		inappropriate: {
			question: "What if a note hurts or frightens me?",
			answer: (
				<>
					{/* held by tests/journeys/reports.test.ts, tests/journeys/opt-out.test.ts, tests/journeys/your-data.test.ts */}
					<p>
						We’re sorry. “Report this note” hides it at once, and a person looks at it. “Stop all notes” blocks every
						further one. You can erase notes under <PageLink to="yours">Your letters</PageLink>, or{" "}
						<PageLink to="contact">write to us</PageLink>: we aim to answer within 24 hours.
					</p>
					{/* held by tests/faults/canary.test.ts */}
					<p>We don’t know who wrote it. If you feel threatened, turn to someone you trust, or to the police.</p>
				</>
			),
		},
		privacy: {
			question: "What do you keep about me?",
			answer: (
				<>
					{/* held by tests/journeys/sealed-at-rest.test.ts, tests/faults/canary.test.ts */}
					<p>
						From senders: nothing that names them. From recipients: the address and the note, encrypted, with its date
						and status. We hold the key.
					</p>
					{/* held by tests/e2e/third-parties.test.ts, tests/journeys/retention.test.ts, tests/journeys/your-data.test.ts */}
					<p>
						No cookies, nothing loaded from other companies. Refused notes are erased after{" "}
						{retention.refused_notes.days} days, approved ones after <FactText fact="retentionDays" />, or sooner under{" "}
						<PageLink to="yours">Your letters</PageLink>. Details: the <PageLink to="privacy">privacy page</PageLink>.
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
						Through the <PageLink to="contact">contact form</PageLink>, with an e-⁠mail address that we can answer to. A
						person reads every message, and we aim to answer within 24 hours.
					</p>
					{/* held by tests/journeys/contact.test.ts */}
					<p>
						Tell us about a mistaken refusal, a note that hurt you, a fault or an idea. Your message isn’t anonymous: we
						keep what you enter so that we can answer.
					</p>
				</>
			),
		},
	},
	furtherHelp: {
		title: "Can’t find your question?",
		text: "Ask us. A person reads every message, and we aim to answer within 24 hours.",
		link: "Write to us",
	},
};
