import { heldQuality } from "#contract/held-quality.ts";
import { inHundred, measuredQuality } from "#contract/measured-quality.ts";
import { retention } from "#contract/retention.ts";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { FactText, WhereKnown, WhereUnknown } from "#web/site/frame/site-fact.tsx";
import type { ConditionsText } from "./conditions-text.ts";

export const text: ConditionsText = {
	verdicts: { accepted: "Approved", refused: "Refused" },
	accepted: {
		title: "What a message may say",
		intro: "Anything you’d be happy to find in your own mailbox. Here are five kinds of messages we love to deliver.",
		kinds: [
			{
				name: "Sincere feelings",
				meaning: "Say what you feel as simply as you feel it. Shyness and hesitation are part of it.",
				example: "I’ve been practicing this for weeks, and it comes down to four words: I like you, Tom.",
			},
			{
				name: "Respectful admiration",
				meaning: "Admire who someone is and what they do, and let them simply enjoy it.",
				example: "You let my grandmother tell her story twice and laughed both times. I admire you for that.",
			},
			{
				name: "Kind compliments",
				meaning: "One detail, noticed with care, says more than grand words.",
				example: "Your laugh arrives half a second before you do, and the whole room is glad of both.",
			},
			{
				name: "Positive emotions",
				meaning: "Joy, gratitude, hope, tenderness: a message may simply share what made your day.",
				example: "I passed! You were the first person I thought of. Thank you for believing in me.",
			},
			{
				name: "Romantic poetry",
				meaning: "Verse is welcome, rhymed or not, your own or borrowed with love.",
				example:
					"I kept a place beside me\nfor the evening to sit down;\nit spoke of you so softly\nthat it woke up half the town.",
			},
		],
	},
	refused: {
		title: "What a message may not say",
		intro:
			"The person who opens a message hasn’t asked for it and doesn’t know who wrote it. That’s why there are seven kinds of messages we don’t deliver.",
		// held by tests/journeys/example-notes.test.ts
		kinds: [
			{
				category: "meeting",
				name: "Suggestions to meet in person",
				reason: "Nobody should have to wonder whether a stranger is waiting for them, even if it’s just for coffee.",
			},
			{
				category: "personal_info",
				name: "Contact details",
				reason:
					"Phone numbers, postal addresses, e-⁠mail addresses and links, yours or somebody else’s, can be misused once they’re out of your hands.",
			},
			{
				category: "sexual",
				name: "Sexual content",
				reason: "Tenderness is welcome. Explicit words from a stranger make people feel exposed.",
			},
			{
				category: "harassment",
				name: "Harassment and threats",
				reason: "An insult or a threat hits even harder when it comes without a name.",
			},
			{
				category: "discrimination",
				name: "Discrimination",
				reason:
					"Nobody is worth less because of their origin, faith, skin color, body, gender, orientation or disability, and no compliment may suggest otherwise.",
			},
			{
				category: "spam",
				name: "Advertising and spam",
				reason: "A message is meant for one person. It doesn’t sell, promote or collect anything.",
			},
			{
				category: "obsessive",
				name: "Too intense or obsessive",
				reason: "Being watched, claimed or pressured frightens people, however strong the love behind it.",
			},
		],
		warning:
			"One sentence is enough for a refusal: a message that’s tender for nine lines and threatening in the tenth isn’t sent.",
	},
	rewordings: {
		title: "The same feeling, put differently",
		intro:
			"Most refused messages are only a sentence away from a good one. Here are seven, and how each could still have said what it meant.",
		pairs: [
			{
				category: "meeting",
				refused: "Let’s meet on Saturday at six, by the fountain. I’ll be the one with the red scarf.",
				accepted: "Whenever I walk past the fountain, I think how much you’d love the light there.",
				lesson: "Keep the longing, and leave out the meeting.",
			},
			{
				category: "personal_info",
				refused: "I’m too shy to talk. Call me at 202-555-0143, or write to jamie@example.org.",
				accepted: "I’m too shy to talk, so let these lines be brave for me: you turn plain Tuesdays into holidays.",
				lesson: "A message doesn’t need a way back to you. Once it’s been read, it has done its job.",
			},
			{
				category: "sexual",
				refused: "I can’t stop picturing you naked in my bed.",
				accepted: "I can’t stop thinking of how your hand found mine in the dark of the movie theater.",
				lesson: "You can write about being close without undressing anyone.",
			},
			{
				category: "harassment",
				refused: "You didn’t even answer. You’re pathetic, and you’ll be sorry.",
				accepted: "You didn’t answer, and that’s your right. I was glad to tell you all the same. Be happy.",
				lesson: "You can be sad, and say so, without hurting the other person.",
			},
			{
				category: "discrimination",
				refused: "You’re pretty for a foreigner.",
				accepted: "I love how your two languages meet mid-sentence, and how you laugh when neither will do.",
				lesson: "Praise people for what delights you in them, never in spite of where they come from.",
			},
			{
				category: "spam",
				refused: "Valentine’s special: 30% off every bouquet! Order today with promo code ROSES.",
				accepted: "If I ran a flower stand, one rose would be left over every evening, and it would be yours.",
				lesson: "Write to one person only, and sell nothing.",
			},
			{
				category: "obsessive",
				refused: "I’ve been following you home every evening. You belong to me.",
				accepted: "You cross my mind in the evening, and I smile. You owe me nothing; I only wanted you to know.",
				lesson: "Love is a joy to read when it leaves the other person free.",
			},
		],
	},
	moderation: {
		title: "How a message is checked",
		intro: "From your pen to their mailbox in three steps. You usually get the answer while you’re still on the page.",
		// held by tests/e2e/journey.test.ts, tests/journeys/held-notes.test.ts
		steps: [
			{
				title: "You write",
				text: "You enter the recipient’s e-⁠mail address and up to 1,000 characters. You don’t need an account, and you don’t have to sign your name.",
			},
			{
				title: "The moderator reads",
				text: (
					<>
						The automatic moderator reads your message right away. If a technical fault keeps it from checking your
						message,
						<WhereKnown fact="heldPercent"> or if it isn’t sure about your message,</WhereKnown> someone on our team
						reads the message before it’s sent.
					</>
				),
			},
			{
				title: "You get the answer",
				text: "It appears on the page where you wrote. If our team has to read your message first, you’ll find the answer on your receipt.",
				ends: {
					approved: "Your message is sent by e-⁠mail and can be read under “Received messages.”",
					refused:
						"You see the reason and a few tips. Your text stays where it is, so you can change it and send it again.",
				},
			},
		],
	},
	questions: {
		title: "Four questions",
		list: [
			{
				question: "Why was my message refused?",
				answer: (
					<>
						{/* held by tests/e2e/journey.test.ts, moderation/self-harm.test.ts */}
						<p>
							There are three possible reasons: the moderator or someone on our team found one of the seven things
							listed above, your message spoke of dying or of hurting yourself, or its text couldn’t be read. If the
							moderator refused it, you see which it was and, where possible, the words that led to the refusal.
						</p>
						{/* held by tests/e2e/journey.test.ts */}
						<p>
							If you’re still on the page, your text is in front of you: change those words and send it again right
							away.
						</p>
					</>
				),
			},
			{
				question: "Can I contest a refusal?",
				answer: (
					<>
						{/* Nothing of the code. */}
						<p>
							Yes. <PageLink to="contact">Write to us</PageLink> and quote the sentence that was refused. It helps to
							tell us the recipient’s address, but you don’t have to. A person will review the decision, and we aim to
							answer within 24 hours.
						</p>
						{/* held by tests/journeys/desk.test.ts, tests/journeys/retention.test.ts */}
						<p>
							For as long as we keep a refused message, which is {retention.refused_notes.days} days, our team can still
							approve it, but we don’t promise to. The quickest way is to reword your message and send it again. Please
							write to us even then, so that we see where the moderator may be wrong.
						</p>
					</>
				),
			},
			{
				question: "Who reads my message?",
				answer: (
					<>
						{/* held by tests/journeys/llm-judge.test.ts, tests/journeys/legal-notice.test.ts */}
						<p>
							The automatic moderator, which is a program, reads it first.{" "}
							<WhereKnown fact="languageModelHost">
								It may show your words, and nothing else, to a language model at{" "}
								<code>
									<FactText fact="languageModelHost" />
								</code>
								.{" "}
							</WhereKnown>
							Then the person it was written for can read it, in the e-⁠mail or under “Received messages.”{" "}
							<WhereUnknown fact="inboxLink">
								Anyone else who enters that person’s e-⁠mail address there sees the same messages, so please don’t write
								secrets.
							</WhereUnknown>
							<WhereKnown fact="inboxLink">
								Anyone else who can open that person’s mailbox sees the same messages, so please don’t share any
								secrets.
							</WhereKnown>
						</p>
						{/* held by tests/journeys/admin-messages.test.ts, tests/journeys/sealed-at-rest.test.ts */}
						<p>
							Our team can open messages, for instance when the automatic moderator couldn’t check one
							<WhereKnown fact="heldPercent"> or wasn’t sure about it</WhereKnown>, or when somebody reports one.
							Refused messages are stored, too, encrypted like all the others, but they aren’t delivered unless our team
							reverses the refusal. You’ll find out more on the <PageLink to="privacy">privacy page</PageLink>.
						</p>
					</>
				),
			},
			{
				question: "Is the moderator ever wrong?",
				answer: (
					<>
						{/* held by training/unseen.slow.test.ts */}
						<p>
							Yes, in both directions. It misses hints and irony, and now and then it takes a tender line for a harmful
							one.
						</p>
						{/* held by training/unseen.slow.test.ts */}
						<p>
							We tested it in English on {measuredQuality.en.notes} messages that it had never seen, about half of them
							deliberately difficult. It approved {inHundred(measuredQuality.en.accepted)} of every 100 good messages
							and refused {inHundred(measuredQuality.en.refused)} of every 100 that broke the rules.
						</p>
						{/* held by training/hold-figures.slow.test.ts, tests/journeys/doubtful-notes.test.ts */}
						<p>
							The moderator also tells us how sure it is. On its own, it gets {inHundred(heldQuality.en[0])} of every
							100 of these messages right. If a person who never makes mistakes decided the 10 in every 100 that it’s
							least sure of, {inHundred(heldQuality.en[10])} of the 100 would come out right. With 20 decided that way,
							it would be {inHundred(heldQuality.en[20])}.{" "}
							<WhereKnown fact="heldPercent">
								On this site, someone on our team reads about <FactText fact="heldPercent" /> of every 100 messages
								before they’re sent: the ones the moderator is least sure of.
							</WhereKnown>
							<WhereUnknown fact="heldPercent">
								On this site, the moderator decides even when it isn’t sure; our team steps in only when the moderator
								couldn’t check a message at all.
							</WhereUnknown>
						</p>
						{/* held by tests/journeys/reports.test.ts, tests/journeys/opt-out.test.ts */}
						<p>
							If a message hurts or worries you, choose “Report this message” in the e-⁠mail that brought it, or beside
							the message under “Received messages.” We hide it at once, and someone on our team reads it. If you want
							no more messages, choose “Stop all messages” in the e-⁠mail. You can also{" "}
							<PageLink to="contact">write to us</PageLink>.
						</p>
					</>
				),
			},
		],
	},
	closing: {
		title: "The paper is ready",
		text: "Say it kindly, say it briefly, and send it on its way.",
	},
};
