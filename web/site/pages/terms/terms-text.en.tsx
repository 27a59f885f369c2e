import { PageLink } from "#web/site/frame/page-link.tsx";
import type { TermsText } from "./terms-text.ts";

export const text: TermsText = {
	updated: "Last updated September 2025",
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
				<p>
					Billet-doux is a small post office for kind words. You write a note, a moderator checks it, and we carry it by
					e-⁠mail to the person it is meant for, without your name.
				</p>
				<p>
					The software is published under a free licence, and anyone may set it up. This site is looked after by the
					people who run it; in these terms, “we” means them. You can reach them through the{" "}
					<PageLink to="contact">contact page</PageLink>.
				</p>
				<p>
					The <PageLink to="privacy">privacy page</PageLink> tells in detail what is stored.
				</p>
			</>
		),
		section2: (
			<>
				<p>
					By sending a note, or by reading notes here, you accept these terms. If you do not agree with them, please do
					not use the service.
				</p>
				<p>There is no account to open and nothing to pay.</p>
			</>
		),
		section3: (
			<>
				<p>
					You give us two things: the e-⁠mail address of one recipient and a text of at most 1,000 characters. An
					automatic moderator checks the text at once. If it approves, the note is stored and e-⁠mailed to the recipient,
					who can also read it on this site. If it refuses, the note is not delivered, and you are told which rule it
					seems to break.
				</p>
				<p>
					The site and its e-⁠mails speak English, French and Hindi. The service carries words and nothing else: no
					pictures, no attachments. It does not carry answers back to you either.
				</p>
			</>
		),
		section6: (
			<>
				<p>
					Every note is checked by a program before it leaves, and the answer comes at once. The program recognises much
					that is put in plain words and little that only the meaning shows. It therefore errs in both directions: it
					lets some notes through that it ought to stop, and it stops some that are harmless. That a note was approved
					does not mean that we vouch for it.
				</p>
				<p>
					If your note is refused, you see the reason, and you can change your words and send them again straight away.
					If you think the moderator is wrong, <PageLink to="contact">write to us</PageLink>; a person reads what you
					write. Unlike a note, such a letter tells us your name and your e-⁠mail address.
				</p>
				<p>
					If the moderator cannot judge a note because something has broken down, the note is held and does not leave. A
					person may look at it; if you send the same words again later, they are judged anew.
				</p>
				<p>We may delete any note that breaks these terms, even one that was approved.</p>
			</>
		),
		section7: (
			<>
				<p>
					We do not ask who you are. Neither your name nor your e-⁠mail address is stored with a note, and the recipient
					is told neither.
				</p>
				<p>
					What we do store is chiefly the recipient’s address, the text, the moderator’s decision and the date, for
					refused notes as well as for approved ones. Address and text are encrypted in the database. The people who run
					this site hold the key and can open them, for instance to look into a complaint. Nothing is erased
					automatically after a time.
				</p>
				<p>
					To limit how much comes from one connection in an hour, the service turns your network address into a code.
					Its key is drawn afresh every day, and both stay in memory: neither your network address nor the code is
					written to the database.
				</p>
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
				<p>
					An approved note is e-⁠mailed at once. If the recipient’s mail server cannot be reached, or asks for patience,
					we keep trying for up to five days; if it refuses the e-⁠mail, we stop. Even then the note can be read on this
					site. We cannot promise that an e-⁠mail arrives, that it stays out of the junk folder, or that it is read.
				</p>
				<p>
					So that nobody is overwhelmed, one address is sent ten notes a day at most, as a rule. How many notes and
					look-ups may come from one connection in an hour is limited too.
				</p>
				<p>
					Reading on the site asks for nothing but the recipient’s e-⁠mail address: no password, no code.{" "}
					<strong>Whoever enters an address can read the approved notes sent to it.</strong> That is how the service
					works. So please write nothing that would harm anyone if somebody else read it.
				</p>
				<p>
					If you no longer wish to receive notes, or want one removed, <PageLink to="contact">write to us</PageLink>.
				</p>
			</>
		),
		section9: (
			<>
				<p>
					You must be at least 13 years old to use Billet-doux. If you are under 18, you need the authorization of a
					parent or legal guardian.
				</p>
				<p>
					We do not ask your age and cannot check it: by using the service you tell us that this condition is met.
					Parents who are worried may <PageLink to="contact">write to us</PageLink> at any time.
				</p>
			</>
		),
		section10: (
			<>
				<p>
					What you write remains yours. You allow us, free of charge, to check it, to store it, to send it to its
					recipient and to show it on this site to whoever enters the recipient’s address, for as long as it is kept. We
					may do nothing else with it, except what sections 6 and 7 say.
				</p>
				<p>
					Send only words that you are free to use: your own, or those of a poet whom you may quote. An e-⁠mail that has
					left cannot be called back, and the recipient may keep it.
				</p>
			</>
		),
		section11: (
			<>
				<p>You answer for what you write; we do not choose it.</p>
				<p>
					The service is offered as it is. It may be slow, interrupted, changed or closed, and notes may be lost: keep a
					copy of words you would miss. As far as the law allows, we are not liable for harm that comes from a note,
					from its not arriving, or from an interruption. Nothing in these terms takes away a right that the law does
					not let us take away.
				</p>
				<p>
					If a note threatens you, or you are in danger, do not wait for our answer: turn to the police or the emergency
					services where you are.
				</p>
			</>
		),
		section12: (
			<>
				<p>
					We may change these terms, for instance when the service changes. The date at the top says when that last
					happened. What counts is the version on this page when you use the service.
				</p>
				<p>
					The law of the country from which this site is run applies; if you do not know which that is, ask us. The
					protection that the law of your own country gives you remains. If one sentence of these terms turns out to be
					void, the others stand.
				</p>
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
			"Do not try to trick the moderator or to get round the limits, do not send by machine, and do not hinder the service for others.",
		],
	},
	content: {
		intro: (
			<>
				Kindness goes through; what could hurt, frighten or expose somebody does not. The{" "}
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
