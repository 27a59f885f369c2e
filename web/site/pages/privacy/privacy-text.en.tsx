import { retention } from "#contract/retention.ts";
import { factMark } from "#contract/site-facts.ts";
import words from "#i18n/messages/en.json" with { type: "json" };
import { PageLink } from "#web/site/frame/page-link.tsx";
import { FactText, WhereKnown, WhereUnknown } from "#web/site/frame/site-fact.tsx";
import type { PrivacyText } from "./privacy-sections.ts";
import { storedTables } from "./stored-tables.ts";

export const text: PrivacyText = {
	lastUpdated: "Last updated:",
	lastUpdatedMeaning: "This page describes the site as it runs on the day you read it.",
	summary: {
		title: "In short",
		points: {
			kept: {
				question: "What we keep",
				// held by tests/journeys/privacy-table.test.ts
				answer:
					"The recipient’s address and the words, sealed; times, page language, the moderator’s decision and the e-⁠mail’s state. What you write to us, sealed.",
			},
			neverKept: {
				question: "What we never keep",
				// held by tests/faults/canary.test.ts, tests/journeys/receipts.test.ts
				answer: "Of the sender: no name, e-⁠mail address, IP address, device or receipt link. No account, no cookie.",
			},
			readers: {
				question: "Who can read it",
				// held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts, tests/journeys/legal-notice.test.ts
				answer: (
					<>
						<WhereUnknown fact="inboxLink">Anyone who enters their address here.</WhereUnknown>
						<WhereKnown fact="inboxLink">Anyone who can open their mailbox.</WhereKnown> The people who run this site,
						who hold the key. The mail providers.
						<WhereKnown fact="languageModelHost">
							{" "}
							A language model at{" "}
							<code>
								<FactText fact="languageModelHost" />
							</code>
							, which sees the words only.
						</WhereKnown>
					</>
				),
			},
			duration: {
				question: "How long",
				// held by tests/journeys/retention.test.ts, tests/faults/erased-bytes.test.ts, tests/journeys/learning.test.ts
				answer: (
					<>
						Refused notes: {retention.refused_notes.days} days. Approved: <FactText fact="retentionDays" /> days.
						Undecided: {retention.held_notes.days} days. Messages to us: {retention.contact_messages.days} days.
						<WhereKnown fact="learning">
							{" "}
							An example confirmed for the moderator: until an administrator erases it.
						</WhereKnown>
					</>
				),
			},
			removal: {
				question: "How to have it removed",
				// held by tests/journeys/your-data.test.ts, tests/journeys/inbox-links.test.ts, tests/journeys/receipts.test.ts
				answer: (
					<>
						Yourself, on <PageLink to="yours">Your letters</PageLink>, or <PageLink to="contact">write to us</PageLink>.
						A note you sent: with its receipt.
					</>
				),
			},
		},
	},
	sections: {
		collection: {
			title: "Data we collect",
			body: (
				<>
					<h3>When you send a note</h3>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/held-notes.test.ts, tests/journeys/privacy-table.test.ts */}
					<p>
						You give us two things: the recipient’s address and your words. We add the date and time, the language of
						the page you wrote on, and what moderation made of it: approved, refused and for which rule, or waiting for
						a person. Refused and waiting notes are kept, too.
					</p>
					{/* held by tests/journeys/scheduled-notes.test.ts */}
					<p>
						If you choose a later time for its delivery, up to 60 days ahead, we keep that time, too. The note is
						checked straight away and kept until then; its recipient can’t read it before. If they stop all notes in the
						meantime, it’s erased.
					</p>
					{/* held by tests/journeys/receipts.test.ts */}
					<p>
						When you’ve sent a note, you’re shown a receipt, once: a secret link to a page that says what became of it.
						We never e-⁠mail that link and keep it nowhere, and nothing ties it to you. Whoever has it can also cancel
						the note while it waits, and erase it. The page shows neither the words nor the recipient.
					</p>
					{/* held by tests/journeys/send-deliver-read.test.ts */}
					<p>
						We do not ask who you are. If you sign your note, your signature is part of its words and travels with them.
						The e-⁠mail is written in the language of the page you send from, so the recipient may guess that language.
					</p>
					{/* held by tests/e2e/writing-hint.test.ts */}
					<p>
						While you write, a program in your browser may tell you of words that would be refused. What you type does
						not leave your browser for that; we receive a note only when you send it.
					</p>
					<h3>When you read your notes</h3>
					{/* held by tests/journeys/unrecorded-look-ups.test.ts, tests/journeys/inbox-links.test.ts, web/email/entry-render.test.ts, tests/journeys/opt-out.test.ts */}
					<p>
						The address you enter is used to find the notes and, where you ask for one, to mail a link to it; for
						nothing else. That someone looked, and when, isn’t recorded; only a link that you open begins a session,
						which is erased within a day. Neither do our e-⁠mails tell us whether they were opened: they contain no
						picture to fetch. Their links are made for your mailbox without showing your address; opening one changes
						nothing before you press a button.
					</p>
					<h3>When you write to us</h3>
					{/* held by tests/journeys/contact.test.ts, tests/journeys/privacy-table.test.ts */}
					<p>
						We keep the name you give, your e-⁠mail address, the subject, your message, the date and the page’s language.
					</p>
					<h3>What every connection brings along</h3>
					{/* held by server/privacy/visitor-key.test.ts, tests/journeys/bad-input.test.ts */}
					<p>
						Your browser’s IP address reaches our server, as it reaches every site. We never write it down. To stop
						floods, it is turned into a code (an HMAC) under a random key, and calls per code are counted for an hour.
						Code, count and key live in memory only; the key is replaced every day at midnight UTC, after which no code
						can be traced back to an address.
					</p>
					{/* held by tests/faults/note-limits.test.ts, tests/e2e/proof-of-work.test.ts, tests/journeys/privacy-table.test.ts */}
					<p>
						Once many notes have come from one connection within an hour, your browser does a short calculation by
						itself for each further one, so that bots can’t flood anyone. Of that, only a code of the calculation is
						stored, which belongs to no note.
					</p>
					{/* Nothing of the code. */}
					<p>
						What stands between you and us, such as your internet provider or a relay that the people who run this site
						have put before it, may keep records of its own. The software has no say in that.
					</p>
					<h3>When you look at pages</h3>
					{/* held by tests/journeys/page-views.test.ts, server/privacy/visitor-key.test.ts, tests/journeys/counters-only.test.ts */}
					<p>
						We count the pages seen in each hour, and the visitors of each day by country; known bots aren’t counted. So
						that nobody is counted twice, your address and the name that your browser gives itself become a code under a
						second random key. Codes and key live in memory only and are destroyed when the day ends; nothing but
						numbers remains.
					</p>
					{/* held by server/analytics/geography.test.ts, server/analytics/figures.test.ts, tests/journeys/counters-only.test.ts */}
					<p>
						The country is looked up on our own server, from your address without its last part. A country with fewer
						than five visits is shown among “others”. Nothing connects these numbers with a note.
					</p>
				</>
			),
		},
		usage: {
			title: "What we use it for",
			body: (
				<>
					<ul>
						{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/letter-pages.test.ts */}
						<li>
							To send the note by e-⁠mail, and to show it{" "}
							<WhereUnknown fact="inboxLink">to whoever enters the recipient’s address.</WhereUnknown>
							<WhereKnown fact="inboxLink">to whoever opens the link mailed to the recipient.</WhereKnown>
						</li>
						{/* held by tests/journeys/llm-judge.test.ts, tests/journeys/legal-notice.test.ts, tests/journeys/held-notes.test.ts */}
						<li>
							To check it. The moderator is part of this site.{" "}
							<WhereKnown fact="languageModelHost">
								For some notes or all of them, it asks a language model at{" "}
								<code>
									<FactText fact="languageModelHost" />
								</code>{" "}
								for its opinion; that service receives the words of the note and nothing else: no address, and nothing
								about the sender beyond the words themselves. What it keeps follows its own rules.
							</WhereKnown>
							<WhereUnknown fact="languageModelHost">No word of a note is sent to anybody else for that.</WhereUnknown>{" "}
							A note that cannot be judged waits for a person.
						</li>
						<WhereKnown fact="learning">
							{/* held by tests/journeys/learning.test.ts, moderation/masking/mask-personal.test.ts */}
							<li>
								To teach the moderator. Where someone who reads a note overrules it, the words are kept as an example,
								sealed and masked: addresses, links, numbers and names are taken out as far as they are found. The
								example is erased with its note. Only one that an administrator has read and confirmed is kept longer,
								until an administrator erases it; nothing then connects it to a note or an address.
							</li>
						</WhereKnown>
						{/* held by tests/faults/recipient-limit.test.ts */}
						<li>To limit how many notes an address receives in a day.</li>
						{/* held by tests/journeys/bounces.test.ts, server/suppression/suppressions.test.ts */}
						<li>
							To leave mailboxes in peace. If a mail server tells us that one doesn’t exist, notes to it are kept but
							not e-⁠mailed for 30 days. If we learn that one of our e-⁠mails was marked as spam there, we refuse notes to
							it for a year. For that, we keep a look-up code of the mailbox.
						</li>
						{/* held by tests/journeys/contact.test.ts, tests/journeys/contact-confirmation.test.ts */}
						<li>
							To answer you. Your message is sent to our support address, with your address to reply to. If you get a
							confirmation by e-⁠mail, it repeats none of your words.
						</li>
						{/* held by tests/journeys/analytics.test.ts */}
						<li>
							To count, by the hour, how many notes were approved, refused or held, and how many e-⁠mails left or failed.
						</li>
						{/* held by tests/journeys/page-views.test.ts */}
						<li>To see how much the site is used, in numbers of pages and visitors.</li>
					</ul>
					{/* held by tests/journeys/privacy-table.test.ts, tests/e2e/third-parties.test.ts */}
					<p>The software does nothing else with it: no advertising, no profiles, no sale.</p>
				</>
			),
		},
		fields: {
			title: "Every field we store",
			body: (
				<>
					{/* held by tests/journeys/privacy-table.test.ts */}
					<p>
						This is the whole database, field by field. A test compares this list with it, and fails when a field is
						missing here.
					</p>
					{/* held by server/privacy/seal.test.ts, tests/journeys/sealed-at-rest.test.ts, tests/journeys/retention.test.ts */}
					<p>
						<strong>Sealed</strong> means encrypted; only our key opens it. A <strong>look-up code</strong> is computed
						from a value with a key of ours. It finds a line again, but the value can’t be read out of it. As for{" "}
						<strong>how long it’s kept</strong>: after the days that the table names, a line is erased by itself, within
						a day. “Until removed” means until the people who run this site do it, of their own accord or because you’ve
						asked.
					</p>
				</>
			),
		},
		security: {
			title: "How it is protected",
			body: (
				<>
					<ul>
						{/* held by tests/journeys/sealed-at-rest.test.ts */}
						<li>
							Addresses and words are sealed (AES-256-GCM) before they’re stored, and found again by look-up codes
							(HMAC-SHA-256). Whoever steals a copy of the database reads neither without the key. The key lies on the
							server, though: whoever takes its whole disk may have both, unless those who run this site keep the key
							elsewhere.
						</li>
						{/* held by tests/journeys/sealed-at-rest.test.ts, tests/journeys/page-views.test.ts */}
						<li>The server’s log holds codes and figures: no address, no words of yours, no IP address.</li>
						{/* held by tests/e2e/third-parties.test.ts */}
						<li>Pages load nothing from other sites, so no one else learns of your visit from them.</li>
						{/* held by server/admin/password.test.ts */}
						<li>Of an administrator’s password, only a fingerprint (argon2id) is stored.</li>
					</ul>
					<h3>What this does not prevent</h3>
					<ul>
						{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts */}
						<li>
							<WhereUnknown fact="inboxLink">
								<strong>Whoever enters an address can read its notes.</strong> No password is asked for, so this isn’t
								the place for anything meant for one person’s eyes only. Those who run this site can have a link mailed
								to the address instead; here they haven’t.
							</WhereUnknown>
							<WhereKnown fact="inboxLink">
								<strong>Whoever can open a mailbox can read its notes,</strong> here as there: the list opens with a
								link that we mail to the address.
							</WhereKnown>
						</li>
						{/* held by tests/journeys/admin-messages.test.ts */}
						<li>
							The people who run this site hold the key and can open what is sealed, for instance to decide on a note
							that waits.
						</li>
						{/* Nothing of the code. */}
						<li>
							E-mail travels through mail servers that we do not control. Between servers it is encrypted in most cases,
							not in all; the recipient’s provider can read it in any case.
						</li>
						{/* held by server/delivery/capture-transport.test.ts, tests/journeys/legal-notice.test.ts */}
						<li>
							<WhereUnknown fact="smtp">
								<strong>This installation has no mail server.</strong> E-mails aren’t sent but kept as plain, unsealed
								files on that computer.
							</WhereUnknown>
							<WhereKnown fact="smtp">Whoever receives an e-⁠mail from us has it in the open, as we sent it.</WhereKnown>
						</li>
						{/* Nothing of the code. */}
						<li>No protection is perfect, ours neither.</li>
					</ul>
				</>
			),
		},
		cookies: {
			title: "Cookies and your browser",
			body: (
				<>
					{/* held by tests/e2e/third-parties.test.ts */}
					<p>
						Visitors get no cookie from this site. Your own browser keeps a few things for it, on your device, and
						doesn’t send them to us by itself.
					</p>
					<ul>
						{/* held by tests/e2e/language.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>Your language,</strong> once you have chosen one, in local storage under the names{" "}
							<code>language</code>, <code>langSelected</code> and <code>userLang</code>. It stays until you clear this
							site’s data in your browser.
						</li>
						{/* held by tests/e2e/draft.test.ts, tests/e2e/contact-states.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>A note you’re writing,</strong> its address and its words, under <code>draft-note</code>, and{" "}
							<strong>a message to us that you’re writing,</strong> under <code>draft-contact</code>: in session
							storage, so that a reload doesn’t lose them. They go once they’re sent, or when you close the tab.
						</li>
						{/* held by tests/e2e/stationery.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>The paper and ink that you’ve chosen,</strong> if they aren’t the usual ones, under{" "}
							<code>draft-stationery</code>, in session storage. They go when you close the tab.
						</li>
						{/* held by tests/e2e/writing-hint.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>That you want no hints while you write,</strong> if you have switched them off, in local storage
							under the name <code>writingHints</code>. It goes when you switch them on again.
						</li>
						{/* held by tests/e2e/faq.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>Which questions you had opened,</strong> when you change the language, in session storage under{" "}
							<code>open-items</code>. It goes as soon as the other page has opened them.
						</li>
						{/* held by tests/e2e/sealed-envelopes.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>Which of your notes you’ve opened,</strong> in local storage under <code>opened-letters</code>: a
							few characters for each note, from which neither its words nor your address can be found. On a shared
							computer, they tell the next person how many notes were opened, and whoever types your address sees which.
							They go with “Seal them again”, under the notes.
						</li>
						{/* held by tests/e2e/install-offer.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>That you don’t want this site on your home screen,</strong> in local storage under{" "}
							<code>install-offer</code>, once you’ve said so.
						</li>
						{/* held by tests/e2e/yours.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>That you’ve opened your letters by a link,</strong> in session storage under{" "}
							<code>inbox-session</code>: a random text that stands for your session. It goes with “I’ve finished”, or
							when you close the tab.
						</li>

						{/* held by tests/e2e/offline.test.ts */}
						<li>
							<strong>A page that says you are offline,</strong> in the three languages with their style sheets, for the
							moment when the network fails. It holds nothing about you.
						</li>
					</ul>
					{/* held by web/site/pages/privacy/browser-storage.test.ts, tests/faults/captured-mail.test.ts */}
					<p>
						Only administrators’ browsers also keep, in local storage: their session (<code>admin_token</code>,{" "}
						<code>admin_username</code>), their language (<code>admin_language</code>), whether keyboard shortcuts are
						on (<code>admin_shortcuts</code>) and a random text by which their browser is known again (
						<code>admin_device</code>). Whoever runs a site without a mail server gets a cookie (
						<code>captured_mail</code>) to read the e-⁠mails it didn’t send.
					</p>
				</>
			),
		},
		rights: {
			title: "Your rights",
			body: (
				<>
					{/* Nothing of the code. */}
					<p>
						Many laws, among them the European GDPR, give you rights over the data that concern you. You need not quote
						one to use them here:
					</p>
					<ul>
						{/* held by tests/journeys/your-data.test.ts */}
						<li>
							<strong>Access:</strong> to read all that we keep for an address of yours, and to save a copy.
						</li>
						{/* held by tests/journeys/your-data.test.ts, tests/journeys/receipts.test.ts */}
						<li>
							<strong>Erasure:</strong> to erase one note, or all that concerns your address. A note that you sent, you
							erase with its receipt.
						</li>
						{/* held by tests/journeys/opt-out.test.ts, tests/journeys/your-data.test.ts */}
						<li>
							<strong>Objection:</strong> to receive no more notes. “Stop all notes”, at the foot of each e-⁠mail with a
							note, does it at once and for as long as you like. All we keep for it is a look-up code of your mailbox.
						</li>
						{/* Nothing of the code. */}
						<li>
							<strong>Correction and restriction:</strong> to have an error put right, or the use of your data paused.
						</li>
					</ul>
					{/* held by tests/journeys/your-data.test.ts, tests/journeys/inbox-links.test.ts */}
					<p>
						You do these yourself on the page <PageLink to="yours">Your letters</PageLink>, except corrections and
						restriction: it mails a link to your address, so that nobody else can. For those, or if that page is of no
						help, <PageLink to="contact">write to us</PageLink> and name the address concerned. A person reads your
						request, and may ask you to confirm by e-⁠mail that the address is yours.
					</p>
					{/* held by tests/journeys/legal-notice.test.ts, tests/journeys/opt-out.test.ts, tests/journeys/reports.test.ts */}
					<p>
						Both pages need JavaScript. Without it, you can still use “Stop all notes” and “Report this note” in our
						e-⁠mails.{" "}
						<WhereKnown fact="operatorEmail">
							For anything else, write to{" "}
							<a href={factMark("operatorMailto")}>
								<FactText fact="operatorEmail" />
							</a>{" "}
							and name the address concerned.
						</WhereKnown>
						<WhereUnknown fact="operatorEmail">
							For anything else, look for a postal address on the page{" "}
							<PageLink to="legal">Who runs this site</PageLink>: those who run it give no e-⁠mail address.
						</WhereUnknown>
					</p>
					{/* held by tests/faults/canary.test.ts */}
					<p>
						Some things we cannot do. We do not know who sent a note, so we can neither tell you who wrote to you nor
						list what you have sent. An e-⁠mail that has arrived cannot be called back. And a back-up copy, if the people
						who run this site make one, keeps what was removed until the copy is replaced.
					</p>
					{/* Nothing of the code. */}
					<p>
						If our answer does not satisfy you, or does not come, you may complain to the data protection authority of
						your country.
					</p>
				</>
			),
		},
		contact: {
			title: "Write to us",
			body: (
				// Nothing of the code.
				<p>
					For anything on this page, use the <PageLink to="contact">contact page</PageLink>. We aim to answer within 24
					hours. Who we are, and on which legal grounds we keep data, stands on the page{" "}
					<PageLink to="legal">Who runs this site</PageLink>.
				</p>
			),
		},
	},
	columns: { field: "What", purpose: "What for", kept: "Kept" },
	stored: storedTables(words),
};
