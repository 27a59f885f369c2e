import { heldQuality } from "#contract/held-quality.ts";
import { inHundred, measuredQuality } from "#contract/measured-quality.ts";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { FactText, WhereKnown, WhereUnknown } from "#web/site/frame/site-fact.tsx";
import type { ConditionsText } from "./conditions-text.ts";

export const text: ConditionsText = {
	verdicts: { accepted: "Accepted", refused: "Refused" },
	accepted: {
		title: "What a message may say",
		intro: "Anything you’d be happy to find in your own letterbox. These five kinds of words are always welcome.",
		kinds: [
			{
				name: "Sincere feelings",
				meaning: "Say what you feel as simply as you feel it. Shyness and hesitation are part of it.",
				example: "I have practised this for weeks, and it comes to four words: I like you, Tom.",
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
				meaning: "Joy, gratitude, hope, tenderness: a message may simply share good news of the heart.",
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
			"The person who opens a message hasn’t asked for it and doesn’t know who wrote it. That’s why we don’t deliver these seven kinds of words.",
		// held by tests/journeys/example-notes.test.ts
		kinds: [
			{
				category: "meeting",
				name: "Proposals for physical meetings",
				reason: "Nobody should have to wonder whether a stranger is waiting for them, not even over a coffee.",
			},
			{
				category: "personal_info",
				name: "Personal information",
				reason:
					"Phone numbers, postal addresses, e-⁠mail addresses and URLs, yours or somebody else’s, can be misused once they’re out of your hands.",
			},
			{
				category: "sexual",
				name: "Sexual or explicit content",
				reason: "Tenderness is welcome. Explicit words from a stranger make people feel exposed.",
			},
			{
				category: "harassment",
				name: "Harassment and threats",
				reason: "An insult or a threat weighs even more when it comes without a name.",
			},
			{
				category: "discrimination",
				name: "Discriminatory content",
				reason:
					"Nobody is worth less because of their origin, faith, skin, body, gender, orientation or disability, and no compliment may suggest otherwise.",
			},
			{
				category: "spam",
				name: "Spam or commercial content",
				reason: "A message is meant for one person. It doesn’t sell, promote or collect anything.",
			},
			{
				category: "obsessive",
				name: "Overly intense or obsessive messages",
				reason: "Being watched, claimed or pressed frightens people, however strong the love behind it.",
			},
		],
		warning:
			"A single sentence is enough: a message that’s tender for nine lines and threatening in the tenth is refused.",
	},
	rewordings: {
		title: "The same feeling, put differently",
		intro:
			"Most refused messages are only a sentence away from a good one. Here’s how each of these could still say what it meant.",
		pairs: [
			{
				category: "meeting",
				refused: "Let’s meet on Saturday at six, by the fountain. I’ll be the one with the red scarf.",
				accepted: "Whenever I walk past the fountain, I think how much you would love the light there.",
				lesson: "Keep the longing, and leave out the appointment.",
			},
			{
				category: "personal_info",
				refused: "I’m too shy to talk. Call me on 202 555 0143, or write to jamie@example.org.",
				accepted: "I’m too shy to talk, so let these lines be brave for me: you turn plain Tuesdays into holidays.",
				lesson: "A message doesn’t need a way back to you. It has done its work when it’s been read.",
			},
			{
				category: "sexual",
				refused: "I can’t stop picturing you naked in my bed.",
				accepted: "I can’t stop thinking of how your hand found mine in the dark of the cinema.",
				lesson: "You can tell of closeness without undressing anyone.",
			},
			{
				category: "harassment",
				refused: "You didn’t even answer. You are pathetic, and you will be sorry.",
				accepted: "You didn’t answer, and that is your right. I was glad to tell you all the same. Be happy.",
				lesson: "You can be sad, and say so, without hurting the other person.",
			},
			{
				category: "discrimination",
				refused: "You’re pretty for a foreigner.",
				accepted: "I love how your two languages meet in mid-sentence, and how you laugh when neither will do.",
				lesson: "Praise people for what delights you, never in spite of where they come from.",
			},
			{
				category: "spam",
				refused: "Valentine special: 30% off every bouquet! Order today with promo code ROSES.",
				accepted: "If I kept a flower stall, one rose would be left over every evening, and it would be yours.",
				lesson: "Write to one person only, and sell nothing.",
			},
			{
				category: "obsessive",
				refused: "I have been following you home every evening. You belong to me.",
				accepted: "You come to my mind in the evening and I smile. You owe me nothing; I only wanted you to know.",
				lesson: "Love is good to read when it leaves the other person free.",
			},
		],
	},
	moderation: {
		title: "How a message is checked",
		intro: "From your pen to the letterbox in three steps. You get the answer while you’re still on the page.",
		// held by tests/e2e/journey.test.ts, tests/journeys/held-notes.test.ts
		steps: [
			{
				title: "You write",
				text: "You enter the recipient’s e-⁠mail address and up to 1000 characters. You need no account, and you don’t sign.",
			},
			{
				title: "The moderator reads",
				text: "The automatic moderator reads your message as soon as you send it. If it can’t decide, someone on our team reads your message before it’s sent.",
			},
			{
				title: "You know at once",
				text: "The answer appears on the page where you wrote.",
				ends: {
					approved: "Your message is sent by e-⁠mail and can be read under “Received messages”.",
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
						{/* held by tests/e2e/journey.test.ts */}
						<p>
							The moderator found one of the seven kinds of words above. It tells you which one and, where it can, marks
							the words that led to the refusal.
						</p>
						{/* held by tests/e2e/journey.test.ts */}
						<p>
							Your text is still in front of you: change those words, and you can send your message again straight away.
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
							Yes. <PageLink to="contact">Write to us</PageLink> and quote the sentence that was refused; you don’t need
							to say whom it was for. A person reads what you write, and we aim to answer within 24 hours.
						</p>
						{/* held by tests/journeys/admin-review.test.ts */}
						<p>
							We don’t send a refused message for you, but your objection shows us where the moderator is wrong. The
							quickest way is still to reword your message and send it again.
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
							Then the person it was written for can read it, in the e-⁠mail or under “Received messages”.{" "}
							<WhereUnknown fact="inboxLink">
								Anyone else who enters that person’s e-⁠mail address there sees the same messages, so please don’t write
								secrets.
							</WhereUnknown>
							<WhereKnown fact="inboxLink">
								Anyone else who can open that person’s mailbox sees the same messages, so please don’t write secrets.
							</WhereKnown>
						</p>
						{/* held by tests/journeys/admin-messages.test.ts, tests/journeys/sealed-at-rest.test.ts */}
						<p>
							Our team can open messages, for instance when the automatic moderator can’t decide or when somebody
							complains. Refused messages are stored too, encrypted like all the others, but they’re never delivered.{" "}
							You’ll find out more on the <PageLink to="privacy">privacy page</PageLink>.
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
							We tested it in English on {measuredQuality.en.notes} messages that it had never seen, half of them
							deliberately difficult. It approved {inHundred(measuredQuality.en.accepted)} of every 100 good messages
							and refused {inHundred(measuredQuality.en.refused)} of every 100 that break the rules.
						</p>
						{/* held by training/hold-figures.slow.test.ts, tests/journeys/doubtful-notes.test.ts */}
						<p>
							The moderator can tell how sure it is. On its own, it judges {inHundred(heldQuality.en[0])} of 100 such
							messages correctly. If a person judges the 10 it’s least sure of, and gets those right,{" "}
							{inHundred(heldQuality.en[10])} of 100 are judged correctly; if a person judges 20, it’s{" "}
							{inHundred(heldQuality.en[20])}.{" "}
							<WhereKnown fact="heldPercent">
								On this site, someone on our team reads about <FactText fact="heldPercent" />% of messages before
								they’re sent: the ones the moderator is least sure of.
							</WhereKnown>
							<WhereUnknown fact="heldPercent">
								On this site, the moderator decides even when it isn’t sure.
							</WhereUnknown>
						</p>
						{/* held by tests/journeys/reports.test.ts, tests/journeys/opt-out.test.ts */}
						<p>
							If a message hurts or worries you, choose “Report this message”, in its e-⁠mail or beside it under
							“Received messages”. We hide it at once, and someone on our team reads it. If you want no more messages,
							choose “Stop all messages” in the e-⁠mail. You can also <PageLink to="contact">write to us</PageLink>.
						</p>
					</>
				),
			},
		],
	},
	closing: {
		title: "The paper is ready",
		text: "Say it kindly, say it briefly, and let it go.",
	},
};
