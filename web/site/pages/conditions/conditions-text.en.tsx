import { heldQuality } from "#contract/held-quality.ts";
import { inHundred, measuredQuality } from "#contract/measured-quality.ts";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { FactText, WhereKnown, WhereUnknown } from "#web/site/frame/site-fact.tsx";
import type { ConditionsText } from "./conditions-text.ts";

export const text: ConditionsText = {
	verdicts: { accepted: "Accepted", refused: "Refused" },
	accepted: {
		title: "What a note may say",
		intro: "Whatever you would be happy to find in your own letterbox. Five kinds of words always have their place.",
		kinds: [
			{
				name: "Sincere feelings",
				meaning: "Say what you feel as plainly as you feel it, shyness and hesitation included.",
				example: "I have practised this for weeks, and it comes to four words: I like you, Tom.",
			},
			{
				name: "Respectful admiration",
				meaning: "Admire who someone is and what they do, and leave them room to simply be glad of it.",
				example: "You let my grandmother tell her story twice and laughed both times. I admire you for that.",
			},
			{
				name: "Kind compliments",
				meaning: "A detail noticed with care pleases more than a grand word.",
				example: "Your laugh arrives half a second before you do, and the whole room is glad of both.",
			},
			{
				name: "Positive emotions",
				meaning: "Joy, gratitude, hope, tenderness: a note may simply share good news of the heart.",
				example: "I passed! You were the first person I thought of. Thank you for believing in me.",
			},
			{
				name: "Romantic poetry",
				meaning: "Verse is welcome, in rhyme or without, your own or borrowed with love.",
				example:
					"I kept a place beside me\nfor the evening to sit down;\nit spoke of you so softly\nthat it woke up half the town.",
			},
		],
	},
	refused: {
		title: "What a note may not say",
		intro:
			"The person who opens a note has not asked for it and does not know who wrote it. That is why these seven kinds of words stay out.",
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
					"Phone numbers, addresses, e-mails and URLs, yours or somebody else’s, can be misused once they are out of your hands.",
			},
			{
				category: "sexual",
				name: "Sexual or explicit content",
				reason: "Tenderness is welcome; explicit words from someone unknown make people feel exposed.",
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
					"Nobody is less for their origin, faith, skin, body, gender, orientation or disability, and no compliment may suggest it.",
			},
			{
				category: "spam",
				name: "Spam or commercial content",
				reason: "A note is meant for one person and sells, promotes and collects nothing.",
			},
			{
				category: "obsessive",
				name: "Overly intense or obsessive messages",
				reason: "Watching, possessing or insisting frightens the other person, however strong the love behind it.",
			},
		],
		warning:
			"One such sentence is enough: a note that is tender for nine lines and threatening in the tenth is refused.",
	},
	rewordings: {
		title: "The same feeling, put differently",
		intro:
			"Most refused notes are only a sentence away from a good one. Each of these says what it wanted to say after all.",
		pairs: [
			{
				category: "meeting",
				refused: "Let’s meet on Saturday at six, by the fountain. I’ll be the one with the red scarf.",
				accepted: "Whenever I walk past the fountain, I think how much you would love the light there.",
				lesson: "The longing stays, the appointment goes.",
			},
			{
				category: "personal_info",
				refused: "I’m too shy to talk. Call me on 202 555 0143, or write to jamie@example.org.",
				accepted: "I’m too shy to talk, so let these lines be brave for me: you turn plain Tuesdays into holidays.",
				lesson: "A note needs no way back to its writer. It is complete when it has been read.",
			},
			{
				category: "sexual",
				refused: "I can’t stop picturing you naked in my bed.",
				accepted: "I can’t stop thinking of how your hand found mine in the dark of the cinema.",
				lesson: "Closeness can be told without undressing anyone.",
			},
			{
				category: "harassment",
				refused: "You didn’t even answer. You are pathetic, and you will be sorry.",
				accepted: "You didn’t answer, and that is your right. I was glad to tell you all the same. Be happy.",
				lesson: "You may be sad, and say so, without hurting the other person.",
			},
			{
				category: "discrimination",
				refused: "You’re pretty for a foreigner.",
				accepted: "I love how your two languages meet in mid-sentence, and how you laugh when neither will do.",
				lesson: "Praise the person for what delights you, not in spite of where they come from.",
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
				lesson: "Love that leaves the other person free is good to read.",
			},
		],
	},
	moderation: {
		title: "How a note is moderated",
		intro: "From your pen to the letterbox in three steps. The answer comes while you are still there.",
		// held by tests/e2e/journey.test.ts, tests/journeys/held-notes.test.ts
		steps: [
			{ title: "You write", text: "An e-mail address, up to 1000 characters, no account and no signature." },
			{
				title: "The moderator reads",
				text: "A program reads the note as soon as you send it. If it cannot decide, nothing leaves, and a person looks at the note.",
			},
			{
				title: "You know at once",
				text: "The answer appears on the page you wrote on.",
				ends: {
					approved: "The note leaves by e-mail and can be read under “Received messages”.",
					refused:
						"You are told the reason and given some tips. Your text stays in place: change it and send it again.",
				},
			},
		],
	},
	questions: {
		title: "Four questions",
		list: [
			{
				question: "Why was my note refused?",
				answer: (
					<>
						{/* held by tests/e2e/journey.test.ts */}
						<p>
							The moderator found one of the seven kinds of words above. It names the kind and, where it can, quotes the
							place in your text that decided.
						</p>
						{/* held by tests/e2e/journey.test.ts */}
						<p>Your words are still in front of you: change that place and send the note again straight away.</p>
					</>
				),
			},
			{
				question: "Can I contest a refusal?",
				answer: (
					<>
						{/* Nothing of the code. */}
						<p>
							Yes. <PageLink to="contact">Write to us</PageLink> and quote the sentence that was refused; you need not
							say whom it was for. A person reads your letter, and we aim to answer within 24 hours.
						</p>
						{/* held by tests/journeys/admin-review.test.ts */}
						<p>
							We do not send a refused note for you. Your letter shows us where the moderator is wrong; the quickest way
							is still to reword the note and send it again.
						</p>
					</>
				),
			},
			{
				question: "Who reads my note?",
				answer: (
					<>
						{/* held by tests/journeys/llm-judge.test.ts, tests/journeys/legal-notice.test.ts */}
						<p>
							The moderator first, which is a program
							<WhereKnown fact="languageModelHost">
								; it shows your words, and only them, to a language model at{" "}
								<code>
									<FactText fact="languageModelHost" />
								</code>{" "}
								and asks its opinion
							</WhereKnown>
							. Then the person it was written for, in the e-⁠mail or under “Received messages”.{" "}
							<WhereUnknown fact="inboxLink">
								Anyone who enters that person’s e-⁠mail address there sees the same notes, so it’s no place for secrets.
							</WhereUnknown>
							<WhereKnown fact="inboxLink">
								Anyone who can open that person’s mailbox sees the same notes, so it’s no place for secrets.
							</WhereKnown>
						</p>
						{/* held by tests/journeys/admin-messages.test.ts, tests/journeys/sealed-at-rest.test.ts */}
						<p>
							The people who look after Billet-doux can open notes, for instance when the moderator could not decide or
							when somebody complains. Refused notes are stored too, encrypted like all the others, but not delivered.{" "}
							<PageLink to="privacy">The privacy page</PageLink> says more.
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
							Yes, in both directions. It refuses what it recognises; it misses hints and irony, and now and then it
							takes a tender line for a harmful one.
						</p>
						{/* held by training/unseen.slow.test.ts */}
						<p>
							In English, of {measuredQuality.en.notes} notes it had never seen, half of them made hard on purpose, it
							let {inHundred(measuredQuality.en.accepted)} of 100 good ones through and stopped{" "}
							{inHundred(measuredQuality.en.refused)} of 100 others.
						</p>
						{/* held by training/hold-figures.slow.test.ts, tests/journeys/doubtful-notes.test.ts */}
						<p>
							It knows how sure it is. By itself it gets {inHundred(heldQuality.en[0])} of 100 such notes right, good
							and bad alike. When a person reads the 10 it’s least sure of, and gets those right, it’s{" "}
							{inHundred(heldQuality.en[10])} in all; with 20, it’s {inHundred(heldQuality.en[20])}.{" "}
							<WhereKnown fact="heldPercent">
								On this site a person reads the least sure <FactText fact="heldPercent" />% before they’re sent.
							</WhereKnown>
							<WhereUnknown fact="heldPercent">On this site it decides by itself.</WhereUnknown>
						</p>
						{/* held by tests/journeys/reports.test.ts, tests/journeys/opt-out.test.ts */}
						<p>
							If a note hurt or worried you, choose “Report this note”, in its e-⁠mail or beside it under “Received
							messages”: it’s hidden at once, and a person looks at it. If you want no more notes, choose “Stop all
							notes” in the e-⁠mail. You can also <PageLink to="contact">write to us</PageLink>.
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
