import words from "#i18n/messages/en.json" with { type: "json" };
import { PageLink } from "#web/site/frame/page-link.tsx";
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
				answer:
					"The recipient’s address and the words of each note, both sealed; when it was written, what the moderator decided, and what became of the e-⁠mail. If you write to us: your name, your address and your message, sealed as well.",
			},
			neverKept: {
				question: "What we never keep",
				answer:
					"Of the person who sends a note: no name, no e-⁠mail address, no IP address, no trace of their device. There is no account and no cookie.",
			},
			readers: {
				question: "Who can read it",
				answer:
					"Whoever enters the recipient’s address here. The people who run this site, since they hold the key. The mail providers that carry the e-⁠mail. And, where the people who run this site have the moderator ask one, a language model.",
			},
			duration: {
				question: "How long",
				answer:
					"Until the people who run this site remove it. Nothing is erased by itself after a time, except the content of an e-⁠mail once it has left or been given up.",
			},
			removal: {
				question: "How to have it removed",
				answer: (
					<>
						Write to us on the <PageLink to="contact">contact page</PageLink> and name the address concerned.
					</>
				),
			},
		},
	},
	contentsLabel: "On this page",
	sections: {
		collection: {
			title: "Data we collect",
			body: (
				<>
					<h3>When you send a note</h3>
					<p>
						You give us two things: the recipient’s address and your words. We add the date and time and what moderation
						made of it: approved, refused and for which rule, or waiting for a person. Refused and waiting notes are
						kept, too.
					</p>
					<p>
						We do not ask who you are. If you sign your note, your signature is part of its words and travels with them.
						The e-⁠mail is written in the language of the page you send from, so the recipient may guess that language.
					</p>
					<p>
						While you write, a program in your browser may tell you of words that would be refused. What you type does
						not leave your browser for that; we receive a note only when you send it.
					</p>
					<h3>When you read your notes</h3>
					<p>
						The address you enter is used to find the notes, and for nothing else. That someone looked, and when, is not
						recorded. Neither do our e-⁠mails tell us whether they were opened: they contain no picture to fetch and no
						personal link.
					</p>
					<h3>When you write to us</h3>
					<p>
						We keep the name you give, your e-⁠mail address, the subject, your message, the date and the page’s language.
					</p>
					<h3>What every connection brings along</h3>
					<p>
						Your browser’s IP address reaches our server, as it reaches every site. We never write it down. To stop
						floods, it is turned into a code (an HMAC) under a random key, and calls per code are counted for an hour.
						Code, count and key live in memory only; the key is replaced every day at midnight UTC, after which no code
						can be traced back to an address.
					</p>
					<p>
						What stands between you and us, such as your internet provider or a relay that the people who run this site
						have put before it, may keep records of its own. The software has no say in that.
					</p>
					<h3>When you look at pages</h3>
					<p>
						We count the pages seen in each hour, and the visitors of each day by country; programs that say what they
						are are left out. So that nobody is counted twice, your address and the name that your browser gives itself
						become a code under a second random key. Codes and key live in memory only and are destroyed when the day
						ends; nothing but numbers remains.
					</p>
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
						<li>To carry the note by e-⁠mail, and to show it to whoever enters the recipient’s address.</li>
						<li>
							To moderate it. The moderator is a part of this site. The people who run the site may have it ask a
							language model of an outside service for its opinion; that service then receives the words of the note and
							nothing else: no address, and nothing about the sender beyond the words themselves. What it keeps follows
							its own rules. A note that cannot be judged waits for a person.
						</li>
						<li>To limit how many notes an address receives in a day.</li>
						<li>
							To answer you. Your message is sent to our support address, with your address to reply to. If you get a
							confirmation by e-⁠mail, it repeats none of your words.
						</li>
						<li>
							To count, by the hour, how many notes were approved, refused or held, and how many e-⁠mails left or failed.
						</li>
						<li>To see how much the site is used, in numbers of pages and visitors.</li>
					</ul>
					<p>The software does nothing else with it: no advertising, no profiles, no sale.</p>
				</>
			),
		},
		fields: {
			title: "Every field we store",
			body: (
				<>
					<p>
						This is the whole database, field by field. A test compares this list with it, and fails when a field is
						missing here.
					</p>
					<p>
						<strong>Sealed</strong> means encrypted; only our key opens it. A <strong>look-up code</strong> is computed
						from a value with a key of ours. It finds a line again, but the value cannot be read out of it. As for{" "}
						<strong>how long it is kept</strong>: nothing is removed by itself after a time, except what a sent e-⁠mail
						said. “Until removed” means until the people who run this site do it, of their own accord or because you
						have asked.
					</p>
				</>
			),
		},
		security: {
			title: "How it is protected",
			body: (
				<>
					<ul>
						<li>
							Addresses and words are sealed (AES-256-GCM) before they are stored, and found again by look-up codes
							(HMAC-SHA-256). A stolen disk or copy of the database shows neither, as long as the key is not stolen with
							it.
						</li>
						<li>The server’s log holds codes and figures: no address, no words of yours, no IP address.</li>
						<li>Pages load nothing from other sites, so no one else learns of your visit from them.</li>
						<li>Of an administrator’s password, only a fingerprint (argon2id) is stored.</li>
					</ul>
					<h3>What this does not prevent</h3>
					<ul>
						<li>
							<strong>Whoever enters an address can read its notes.</strong> No password is asked. Write nothing that
							only one person in the world may know.
						</li>
						<li>
							The people who run this site hold the key and can open what is sealed, for instance to decide on a note
							that waits.
						</li>
						<li>
							E-mail travels through mail servers that we do not control. Between servers it is encrypted in most cases,
							not in all; the recipient’s provider can read it in any case.
						</li>
						<li>
							On a test installation without a mail server, e-⁠mails are not sent but kept as plain, unsealed files on
							that computer until someone deletes them.
						</li>
						<li>No protection is perfect, ours neither.</li>
					</ul>
				</>
			),
		},
		cookies: {
			title: "Cookies and your browser",
			body: (
				<>
					<p>
						This site sets no cookies. Your own browser keeps a few things for it, on your device, and does not send
						them to us by itself.
					</p>
					<ul>
						<li>
							<strong>Your language,</strong> once you have chosen one, in local storage under the names{" "}
							<code>language</code>, <code>langSelected</code> and <code>userLang</code>. It stays until you clear this
							site’s data in your browser.
						</li>
						<li>
							<strong>A note you are writing,</strong> its address and its words, in session storage, so that a reload
							does not lose them. It goes once the note is sent, or when you close the tab.
						</li>
						<li>
							<strong>That you want no hints while you write,</strong> if you have switched them off, in local storage
							under the name <code>writingHints</code>. It goes when you switch them on again.
						</li>
						<li>
							<strong>A message to us that you are writing,</strong> in the same way and for as long.
						</li>
						<li>
							<strong>A page that says you are offline,</strong> in the three languages with their style sheets, for the
							moment when the network fails. It holds nothing about you.
						</li>
					</ul>
				</>
			),
		},
		rights: {
			title: "Your rights",
			body: (
				<>
					<p>
						Many laws, among them the European GDPR, give you rights over the data that concern you. You need not quote
						one to use them here:
					</p>
					<ul>
						<li>
							<strong>Access:</strong> to know what we keep about an address of yours, and to receive a copy.
						</li>
						<li>
							<strong>Erasure:</strong> to have notes, messages or all that concerns your address removed.
						</li>
						<li>
							<strong>Objection:</strong> to tell us that you want to receive no more notes.
						</li>
						<li>
							<strong>Correction and restriction:</strong> to have an error put right, or the use of your data paused.
						</li>
					</ul>
					<p>
						There is no button for these: <PageLink to="contact">write to us</PageLink>, and name the address concerned.
						A person reads your request, and may ask you to confirm by e-⁠mail that the address is yours.
					</p>
					<p>
						Some things we cannot do. We do not know who sent a note, so we can neither tell you who wrote to you nor
						list what you have sent. An e-⁠mail that has arrived cannot be called back. And a back-up copy, if the people
						who run this site make one, keeps what was removed until the copy is replaced.
					</p>
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
				<p>
					For anything on this page, use the <PageLink to="contact">contact page</PageLink>. To have a note removed,
					tell us the address it was sent to. We aim to answer within 24 hours.
				</p>
			),
		},
	},
	columns: { field: "What", purpose: "What for", kept: "Kept" },
	stored: storedTables(words),
};
