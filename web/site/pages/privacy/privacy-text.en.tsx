import { retention } from "#contract/retention.ts";
import { factMark } from "#contract/site-facts.ts";
import words from "#i18n/messages/en.json" with { type: "json" };
import { PageLink } from "#web/site/frame/page-link.tsx";
import { FactText, WhereKnown, WhereUnknown } from "#web/site/frame/site-fact.tsx";
import type { PrivacyText } from "./privacy-sections.ts";
import { storedTables } from "./stored-tables.ts";

export const text: PrivacyText = {
	lastUpdated: "Up to date as of",
	lastUpdatedMeaning: "This page describes how the site works on the day you read it.",
	summary: {
		title: "In short",
		points: {
			kept: {
				question: "What we keep",
				// held by tests/journeys/privacy-table.test.ts
				answer:
					"Encrypted: the recipient’s address, the text, what you write to us. Unencrypted: times, language, moderation result, delivery status.",
			},
			neverKept: {
				question: "What we never keep",
				// held by tests/faults/canary.test.ts, tests/journeys/receipts.test.ts
				answer:
					"A message’s receipt link; its sender’s name, e-⁠mail address, IP address or device. Visitors get no cookies.",
			},
			readers: {
				question: "Who can read it",
				// held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts, tests/journeys/legal-notice.test.ts
				answer: (
					<>
						Approved messages:{" "}
						<WhereUnknown fact="inboxLink">anyone who enters the recipient’s address here.</WhereUnknown>
						<WhereKnown fact="inboxLink">anyone with access to the recipient’s mailbox.</WhereKnown> Everything: our
						team, which holds the key. Our host and mail providers: what passes through them.
						<WhereKnown fact="languageModelHost">
							{" "}
							A language model at{" "}
							<code>
								<FactText fact="languageModelHost" />
							</code>{" "}
							can read the text of messages only.
						</WhereKnown>
					</>
				),
			},
			duration: {
				question: "How long",
				// held by tests/journeys/retention.test.ts, tests/faults/erased-bytes.test.ts, tests/journeys/learning.test.ts
				answer: (
					<>
						Refused messages: {retention.refused_notes.days} days. Approved: <FactText fact="retentionDays" /> days.
						Waiting: {retention.held_notes.days} days. What you write to us: {retention.contact_messages.days} days.
						<WhereKnown fact="learning">
							{" "}
							Examples confirmed for the moderator: until an administrator erases them.
						</WhereKnown>
					</>
				),
			},
			removal: {
				question: "How to have it removed",
				// held by tests/journeys/your-data.test.ts, tests/journeys/inbox-links.test.ts, tests/journeys/receipts.test.ts
				answer: (
					<>
						Use <PageLink to="yours">Your data</PageLink>, or <PageLink to="contact">write to us</PageLink>. Sent a
						message? Use its receipt.
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
					<h3>When you send a message</h3>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/held-notes.test.ts, tests/journeys/privacy-table.test.ts */}
					<p>
						You give us the recipient’s address, your words and, if you choose them, a paper, an ink and a delivery
						time. We add the date and time, the language of the page you wrote on, and the moderator’s decision: the
						message is approved, refused (and under which rule), or waiting until someone on our team has read it. We
						keep refused and waiting messages, too.
					</p>
					{/* held by tests/journeys/scheduled-notes.test.ts */}
					<p>
						If you choose a later delivery time, up to 60 days ahead, we keep that time, too. We check the message right
						away and hold it until then; the recipient can’t read it earlier. If the recipient stops all messages in the
						meantime, we erase yours.
					</p>
					{/* held by tests/journeys/receipts.test.ts */}
					<p>
						After you send a message, we show you a receipt once: a secret link to a page that says what became of the
						message. We never e-⁠mail that link and don’t store it, and nothing connects it with you. Anyone who has the
						link can also cancel the message while it waits, and erase it. The page shows neither the words nor the
						recipient.
					</p>
					{/* held by tests/journeys/send-deliver-read.test.ts */}
					<p>
						We don’t ask who you are. If you sign your message, your signature is part of the text, and the recipient
						sees it. The e-⁠mail is in the language of the page you send from, so the recipient may guess which language
						you use.
					</p>
					{/* held by tests/e2e/writing-hint.test.ts */}
					<p>
						While you write, a program in your browser may point out words that would be refused. Nothing you type
						leaves your browser for these hints. We receive a message only when you send it.
					</p>
					<h3>When you read your messages</h3>
					{/* held by tests/journeys/unrecorded-look-ups.test.ts, tests/journeys/inbox-links.test.ts, web/email/entry-render.test.ts, tests/journeys/opt-out.test.ts */}
					<p>
						We use the address you enter only to find the messages and, if you ask for a link, to send you that link. We
						don’t record that someone looked, or when. The exception is a link that we e-⁠mailed: pressing “Open” on its
						page starts a session, which holds the times of its start and last use and is erased within a day. Our
						e-⁠mails don’t tell us whether they were opened, because they load no pictures. Their links are made for your
						mailbox but don’t show your address, and opening a link changes nothing until you press a button.
					</p>
					<h3>When you write to us</h3>
					{/* held by tests/journeys/contact.test.ts, tests/journeys/privacy-table.test.ts */}
					<p>
						We keep the name you give, your e-⁠mail address, the subject, what you write to us, the date and the page’s
						language.
					</p>
					<h3>When your browser connects to us</h3>
					{/* held by server/privacy/visitor-key.test.ts, tests/journeys/bad-input.test.ts */}
					<p>
						Your browser’s IP address reaches our server, as it reaches every site you visit. We never store it. To
						prevent floods of requests, we turn the address into a code (an HMAC) with a random key, and count the
						requests for each code for an hour. The code, the count and the key are held in memory only. The key is
						replaced every day at midnight UTC; after that, no code can be traced back to an address.
					</p>
					{/* held by tests/faults/note-limits.test.ts, tests/e2e/proof-of-work.test.ts, tests/journeys/privacy-table.test.ts */}
					<p>
						If many messages come from your connection within an hour, your browser does a short calculation for each
						further message, so that bots can’t flood anyone. We store only a code for that calculation, and nothing
						connects the code with a message.
					</p>
					{/* Nothing of the code. */}
					<p>
						Your internet provider, or another service between you and us, such as a relay in front of this site, may
						keep records of its own. The list on this page doesn’t include such records.
					</p>
					<h3>When you look at pages</h3>
					{/* held by tests/journeys/page-views.test.ts, server/privacy/visitor-key.test.ts, tests/journeys/counters-only.test.ts */}
					<p>
						We count the pages seen in each hour, and the visitors of each day by country; known bots aren’t counted. So
						that nobody is counted twice, we turn your IP address and the name of your browser into a code with a second
						random key. The codes and the key are held in memory only and destroyed when the day ends. Only the numbers
						remain.
					</p>
					{/* held by server/analytics/geography.test.ts, server/analytics/figures.test.ts, tests/journeys/counters-only.test.ts */}
					<p>
						We look up the country on our own server, using your IP address without its last part. In our statistics, a
						country with fewer than five visits is counted under “Other.” Nothing connects these numbers with a message.
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
							To send the message by e-⁠mail, and to show it{" "}
							<WhereUnknown fact="inboxLink">to whoever enters the recipient’s address.</WhereUnknown>
							<WhereKnown fact="inboxLink">to whoever opens the link mailed to the recipient.</WhereKnown>
						</li>
						{/* held by tests/journeys/llm-judge.test.ts, tests/journeys/legal-notice.test.ts, tests/journeys/held-notes.test.ts */}
						<li>
							To check the message. The automatic moderator is part of this site.{" "}
							<WhereKnown fact="languageModelHost">
								For some or all messages, it consults a language model at{" "}
								<code>
									<FactText fact="languageModelHost" />
								</code>
								. That service receives the words of the message and nothing else: no address, and nothing about the
								sender beyond the words themselves. Its own rules determine what it keeps.
							</WhereKnown>
							<WhereUnknown fact="languageModelHost">
								No word of a message is sent to anybody else for this check.
							</WhereUnknown>{" "}
							If a technical fault keeps the automatic moderator from checking a message,
							<WhereKnown fact="heldPercent"> or if it isn’t sure about the message,</WhereKnown> someone on our team
							reads the message before it’s sent.
						</li>
						<WhereKnown fact="learning">
							{/* held by tests/journeys/learning.test.ts, moderation/masking/mask-personal.test.ts */}
							<li>
								To teach the moderator: learning is turned on here. If someone on our team overrules the moderator’s
								decision, or chooses to keep a message for this purpose, we keep the words as an example, encrypted and
								masked: addresses, links, numbers and names are removed as far as the program finds them. The example is
								erased together with its message, unless an administrator has read and confirmed the example. A
								confirmed example is kept until an administrator erases it. The ID of its message is removed from it,
								and we never store the recipient’s address with it.
							</li>
						</WhereKnown>
						{/* held by tests/faults/recipient-limit.test.ts */}
						<li>To limit how many messages an address receives in a day.</li>
						{/* held by tests/journeys/bounces.test.ts, server/suppression/suppressions.test.ts */}
						<li>
							To stop sending e-⁠mails that don’t arrive or aren’t wanted. If a mail server tells us that a mailbox
							doesn’t accept e-⁠mails, we still keep messages to it on this site, but don’t e-⁠mail them there for 30
							days. If we learn that one of our e-⁠mails was marked as spam, nobody can send messages to that mailbox for
							a year. For this purpose, we keep a lookup code of the mailbox, the reason and the time.
						</li>
						{/* held by tests/journeys/contact.test.ts, tests/journeys/contact-confirmation.test.ts */}
						<li>
							To answer you. What you write to us is e-⁠mailed to our support address, with yours as the reply address.
							If we confirm by e-⁠mail that we’ve received it, the confirmation repeats none of your words.
						</li>
						{/* held by tests/journeys/analytics.test.ts */}
						<li>
							To count, by the hour, how many messages were approved, refused or kept waiting, and how many e-⁠mails were
							sent or failed.
						</li>
						{/* held by tests/journeys/page-views.test.ts */}
						<li>To see how much the site is used, by counting pages and visitors.</li>
					</ul>
					{/* held by tests/journeys/privacy-table.test.ts, tests/e2e/third-parties.test.ts */}
					<p>We use your data for nothing else: there is no advertising, no profiling and no sale of data.</p>
				</>
			),
		},
		fields: {
			title: "Every field we store",
			body: (
				<>
					{/* held by tests/journeys/privacy-table.test.ts */}
					<p>
						This is a list of every field in our database. An automatic test compares the list with the database, and
						fails if a field is missing from the list.
					</p>
					{/* held by server/privacy/seal.test.ts, tests/journeys/sealed-at-rest.test.ts, tests/journeys/retention.test.ts */}
					<p>
						<strong>Encrypted</strong> means that a value can be read only with our key. A <strong>lookup code</strong>{" "}
						is calculated from a value with one of our keys: we can use the code to find a row again, but the value
						can’t be read from it. Several addresses can lead to one mailbox, as jane@example.org and
						jane+love@example.org do. That’s why the list has both codes of addresses and codes of mailboxes. Above each
						table, <strong>“Kept”</strong> says how long we keep its rows; a field that is kept for a different length
						of time says so in its own line. Once the number of days shown has passed, a row is erased automatically
						within a day. “Until … removed” means until we remove it, on our own initiative or because you’ve asked us
						to.
					</p>
				</>
			),
		},
		security: {
			title: "How we protect it",
			body: (
				<>
					<ul>
						{/* held by tests/journeys/sealed-at-rest.test.ts */}
						<li>
							Addresses and words are encrypted (AES-256-GCM) before they’re stored, and found again by lookup codes
							(HMAC-SHA-256). Someone who steals a copy of the database can read neither without the key. However, the
							key is usually stored on the same server, so someone who takes the server’s whole disk may have both.
						</li>
						{/* held by tests/journeys/sealed-at-rest.test.ts, tests/journeys/page-views.test.ts */}
						<li>
							The server’s log contains codes and numbers, but no e-⁠mail address, none of your words and no IP address.
						</li>
						{/* held by tests/e2e/third-parties.test.ts */}
						<li>Our pages load nothing from other sites, so they don’t tell anyone else about your visit.</li>
						{/* held by server/admin/password.test.ts */}
						<li>For an administrator’s password, we store only a fingerprint (argon2id).</li>
					</ul>
					<h3>What these measures don’t prevent</h3>
					<ul>
						{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts */}
						<li>
							<WhereUnknown fact="inboxLink">
								<strong>Whoever enters an address can read its messages.</strong> There’s no password, so please don’t
								write anything meant for one person’s eyes only. The software can require a link e-⁠mailed to the address
								instead, but we haven’t turned that on.
							</WhereUnknown>
							<WhereKnown fact="inboxLink">
								<strong>Whoever can open a mailbox can read its messages,</strong> in the mailbox and on this site,
								because the list opens with a link that we e-⁠mail to the address.
							</WhereKnown>
						</li>
						{/* held by tests/journeys/admin-messages.test.ts */}
						<li>
							We hold the key and can decrypt all of this, for instance when someone on our team reads a message before
							it’s sent.
						</li>
						{/* Nothing of the code. */}
						<li>
							E-⁠mail travels through mail servers that we don’t control. Between servers, it is encrypted in most cases
							but not in all. The recipient’s mail provider can always read it.
						</li>
						{/* held by server/delivery/capture-transport.test.ts, tests/journeys/legal-notice.test.ts */}
						<li>
							<WhereUnknown fact="smtp">
								<strong>This site has no mail server.</strong> E-⁠mails aren’t sent; they’re kept as plain, unencrypted
								files on the site’s own computer.
							</WhereUnknown>
							<WhereKnown fact="smtp">
								We don’t encrypt the message inside an e-⁠mail, so it can be read in the mailbox it reaches.
							</WhereKnown>
						</li>
						{/* Nothing of the code. */}
						<li>No protection is perfect, ours included.</li>
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
						Visitors get no cookies from this site. Your browser keeps a few things for this site on your device, and
						doesn’t send them to us automatically.
					</p>
					<ul>
						{/* held by tests/e2e/language.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>Your language,</strong> once you’ve chosen one, in local storage under the names{" "}
							<code>language</code>, <code>langSelected</code> and <code>userLang</code>. Your browser keeps it until
							you clear this site’s data.
						</li>
						{/* held by tests/e2e/draft.test.ts, tests/e2e/contact-states.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>A love message you’re writing,</strong> with its address, under <code>draft-note</code>, and{" "}
							<strong>what you’re writing to us,</strong> under <code>draft-contact</code>, both in session storage, so
							that nothing is lost when the page reloads. Each is erased once it’s sent, or when you close the tab.
						</li>
						{/* held by tests/e2e/stationery.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>The paper and ink you’ve chosen,</strong> if they aren’t the default ones, in session storage
							under <code>draft-stationery</code>. The choice is erased when you close the tab.
						</li>
						{/* held by tests/e2e/writing-hint.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>Your choice to have no hints while you write,</strong> if you’ve turned them off, in local storage
							under <code>writingHints</code>. It’s erased when you switch hints on again.
						</li>
						{/* held by tests/e2e/faq.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>The questions you have open</strong> when you change the language, in session storage under{" "}
							<code>open-items</code>. They’re erased as soon as the page in the other language has opened the same
							ones.
						</li>
						{/* held by tests/e2e/sealed-envelopes.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>A mark for each message you’ve opened,</strong> in local storage under <code>opened-letters</code>
							: a few characters, which reveal neither its words nor your address. On a shared computer, the next person
							can see how many messages were opened and, by entering your address, which ones. “Seal them again,” under
							the messages, erases the marks.
						</li>
						{/* held by tests/e2e/install-offer.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>Your answer, if you’ve declined to add this site to your home screen,</strong> in local storage
							under <code>install-offer</code>. Your browser keeps it until you clear this site’s data.
						</li>
						{/* held by tests/e2e/yours.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>The key to your messages, if you’ve opened them with a link,</strong> in session storage under{" "}
							<code>inbox-session</code>: a random string that identifies your session. It’s erased when you choose
							“Close this page” or close the tab.
						</li>

						{/* held by tests/e2e/offline.test.ts */}
						<li>
							<strong>A page that says you’re offline,</strong> in the three languages and with its style sheets, to be
							shown when your connection fails. It contains nothing about you.
						</li>
					</ul>
					{/* held by web/site/pages/privacy/browser-storage.test.ts, tests/faults/captured-mail.test.ts */}
					<p>
						The browsers of administrators, and only those, also keep in local storage: the administrator’s session (
						<code>admin_token</code>, <code>admin_username</code>), language (<code>admin_language</code>), whether
						keyboard shortcuts are on (<code>admin_shortcuts</code>), and a random string by which the browser is
						recognized (<code>admin_device</code>). If a site has no mail server, the person who runs it gets a cookie (
						<code>captured_mail</code>) to read the e-⁠mails that weren’t sent.
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
						Many laws, including the European GDPR, give you rights over your personal data. You don’t have to name a
						law to use these rights here:
					</p>
					<ul>
						{/* held by tests/journeys/your-data.test.ts */}
						<li>
							<strong>Access:</strong> you can read the messages delivered to you, and save a copy of what we keep under
							your address. For messages that were never delivered, the copy says only when they came in.
						</li>
						{/* held by tests/journeys/your-data.test.ts, tests/journeys/receipts.test.ts */}
						<li>
							<strong>Erasure:</strong> you can erase a single message, or everything we keep under your address. If you
							sent a message, you can erase it with its receipt.
						</li>
						{/* held by tests/journeys/opt-out.test.ts, tests/journeys/your-data.test.ts */}
						<li>
							<strong>Objection:</strong> you can stop all messages to you. “Stop all messages,” at the bottom of each
							e-⁠mail that brings you a message, takes effect at once and lasts as long as you like. For this, we keep a
							lookup code of your mailbox, the reason and the time, but not your address.
						</li>
						{/* Nothing of the code. */}
						<li>
							<strong>Correction and restriction:</strong> you can have an error corrected, or have us pause the use of
							your data.
						</li>
					</ul>
					{/* held by tests/journeys/your-data.test.ts, tests/journeys/inbox-links.test.ts */}
					<p>
						For access, erasure and objection, use the page <PageLink to="yours">Your data</PageLink>. It e-⁠mails a link
						to your address, so that nobody else can act for you. For correction and restriction, or if that page
						doesn’t help, <PageLink to="contact">write to us</PageLink> and name the address concerned. A person reads
						your request, and may ask you to confirm by e-⁠mail that the address is yours.
					</p>
					{/* held by tests/journeys/legal-notice.test.ts, tests/journeys/opt-out.test.ts, tests/journeys/reports.test.ts */}
					<p>
						Both of these pages need JavaScript. Without it, you can still use “Stop all messages” and “Report this
						message” in our e-⁠mails.{" "}
						<WhereKnown fact="operatorEmail">
							For anything else, write to{" "}
							<a href={factMark("operatorMailto")}>
								<FactText fact="operatorEmail" />
							</a>{" "}
							and name the address concerned.
						</WhereKnown>
						<WhereUnknown fact="operatorEmail">
							We haven’t given an e-⁠mail address for anything else. If we have given a postal address, it is in the{" "}
							<PageLink to="legal">legal notice</PageLink>.
						</WhereUnknown>
					</p>
					{/* held by tests/faults/canary.test.ts, tests/journeys/learning.test.ts */}
					<p>
						There are some things we can’t do. We don’t know who sent a message, so we can neither tell you who wrote to
						you nor list what you’ve sent. We can’t call back an e-⁠mail that has arrived. A backup of the database still
						contains what you have erased until that backup is replaced.
						<WhereKnown fact="learning">
							{" "}
							Once an administrator has confirmed a masked example for the moderator, it no longer contains the ID of
							its message, so we can’t find it for you.
						</WhereKnown>
					</p>
					{/* Nothing of the code. */}
					<p>
						If you’re not satisfied with our answer, or don’t get one, you can complain to the data protection authority
						of your country.
					</p>
				</>
			),
		},
		contact: {
			title: "Write to us",
			body: (
				// Nothing of the code.
				<p>
					For any question about this page, use the <PageLink to="contact">contact page</PageLink>. We aim to answer
					within 24 hours. You’ll find the legal basis for keeping your data, and the details we publish about
					ourselves, in the <PageLink to="legal">legal notice</PageLink>.
				</p>
			),
		},
	},
	labels: { field: "What", purpose: "What for", kept: "Kept" },
	stored: storedTables(words),
};
