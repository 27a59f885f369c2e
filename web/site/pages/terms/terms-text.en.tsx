import { retention } from "#contract/retention.ts";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { FactText, WhereKnown, WhereUnknown } from "#web/site/frame/site-fact.tsx";
import type { TermsText } from "./terms-text.ts";

export const text: TermsText = {
	updated: "Last updated September 2025",
	worded:
		"The substance of the rules you agree to follow (sections 4, 5 and 9) last changed in September 2025. Their wording, and everything else here, was last edited on {day}. The whole page applies as you read it today.",
	contentsLabel: "Contents",
	titles: {
		section1: "Who we are, and what this is for",
		section2: "Your agreement",
		section3: "What the service does",
		section4: "Rules of use",
		section5: "What a message may say",
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
					Billet-doux is a small post office for kind words. You write a message, an automatic moderator checks it, and
					we e-⁠mail it, without your name, to the person it’s meant for.
				</p>
				{/* held by tests/journeys/legal-notice.test.ts */}
				<p>
					This site runs on software that is also called Billet-doux. The software is open source, so anyone may use it
					to run a site. In these terms, “we” means the people who run this site.{" "}
					<WhereUnknown fact="operatorName">We haven’t given our name. </WhereUnknown> What we publish about ourselves
					is in the <PageLink to="legal">legal notice</PageLink>. You can always reach us through the{" "}
					<PageLink to="contact">contact page</PageLink>.
				</p>
				{/* held by tests/journeys/privacy-table.test.ts */}
				<p>
					The <PageLink to="privacy">privacy page</PageLink> describes in detail what we store.
				</p>
			</>
		),
		section2: (
			<>
				{/* Nothing of the code. */}
				<p>
					By sending a message, or by reading messages here, you accept these terms. If you don’t agree with them,
					please don’t use the service.
				</p>
				{/* Nothing of the code. */}
				<p>You don’t need an account, and the service is free of charge.</p>
			</>
		),
		section3: (
			<>
				{/* held by tests/journeys/bad-input.test.ts, tests/journeys/send-deliver-read.test.ts, tests/faults/recipient-limit.test.ts, tests/journeys/opt-out.test.ts */}
				<p>
					You give us one recipient’s e-⁠mail address, a message of up to 1,000 characters and, if you like, a delivery
					time, a paper and an ink. An automatic moderator checks the text at once. If the moderator approves the
					message, we e-⁠mail it to the recipient, who can also read it on this site. If the moderator refuses the
					message, we don’t deliver it, and we tell you which rule it seems to break. We store the message whether it’s
					approved, refused or waiting for our team; section 7 says for how long. Some messages are turned away at once,
					and we don’t store those. That happens if a limit described in section 8 has been reached, if the same words
					were sent within the last 24 hours or have been reported, or if messages to the recipient are stopped.
				</p>
				{/* held by tests/e2e/page-words.test.ts */}
				<p>
					The site and its e-⁠mails are available in English, French and Hindi. A message can contain text only, without
					pictures or attachments. The recipient can’t reply to you through the service.
				</p>
			</>
		),
		section6: (
			<>
				{/* held by server/judge/judge.test.ts, training/unseen.slow.test.ts */}
				<p>
					The automatic moderator is a program. It checks every message before it’s sent, and it answers at once. It
					recognizes much of what is said in plain words, and little of what is only implied. It makes mistakes in both
					directions: it approves some messages that it should refuse, and it refuses some that are harmless. Approving
					a message doesn’t mean that we vouch for what it says.
				</p>
				{/* held by tests/journeys/llm-judge.test.ts, tests/journeys/legal-notice.test.ts */}
				<p>
					<WhereKnown fact="languageModelHost">
						For some or all messages, the automatic moderator consults a language model at{" "}
						<code>
							<FactText fact="languageModelHost" />
						</code>
						, which receives the words of the message and nothing else.
					</WhereKnown>
					<WhereUnknown fact="languageModelHost">
						The automatic moderator runs on this site’s own server. To check a message, it sends the text nowhere else.
					</WhereUnknown>
				</p>
				{/* held by tests/e2e/journey.test.ts, tests/journeys/desk.test.ts */}
				<p>
					If the moderator refuses your message, you see the reason, and you can change your words and send them again
					right away. If you think the moderator is wrong, <PageLink to="contact">write to us</PageLink>, and a person
					will review the decision. For as long as we keep a refused message, our team can still approve it, but we
					don’t promise to. When you write to us, you give us your name and your e-⁠mail address. We never ask for them
					when you send a message.
				</p>
				{/* held by tests/journeys/held-notes.test.ts, tests/journeys/doubtful-notes.test.ts */}
				<p>
					If a technical fault keeps the automatic moderator from checking a message, the message isn’t sent: it waits
					until someone on our team has approved or refused it. If you send the same words again later, the moderator
					tries again to check them.{" "}
					<WhereKnown fact="heldPercent">
						If the automatic moderator isn’t sure about a message, that message also waits until someone on our team has
						approved or refused it.
					</WhereKnown>
				</p>
				{/* held by tests/journeys/admin-review.test.ts */}
				<p>We may erase any message that breaks these terms, even one that was approved.</p>
			</>
		),
		section7: (
			<>
				{/* held by tests/faults/canary.test.ts */}
				<p>
					When you send a message, we don’t ask who you are. We store neither your name nor your e-⁠mail address with it,
					and the recipient learns neither from us.
				</p>
				{/* held by tests/journeys/sealed-at-rest.test.ts, tests/journeys/privacy-table.test.ts, tests/journeys/retention.test.ts */}
				<p>
					For each message that’s approved, refused or waiting, the main things we store are the recipient’s address,
					the text, the moderator’s decision, the date, the delivery time if you chose one, and the language of the page
					you wrote on. The <PageLink to="privacy">privacy page</PageLink> lists every field. The address and the text
					are encrypted in the database. We hold the key and can decrypt them, for instance to look into a complaint. We
					erase refused messages after {retention.refused_notes.days} days, waiting messages after{" "}
					{retention.held_notes.days} days, and approved messages after <FactText fact="retentionDays" /> days.
				</p>
				{/* held by server/privacy/visitor-key.test.ts */}
				<p>
					To limit how many requests come from one connection in an hour, the service turns your IP address into a code,
					using a key that changes every day. The code and the key are held in memory only. Neither your IP address nor
					the code is written to the database.
				</p>
				{/* Nothing of the code. */}
				<p>
					Anonymity has its limits. Your style, something only you could know, the language or the time of day may give
					you away. Companies that handle your connection, such as your internet provider or this site’s host, may keep
					records of their own. If the law obliges us to hand over data that we hold, we’ll do so. The sender’s name
					isn’t among that data, unless the sender wrote it in the message or gave it when writing to us.
				</p>
			</>
		),
		section8: (
			<>
				{/* held by server/delivery/retry.test.ts, tests/faults/smtp.test.ts, tests/journeys/scheduled-notes.test.ts */}
				<p>
					We e-⁠mail an approved message at once, or at the time its sender chose. If the recipient’s mail server can’t
					be reached, or asks us to try later, we keep trying for up to five days. If that server refuses the e-⁠mail, we
					stop trying. In either case, the recipient can still read the message on this site. We can’t promise that an
					e-⁠mail arrives, that it stays out of the spam folder, or that anyone reads it.
				</p>
				{/* held by tests/journeys/scheduled-notes.test.ts */}
				<p>
					You can choose a delivery time up to 60 days ahead. We check the message right away and hold it until then; it
					can’t be read on this site earlier. If the recipient stops all messages in the meantime, we erase yours and
					never send it. If we can’t send it at the chosen time, we send it as soon as we can after that.
				</p>
				{/* held by tests/journeys/bounces.test.ts, server/suppression/suppressions.test.ts */}
				<p>
					If a mail server tells us that a mailbox doesn’t accept e-⁠mails, we send no e-⁠mails with messages to that
					mailbox for 30 days. We still keep the messages, and they can be read on this site. If we learn that someone
					has marked one of our e-⁠mails as spam, nobody can send messages to that mailbox for a year.
				</p>
				{/* held by tests/journeys/receipts.test.ts, tests/journeys/reports.test.ts */}
				<p>
					After you send a message, we show you a receipt, which is a secret link. We show the link only once, never
					e-⁠mail it and don’t store it, so we can’t find it again for you. Anyone who has the link can see what became
					of the message, cancel it before it’s sent, and erase it from this site at any time, so keep the link to
					yourself. There’s one exception: a message that has been reported is kept, hidden, until our team has looked
					at the report. An e-⁠mail that has already been delivered stays in the recipient’s mailbox.
				</p>
				{/* held by tests/faults/recipient-limit.test.ts, tests/journeys/bad-input.test.ts, tests/faults/lookups.test.ts, tests/journeys/same-words.test.ts, tests/faults/note-limits.test.ts, tests/e2e/proof-of-work.test.ts */}
				<p>
					So that nobody is overwhelmed, one address can receive at most <FactText fact="notesPerDay_en" /> messages a
					day. We also limit how many messages and lookups one connection can make in an hour. If many messages have
					come from your connection, your browser does a short calculation for each further message, which takes a
					moment. If many more follow, you have to wait. We don’t send exactly the same words to the same address twice
					within 24 hours.
				</p>
				{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts */}
				<p>
					<WhereUnknown fact="inboxLink">
						To read messages on this site, you enter the recipient’s e-⁠mail address; there is no password and no code.{" "}
						<strong>Whoever enters an address can read the approved messages sent to it.</strong> This is how the
						service is designed, so please write nothing that would harm anyone if somebody else read it.
					</WhereUnknown>
					<WhereKnown fact="inboxLink">
						To read messages on this site, you enter the recipient’s e-⁠mail address and open the link that we then
						e-⁠mail to that address.{" "}
						<strong>Whoever can open that mailbox can read the approved messages sent to it.</strong> So please write
						nothing that would harm anyone if somebody else read it.
					</WhereKnown>
				</p>
				{/* held by tests/journeys/opt-out.test.ts, tests/journeys/your-data.test.ts */}
				<p>
					If you no longer want to receive messages, use “Stop all messages” at the bottom of any e-⁠mail that brought
					you one. Nobody can then send you a message. Anyone who tries is told so, and what they wrote isn’t stored. On
					the page <PageLink to="yours">Your data</PageLink>, you can erase messages that were sent to you.
				</p>
			</>
		),
		section9: (
			<>
				{/* Nothing of the code. */}
				<p>
					You must be at least 13 years old to use Billet-doux. If you’re under 18, you need the permission of a parent
					or legal guardian.
				</p>
				{/* Nothing of the code. */}
				<p>
					We don’t ask for your age and can’t check it. By using the service, you confirm that you meet these
					conditions. Parents and guardians who are worried can <PageLink to="contact">write to us</PageLink> at any
					time.
				</p>
			</>
		),
		section10: (
			<>
				{/* Nothing of the code. */}
				<p>
					What you write remains yours. For as long as we keep your message, you allow us, free of charge, to check it,
					to store it, to send it to its recipient, and to show it on this site to anyone who may read the recipient’s
					messages under section 8. You also allow the uses described in sections 6 and 7
					<WhereKnown fact="languageModelHost">, including by the language model</WhereKnown>.
					<WhereKnown fact="learning">
						{" "}
						In addition, you allow us to make a masked example from your message to teach the moderator. We may keep
						that example longer than the message, and your permission lasts as long as we keep it; the privacy page says
						how long that is.
					</WhereKnown>{" "}
					We won’t use your message for anything else.
				</p>
				{/* Nothing of the code. */}
				<p>
					Send only words that you have the right to use: your own, or words you may quote, such as a poem. Once we have
					sent an e-⁠mail, we can’t call it back, and the recipient may keep it.
				</p>
			</>
		),
		section11: (
			<>
				{/* Nothing of the code. */}
				<p>You’re responsible for what you write. We don’t write the messages.</p>
				{/* Nothing of the code. */}
				<p>
					We offer the service “as is.” It may be slow, interrupted, changed or closed, and messages may be lost, so
					please keep a copy of anything you would miss. As far as the law allows, we aren’t liable for harm caused by a
					message, by a message that doesn’t arrive, or by an interruption. Nothing in these terms takes away a right
					that the law doesn’t allow us to exclude.
				</p>
				{/* Nothing of the code. */}
				<p>
					If a message threatens you, or if you’re in danger, don’t wait for our answer: contact the police or the
					emergency services where you are.
				</p>
			</>
		),
		section12: (
			<>
				{/* held by web/site/pages/terms/terms-text.test.tsx */}
				<p>
					We may change these terms, for instance when the service changes. Under the title of this page you can see
					when the substance of the rules last changed and when the text was last edited. The version on this page at
					the time you use the service is the one that applies.
				</p>
				{/* Nothing of the code. */}
				<p>
					These terms are governed by the law of the country from which we run this site. If the{" "}
					<PageLink to="legal">legal notice</PageLink> doesn’t show which country that is, ask us. You keep the
					protection that the mandatory law of your own country gives you. If one provision of these terms is invalid,
					the others remain in force.
				</p>
				{/* Nothing of the code. */}
				<p>
					If you have a disagreement with us, please <PageLink to="contact">write to us</PageLink> first. We aim to
					answer within 24 hours.
				</p>
			</>
		),
	},
	rules: {
		intro:
			"The recipient of an unsigned message has to trust its sender. To deserve that trust, you must follow these five rules.",
		points: [
			"Write to one person, at an address that you believe to be theirs, in your own words or words you may quote.",
			"Accept a “no.” If somebody has let you know that they want no messages from you, don’t write to them.",
			"Don’t pretend to be somebody else, and don’t sign with another person’s name.",
			"Read only messages sent to an address that is yours, or whose owner has asked you to read them.",
			"Don’t try to trick the moderator or get around the limits, don’t automate sending, and don’t disrupt the service for others.",
		],
	},
	content: {
		intro: (
			<>
				Kind words are welcome. Words that could hurt, frighten or expose somebody are not. The{" "}
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
			meeting: "Suggestions to meet in person",
			personal_info: "Contact details: phone numbers, postal addresses, e-⁠mail addresses, links",
			sexual: "Sexual content",
			harassment: "Harassment and threats",
			discrimination: "Discrimination",
			spam: "Advertising and spam",
			obsessive: "Messages that are too intense or obsessive",
		},
		closing:
			"The moderator reads English, French and Hindi in their ordinary scripts, and Hindi in Latin letters. A text that it can’t read is refused as well. If the moderator finds that a message speaks of dying or self-harm, we don’t deliver that message either. Instead, we show its writer where to find people who listen.",
	},
};
