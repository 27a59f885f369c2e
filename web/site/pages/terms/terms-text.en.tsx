import { retention } from "#contract/retention.ts";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { FactText, WhereKnown, WhereUnknown } from "#web/site/frame/site-fact.tsx";
import type { TermsText } from "./terms-text.ts";

export const text: TermsText = {
	updated: "Last updated September 2025",
	worded:
		"That is when the rules of sections 4, 5 and 9 last changed. The rest describes the service as it works today. Wording last changed:",
	contentsLabel: "Contents",
	titles: {
		section1: "Who we are, and what this is for",
		section2: "Your agreement",
		section3: "What the service does",
		section4: "Rules of use",
		section5: "What a note may say",
		section6: "Moderation",
		section7: "Anonymity and its limits",
		section8: "Delivery and reading",
		section9: "Age",
		section10: "Your words",
		section11: "Responsibility and availability",
		section12: "Changes, law and contact",
	},
	bodies: {
		section1: (
			<>
				{/* held by tests/journeys/send-deliver-read.test.ts */}
				<p>
					Billet-doux is a small post office for kind words. You write a note, a moderator checks it, and we carry it by
					e-⁠mail to the person it is meant for, without your name.
				</p>
				{/* held by tests/journeys/legal-notice.test.ts */}
				<p>
					The software is published under a free licence, and anyone may set it up. This site is looked after by the
					people who run it; in these terms, “we” means them. Whatever they say about themselves is on the page{" "}
					<PageLink to="legal">Who runs this site</PageLink>; you can also reach them through the{" "}
					<PageLink to="contact">contact page</PageLink>.
				</p>
				{/* held by tests/journeys/privacy-table.test.ts */}
				<p>
					The <PageLink to="privacy">privacy page</PageLink> tells in detail what is stored.
				</p>
			</>
		),
		section2: (
			<>
				{/* Nothing of the code. */}
				<p>
					By sending a note, or by reading notes here, you accept these terms. If you do not agree with them, please do
					not use the service.
				</p>
				{/* Nothing of the code. */}
				<p>There is no account to open and nothing to pay.</p>
			</>
		),
		section3: (
			<>
				{/* held by tests/journeys/bad-input.test.ts, tests/journeys/send-deliver-read.test.ts */}
				<p>
					You give us two things: the e-⁠mail address of one recipient and a text of at most 1,000 characters. An
					automatic moderator checks the text at once. If it approves, the note is stored and e-⁠mailed to the recipient,
					who can also read it on this site. If it refuses, the note is not delivered, and you are told which rule it
					seems to break.
				</p>
				{/* held by tests/e2e/page-words.test.ts */}
				<p>
					The site and its e-⁠mails speak English, French and Hindi. The service carries words and nothing else: no
					pictures, no attachments. It does not carry answers back to you either.
				</p>
			</>
		),
		section6: (
			<>
				{/* held by server/judge/judge.test.ts, training/unseen.slow.test.ts */}
				<p>
					A program checks every note before it’s sent, and answers at once. The program recognises much that is put in
					plain words and little that only the meaning shows. It therefore errs in both directions: it lets some notes
					through that it ought to stop, and it stops some that are harmless. That a note was approved does not mean
					that we vouch for it.
				</p>
				{/* held by tests/journeys/llm-judge.test.ts, tests/journeys/legal-notice.test.ts */}
				<p>
					<WhereKnown fact="languageModelHost">
						For some notes or all of them, that program asks a language model at{" "}
						<code>
							<FactText fact="languageModelHost" />
						</code>
						, which receives the words of the note and nothing else.
					</WhereKnown>
					<WhereUnknown fact="languageModelHost">
						It runs on this site’s own server: to be checked, no text is sent anywhere else.
					</WhereUnknown>
				</p>
				{/* held by tests/e2e/journey.test.ts */}
				<p>
					If your note is refused, you see the reason, and you can change your words and send them again straight away.
					If you think the moderator is wrong, <PageLink to="contact">write to us</PageLink>; a person reads what you
					write. Unlike a note, such a letter tells us your name and your e-⁠mail address.
				</p>
				{/* held by tests/journeys/held-notes.test.ts, tests/journeys/doubtful-notes.test.ts */}
				<p>
					If the moderator cannot judge a note because something has broken down, the note is held and does not leave. A
					person may look at it; if you send the same words again later, they are judged anew.{" "}
					<WhereKnown fact="heldPercent">
						A note of which it is unsure is held as well, until a person has read it and approved or refused it.
					</WhereKnown>
				</p>
				{/* held by tests/journeys/admin-review.test.ts */}
				<p>We may delete any note that breaks these terms, even one that was approved.</p>
			</>
		),
		section7: (
			<>
				{/* held by tests/faults/canary.test.ts */}
				<p>
					We do not ask who you are. Neither your name nor your e-⁠mail address is stored with a note, and the recipient
					is told neither.
				</p>
				{/* held by tests/journeys/sealed-at-rest.test.ts, tests/journeys/privacy-table.test.ts, tests/journeys/retention.test.ts */}
				<p>
					What we do store is chiefly the recipient’s address, the text, the moderator’s decision, the date, the time of
					delivery if you chose one, and the language of the page you wrote on, for refused notes as well as for
					approved ones. Address and text are encrypted in the database. The people who run this site hold the key and
					can open them, for instance to look into a complaint. Refused notes are erased after{" "}
					{retention.refused_notes.days} days, approved ones after <FactText fact="retentionDays" />.
				</p>
				{/* held by server/privacy/visitor-key.test.ts */}
				<p>
					To limit how much comes from one connection in an hour, the service turns your network address into a code.
					Its key is drawn afresh every day, and both stay in memory: neither your network address nor the code is
					written to the database.
				</p>
				{/* Nothing of the code. */}
				<p>
					Anonymity has its limits. Your turn of phrase, something only you could know, the language or the hour may
					give you away. The companies on the way, such as your internet provider or the host of this site, may keep
					records of their own. And if the law obliges us to hand over what we hold, we hand it over; the sender’s name
					is not part of it.
				</p>
			</>
		),
		section8: (
			<>
				{/* held by server/delivery/retry.test.ts, tests/faults/smtp.test.ts, tests/journeys/scheduled-notes.test.ts */}
				<p>
					An approved note is e-⁠mailed at once, or at the time its sender chose. If the recipient’s mail server cannot
					be reached, or asks for patience, we keep trying for up to five days; if it refuses the e-⁠mail, we stop. Even
					then the note can be read on this site. We cannot promise that an e-⁠mail arrives, that it stays out of the
					spam folder, or that it is read.
				</p>
				{/* held by tests/journeys/scheduled-notes.test.ts */}
				<p>
					The chosen time can be up to 60 days ahead. The note is checked straight away and stored until then; before
					that, it can’t be read on this site. If its recipient stops all notes in the meantime, it’s erased and never
					sent. If we can’t send it at that time, we send it as soon afterwards as we can.
				</p>
				{/* held by tests/journeys/bounces.test.ts, server/suppression/suppressions.test.ts */}
				<p>
					If a mail server tells us that a mailbox doesn’t exist, we e-⁠mail no notes to it for 30 days; they’re kept all
					the same and can be read on this site. If we learn that somebody has marked one of our e-⁠mails as spam, nobody
					can send them notes for a year.
				</p>
				{/* held by tests/journeys/receipts.test.ts */}
				<p>
					When you’ve sent a note, you’re shown a receipt: a secret link. We show it once, never e-⁠mail it and keep it
					nowhere, so we can’t find it again for you. Whoever has it can see what became of the note, cancel it while it
					waits, and erase it from this site at any time. An e-⁠mail that has been delivered stays where it is.
				</p>
				{/* held by tests/faults/recipient-limit.test.ts, tests/journeys/bad-input.test.ts, tests/faults/lookups.test.ts, tests/journeys/same-words.test.ts, tests/faults/note-limits.test.ts, tests/e2e/proof-of-work.test.ts */}
				<p>
					So that nobody is overwhelmed, one address is sent <FactText fact="notesPerDay" /> notes a day at most. How
					many notes and look-ups may come from one connection in an hour is limited too. Once many notes have come from
					yours, your browser does a short calculation by itself for each further one, which takes a moment; if there
					are many more, you have to wait. The very same words aren’t sent to an address twice within a day.
				</p>
				{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts */}
				<p>
					<WhereUnknown fact="inboxLink">
						Reading on the site asks for nothing but the recipient’s e-⁠mail address: no password, no code.{" "}
						<strong>Whoever enters an address can read the approved notes sent to it.</strong> That’s how the service
						works. So please write nothing that would harm anyone if somebody else read it.
					</WhereUnknown>
					<WhereKnown fact="inboxLink">
						To read on the site, you enter the recipient’s e-⁠mail address and open the link that we then mail to it.{" "}
						<strong>Whoever can open that mailbox can read the approved notes sent to it.</strong> So please write
						nothing that would harm anyone if somebody else read it.
					</WhereKnown>
				</p>
				{/* held by tests/journeys/opt-out.test.ts, tests/journeys/your-data.test.ts */}
				<p>
					If you no longer wish to receive notes, use “Stop all notes” at the foot of any e-⁠mail with a note. Nobody can
					then send you one: whoever tries is told so, and their note isn’t stored. You can erase a note on the page{" "}
					<PageLink to="yours">Your letters</PageLink>.
				</p>
			</>
		),
		section9: (
			<>
				{/* Nothing of the code. */}
				<p>
					You must be at least 13 years old to use Billet-doux. If you are under 18, you need the authorization of a
					parent or legal guardian.
				</p>
				{/* Nothing of the code. */}
				<p>
					We do not ask your age and cannot check it: by using the service you tell us that this condition is met.
					Parents who are worried may <PageLink to="contact">write to us</PageLink> at any time.
				</p>
			</>
		),
		section10: (
			<>
				{/* Nothing of the code. */}
				<p>
					What you write remains yours. You allow us, free of charge, to check it, to store it, to send it to its
					recipient and to show it on this site to whoever may read the recipient’s notes as section 8 says, for as long
					as it’s kept. We may do nothing else with it, except what sections 6 and 7 say
					<WhereKnown fact="languageModelHost">, the language model included</WhereKnown>.
				</p>
				{/* Nothing of the code. */}
				<p>
					Send only words that you are free to use: your own, or those of a poet whom you may quote. An e-⁠mail that has
					left cannot be called back, and the recipient may keep it.
				</p>
			</>
		),
		section11: (
			<>
				{/* Nothing of the code. */}
				<p>You answer for what you write; we do not choose it.</p>
				{/* Nothing of the code. */}
				<p>
					The service is offered as it is. It may be slow, interrupted, changed or closed, and notes may be lost: keep a
					copy of words you would miss. As far as the law allows, we are not liable for harm that comes from a note,
					from its not arriving, or from an interruption. Nothing in these terms takes away a right that the law does
					not let us take away.
				</p>
				{/* Nothing of the code. */}
				<p>
					If a note threatens you, or you are in danger, do not wait for our answer: turn to the police or the emergency
					services where you are.
				</p>
			</>
		),
		section12: (
			<>
				{/* held by web/site/pages/terms/terms-text.test.tsx */}
				<p>
					We may change these terms, for instance when the service changes. The lines at the top say when the rules last
					changed and when these words did. What counts is the version on this page when you use the service.
				</p>
				{/* Nothing of the code. */}
				<p>
					The law of the country from which this site is run applies; if you do not know which that is, ask us. The
					protection that the law of your own country gives you remains. If one sentence of these terms turns out to be
					void, the others stand.
				</p>
				{/* Nothing of the code. */}
				<p>
					Before any dispute, please <PageLink to="contact">write to us</PageLink>. We aim to answer within 24 hours.
				</p>
			</>
		),
	},
	rules: {
		intro: "An unsigned note asks its reader for trust. So that this trust is deserved, we ask you to keep five rules.",
		points: [
			"Write to one person, in words of your own, at an address that you believe to be theirs.",
			"Take no for an answer. If somebody has let you know that they want no notes from you, do not write to them.",
			"Do not pass yourself off as somebody else, and do not sign with another person’s name.",
			"Open only the letterbox of an address that is yours, or whose owner has asked you to.",
			"Do not try to trick the moderator or to get round the limits, do not automate sending, and do not hinder the service for others.",
		],
	},
	content: {
		intro: (
			<>
				Kind words are meant to get through; what could hurt, frighten or expose somebody isn’t. The{" "}
				<PageLink to="conditions">content rules</PageLink> give examples of both.
			</>
		),
		allowedTitle: "Allowed",
		allowed: {
			feelings: "Sincere feelings",
			admiration: "Respectful admiration",
			compliments: "Kind compliments",
			emotions: "Positive emotions",
			poetry: "Romantic poetry",
		},
		forbiddenTitle: "Forbidden",
		// held by tests/journeys/example-notes.test.ts
		forbidden: {
			meeting: "Proposals to meet in person",
			personal_info: "Personal information: telephone numbers, postal addresses, e-⁠mail addresses, links",
			sexual: "Sexual or explicit content",
			harassment: "Harassment and threats",
			discrimination: "Discriminatory content",
			spam: "Spam or commercial content",
			obsessive: "Overly intense or obsessive messages",
		},
		closing:
			"The moderator reads English, French and Hindi in ordinary letters. A text that it cannot read is refused as well.",
	},
};
