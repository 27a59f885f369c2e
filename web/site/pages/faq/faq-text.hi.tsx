import { retention } from "#contract/retention.ts";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { FactText, WhereKnown, WhereUnknown } from "#web/site/frame/site-fact.tsx";
import type { FaqText } from "./faq-text.ts";

export const text: FaqText = {
	questions: {
		"what-is": {
			question: "Billet-doux क्या है?",
			answer: (
				<>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/scheduled-notes.test.ts */}
					<p>
						ईमेल से, बिना नाम बताए, प्यार भरा संदेश भेजने की जगह। 1,000 अक्षरों तक लिखिए और पाने वाले का ईमेल पता दीजिए; खाता नहीं
						चाहिए। संदेश मंज़ूर होते ही भेजा जाता है, या अगले 60 दिनों में आपके चुने समय पर।
					</p>
					{/* held by tests/journeys/receipts.test.ts */}
					<p>उसका क्या हुआ, रसीद बताती है: एक लिंक, जो सिर्फ़ एक बार दिखता है।</p>
					{/* Nothing of the code. */}
					<p>
						उम्र का नियम <PageLink to="terms">यहाँ</PageLink> पढ़िए।
					</p>
				</>
			),
		},
		anonymous: {
			question: "क्या पाने वाले को पता चलेगा कि किसने लिखा?",
			answer: (
				<>
					{/* held by tests/faults/canary.test.ts, tests/journeys/privacy-table.test.ts, tests/faults/note-limits.test.ts, tests/e2e/proof-of-work.test.ts */}
					<p>
						हमारी ओर से नहीं: हम न आपका नाम पूछते हैं, न पता। एक कनेक्शन से कितने संदेश आए, यह गिनती सिर्फ़ मेमोरी में रहती है, किसी संदेश से
						जुड़े बिना; बहुत हों, तो ब्राउज़र हर संदेश से पहले एक छोटा-सा हिसाब लगाता है।
					</p>
					{/* Nothing of the code. */}
					<p>फिर भी आपके अपने शब्द भेद खोल सकते हैं, जैसे कोई प्यार का नाम।</p>
				</>
			),
		},
		moderation: {
			question: "संदेशों की जाँच कैसे होती है?",
			answer: (
				<>
					{/* held by tests/journeys/example-notes.test.ts, tests/e2e/journey.test.ts, tests/journeys/doubtful-notes.test.ts */}
					<p>
						भेजते ही मॉडरेटर, यानी एक प्रोग्राम, संदेश पढ़ता है। नामंज़ूर हो, तो कारण दिखता है और आपके शब्द वहीं रहते हैं: बदलकर फिर भेजिए।{" "}
						<WhereKnown fact="heldPercent">वह पक्का फ़ैसला न कर पाए, तो भेजने से पहले हमारी टीम में से कोई पढ़ता है।</WhereKnown>
					</p>
					{/* held by training/unseen.slow.test.ts */}
					<p>
						उससे दोनों तरह की भूल होती है; ऐसा हो तो <PageLink to="contact">हमें बताइए</PageLink>। उदाहरण{" "}
						<PageLink to="conditions">लिखने के नियमों</PageLink> में हैं।
					</p>
				</>
			),
		},
		languages: {
			question: "किन भाषाओं में लिखा जा सकता है?",
			answer: (
				<>
					{/* held by tests/e2e/language.test.ts */}
					<p>साइट हिन्दी, अंग्रेज़ी और फ़्रेंच में है; भाषा हर पेज के ऊपर से बदलिए।</p>
					{/* held by tests/journeys/send-deliver-read.test.ts, moderation/detectors/unjudgeable.test.ts */}
					<p>
						संदेश इन तीनों में से किसी में भी लिखिए; हिन्दी रोमन अक्षरों में भी चलेगी। आपके शब्दों का अनुवाद नहीं होता; ईमेल उस पेज की भाषा में
						होता है जहाँ आपने लिखा। कोई और भाषा पहचानी जाए, तो संदेश नामंज़ूर होता है।
					</p>
				</>
			),
		},
		"receive-messages": {
			question: "मुझे मिले संदेश कहाँ पढ़ूँ?",
			answer: (
				<>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/e2e/inbox.test.ts */}
					<p>
						ईमेल में (स्पैम फ़ोल्डर भी देखिए), या होम पेज पर{" "}
						<PageLink to="home" fragment="received">
							“मिले हुए संदेश”
						</PageLink>{" "}
						खोलिए और अपना ईमेल पता लिखिए।
					</p>
					{/* held by tests/journeys/bounces.test.ts */}
					<p>मेलबॉक्स बंद हो, तो 30 दिन तक संदेश सिर्फ़ इस साइट पर मिलेंगे।</p>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts */}
					<p>
						<WhereUnknown fact="inboxLink">कोई पासवर्ड नहीं पूछा जाता। जो आपका पता लिखे, आपके संदेश पढ़ सकता है।</WhereUnknown>
						<WhereKnown fact="inboxLink">तब हम उस पते पर एक लिंक भेजते हैं जो सूची एक बार खोलता है।</WhereKnown>
					</p>
				</>
			),
		},
		inappropriate: {
			question: "कोई संदेश मुझे दुख दे या डराए तो?",
			answer: (
				<>
					{/* held by tests/journeys/reports.test.ts, tests/journeys/opt-out.test.ts, tests/journeys/your-data.test.ts */}
					<p>
						ईमेल में, या साइट पर संदेश के पास, “इस संदेश की शिकायत करें” चुनिए: वह तुरंत छिप जाएगा और हमारी टीम में से कोई उसे पढ़ेगा। आगे
						कुछ न चाहिए, तो ईमेल में “सारे संदेश बंद करें” चुनिए। हटाना हो, तो <PageLink to="yours">आपके संदेश</PageLink> पेज पर जाइए।
					</p>
					{/* held by tests/faults/canary.test.ts */}
					<p>संदेश किसने लिखा, हमें नहीं पता। ख़तरा लगे, तो पुलिस से बात कीजिए।</p>
				</>
			),
		},
		privacy: {
			question: "आप मेरे बारे में क्या रखते हैं?",
			answer: (
				<>
					{/* held by tests/journeys/sealed-at-rest.test.ts, tests/faults/canary.test.ts */}
					<p>
						संदेश भेजने पर: आपका नाम नहीं; समय और भाषा, हाँ। संदेश मिलने पर: आपका पता और संदेश, दोनों एन्क्रिप्ट किए हुए; कुंजी सेवा के पास
						है।
					</p>
					{/* held by tests/e2e/third-parties.test.ts, tests/journeys/retention.test.ts, tests/journeys/your-data.test.ts */}
					<p>
						नामंज़ूर संदेश {retention.refused_notes.days} दिन बाद, मंज़ूर <FactText fact="retentionDays" /> दिन बाद हटा दिए जाते
						हैं; पहले हटाना हो, तो <PageLink to="yours">यहाँ</PageLink>। कोई कुकी नहीं। पूरा ब्योरा{" "}
						<PageLink to="privacy">गोपनीयता</PageLink> पेज पर है।
					</p>
				</>
			),
		},
		contact: {
			question: "आपसे संपर्क कैसे करूँ?",
			answer: (
				<>
					{/* held by tests/journeys/contact.test.ts */}
					<p>
						<PageLink to="contact">संपर्क पेज</PageLink> से लिखिए। आपका लिखा हमारी टीम में से कोई पढ़ता है, और हम कोशिश करते हैं कि
						24 घंटे में जवाब दें।
					</p>
					{/* held by tests/journeys/contact.test.ts */}
					<p>जो नाम चाहें, दीजिए। प्यार भरे संदेश की तरह यह गुमनाम नहीं होता: जवाब देने के लिए हम आपका लिखा और आपका पता रखते हैं।</p>
				</>
			),
		},
	},
	furtherHelp: {
		title: "आपका सवाल यहाँ नहीं है?",
		text: "हमसे पूछिए। आपका लिखा हमारी टीम में से कोई पढ़ता है, और हम कोशिश करते हैं कि 24 घंटे में जवाब दें।",
		link: "हमें लिखें",
	},
};
