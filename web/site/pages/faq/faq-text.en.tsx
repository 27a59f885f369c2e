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
						Billet-doux carries love notes by e-⁠mail, without a signature. You write up to 1,000 characters and the
						e-⁠mail address of the person they are for; there is no account to open. An automatic moderator reads the
						note at once. If it approves, the note is e-⁠mailed at once, or at a time you choose within the next 60 days,
						and the person can then also read it here, on this site.
					</p>
					{/* held by tests/journeys/receipts.test.ts */}
					<p>
						You’re then shown a receipt, once: a secret link that we never e-⁠mail and keep nowhere. It tells you what
						became of your note, and lets you cancel it while it waits, or erase it. Keep it to yourself: whoever has it
						can do all that, too.
					</p>
					{/* Nothing of the code. */}
					<p>
						It is meant for sincere and gentle words: the <PageLink to="conditions">content rules</PageLink> say which.
						You must be at least 13 and, under 18, have a parent’s permission, as the{" "}
						<PageLink to="terms">terms of use</PageLink> explain.
					</p>
				</>
			),
		},
		anonymous: {
			question: "Will the recipient know who wrote?",
			answer: (
				<>
					{/* held by tests/faults/canary.test.ts, tests/journeys/privacy-table.test.ts, tests/faults/note-limits.test.ts, tests/e2e/proof-of-work.test.ts */}
					<p>
						Not from us. Neither the e-⁠mail nor the site says who wrote a note, and we don’t know it either: you give no
						name and no address of your own. All that’s stored with your words is who they’re for, when you wrote them,
						when to deliver them if you chose a time, and in which language of the site. To curb abuse, the service
						counts how many notes come from one connection. That count lives in memory only, under a key that changes
						every day, and is tied to no note. After many of them, your browser does a short calculation by itself for
						each further one.
					</p>
					{/* Nothing of the code. */}
					<p>
						Your words may still give you away: a nickname, a memory that only two people share. Write what you do not
						mind being recognised by.
					</p>
				</>
			),
		},
		moderation: {
			question: "How are notes moderated?",
			answer: (
				<>
					{/* held by tests/journeys/example-notes.test.ts, tests/e2e/journey.test.ts, tests/journeys/doubtful-notes.test.ts */}
					<p>
						An automatic moderator reads every note as soon as you send it, and approves or refuses it on the spot. It
						refuses what it recognises: phone numbers, addresses and links, proposals to meet, explicit words, insults
						and threats, contempt for people, advertising, words so intense that they could frighten. It then names the
						rule concerned; your text stays on the page, to be changed and sent again.{" "}
						<WhereKnown fact="heldPercent">
							Where it isn’t sure, a person reads the note first, and your receipt tells you what became of it.
						</WhereKnown>
					</p>
					{/* held by training/unseen.slow.test.ts */}
					<p>
						It does not understand everything, so it errs both ways: now and then it refuses a kind note, or lets an
						unkind one through. Please <PageLink to="contact">tell us</PageLink> when it does. The{" "}
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
					<p>
						The site speaks English, French and Hindi. The links at the top of each page change the language and leave
						you on the same page, with what you have typed.
					</p>
					{/* held by tests/journeys/send-deliver-read.test.ts, moderation/detectors/unjudgeable.test.ts */}
					<p>
						You may write your note in any of the three, whatever the language of the page; Hindi also in Latin letters,
						as in “tum bahut pyaari ho”. Your words are never translated. The e-⁠mail around them is worded in the
						language of the page you wrote on. The moderator reads these languages only, so please do not write in
						another: a note that it recognises as such is refused.
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
						An approved note comes to you by e-⁠mail; if you’re expecting one, check your spam folder too. You can also
						read it here: on the home page, open{" "}
						<PageLink to="home" fragment="received">
							“Received messages”
						</PageLink>{" "}
						and enter your e-⁠mail address. The notes are dated and numbered, the newest first.
					</p>
					{/* held by tests/journeys/bounces.test.ts */}
					<p>
						When a mail server has told us that a mailbox doesn’t exist, we e-⁠mail no notes to it for 30 days. They’re
						kept, and can still be read here.
					</p>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts */}
					<p>
						<WhereUnknown fact="inboxLink">
							No password is asked for. That’s simple, and it has a price: anyone who enters your address can read the
							notes it has received. Whoever writes to you should know this as well, and leave out what nobody else may
							read.
						</WhereUnknown>
						<WhereKnown fact="inboxLink">
							We then mail a link to that address, which opens the list once. So only those who can open your mailbox
							read your notes; there’s still no password.
						</WhereKnown>
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
						We’re sorry: that’s not what this place is for. “Report this note”, in its e-⁠mail and beside it on this
						site, hides it at once and has a person look at it. “Stop all notes”, at the foot of the e-⁠mail, keeps every
						further note from you. To erase a note, use <PageLink to="yours">Your letters</PageLink>. To tell us more,{" "}
						<PageLink to="contact">write to us</PageLink>: the address it came to, the day, and what troubles you. A
						person reads your letter, and we aim to answer within 24 hours.
					</p>
					{/* held by tests/faults/canary.test.ts */}
					<p>
						We cannot tell you who wrote, because we do not know. If you feel threatened, do not wait for our answer:
						turn to someone you trust, or to the police.
					</p>
				</>
			),
		},
		privacy: {
			question: "What do you keep about me?",
			answer: (
				<>
					{/* held by tests/journeys/sealed-at-rest.test.ts, tests/faults/canary.test.ts */}
					<p>
						If you send a note: nothing that names you, only when you wrote it, when to deliver it if you chose a time,
						and in which language of the site. If you receive one: your address and the text, encrypted in our database,
						with the date, the moderator’s decision and the state of the e-⁠mail. Refused notes are kept likewise. The
						service itself holds the key, since it must open a note for its reader; and the e-⁠mail can be read by your
						mailbox provider.
					</p>
					{/* held by tests/e2e/third-parties.test.ts, tests/journeys/retention.test.ts, tests/journeys/your-data.test.ts */}
					<p>
						The site sets no cookies and loads nothing from other companies. Refused notes are erased after{" "}
						{retention.refused_notes.days} days, approved ones after <FactText fact="retentionDays" />; to read, save or
						erase sooner what concerns you, use <PageLink to="yours">Your letters</PageLink>. The{" "}
						<PageLink to="privacy">privacy page</PageLink> lists every detail.
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
						Through the <PageLink to="contact">contact form</PageLink>: a name, an e-⁠mail address that we can answer to,
						a subject and up to 1,000 characters. A person reads every letter, and we aim to answer within 24 hours.
					</p>
					{/* held by tests/journeys/contact.test.ts */}
					<p>
						Write to us about a note refused by mistake or one that hurt you, about something you want removed, a fault
						on the site, an idea. You may choose the name you give. Unlike a note, a letter to us is not anonymous: we
						keep what you enter in the form so that we can answer you.
					</p>
				</>
			),
		},
	},
	furtherHelp: {
		title: "Your question is not here?",
		text: "Ask it. A person reads every letter, and we aim to answer within 24 hours.",
		link: "Write to us",
	},
};
