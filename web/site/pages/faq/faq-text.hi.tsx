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
						फ़्रेंच में “बिये-दू” का मतलब है प्रेम-पत्र। यहाँ से प्यार भरा संदेश, बिना नाम बताए और बिना खाता खोले, ईमेल किया जाता है: मंज़ूर
						होते ही, या अगले 60 दिनों में आपके चुने हुए समय पर।
					</p>
					{/* held by tests/journeys/receipts.test.ts */}
					<p>रसीद का लिंक एक ही बार दिखता है: उससे संदेश का हाल देखिए, उसे रद्द कीजिए या हटाइए।</p>
					{/* Nothing of the code. */}
					<p>
						उम्र की शर्त <PageLink to="terms">यहाँ पढ़िए</PageLink>।
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
						हमारी ओर से नहीं: हम लिखने वाले से न नाम पूछते हैं, न ईमेल पता। हर कनेक्शन से आए संदेश गिने जाते हैं, पर गिनती न दर्ज होती है, न
						किसी संदेश से जुड़ती है। बॉट रोकने के लिए ब्राउज़र कभी-कभी छोटा-सा हिसाब लगाता है।
					</p>
					{/* Nothing of the code. */}
					<p>पर आपके शब्द ही भेद खोल सकते हैं, जैसे प्यार से दिया कोई नाम।</p>
				</>
			),
		},
		moderation: {
			question: "संदेशों की जाँच कैसे होती है?",
			answer: (
				<>
					{/* held by tests/journeys/example-notes.test.ts, tests/e2e/journey.test.ts, tests/journeys/doubtful-notes.test.ts */}
					<p>
						भेजते ही मॉडरेटर, यानी एक प्रोग्राम, संदेश पढ़ता है। संदेश नामंज़ूर हो, तो कारण दिखता है; शब्द बदलकर उसे फिर भेजिए।{" "}
						<WhereKnown fact="heldPercent">
							अगर मॉडरेटर पक्का फ़ैसला न कर पाए, तो भेजने से पहले हमारी टीम का कोई सदस्य उसे पढ़ता है।
						</WhereKnown>
					</p>
					{/* held by training/unseen.slow.test.ts */}
					<p>
						कभी अच्छा संदेश नामंज़ूर हो जाता है, कभी बुरा मंज़ूर; तब <PageLink to="contact">हमें बताइए</PageLink>। उदाहरण{" "}
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
					<p>साइट हिन्दी, अंग्रेज़ी और फ़्रेंच में है; भाषा पेज के ऊपर से बदलिए।</p>
					{/* held by tests/journeys/send-deliver-read.test.ts, moderation/detectors/unjudgeable.test.ts */}
					<p>
						संदेश इनमें से किसी में भी लिखिए; हिन्दी रोमन अक्षरों में भी चलेगी। आपके शब्दों का अनुवाद नहीं होता; ईमेल के बाक़ी शब्द उस पेज की
						भाषा में होते हैं, जिस पर आपने लिखा। संदेश किसी और भाषा का लगे, तो नामंज़ूर हो जाता है।
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
						अपने ईमेल में पढ़िए (स्पैम फ़ोल्डर भी देखिए), या होम पेज पर{" "}
						<PageLink to="home" fragment="received">
							“मिले हुए संदेश”
						</PageLink>{" "}
						खोलकर अपना ईमेल पता लिखिए।
					</p>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts */}
					<p>
						<WhereUnknown fact="inboxLink">
							कोई पासवर्ड नहीं पूछा जाता। जो भी आपका पता लिखे, वह आपके संदेश पढ़ सकता है।
						</WhereUnknown>
						<WhereKnown fact="inboxLink">पता लिखने पर हम वहाँ एक लिंक भेजते हैं, जो सूची एक बार खोलता है।</WhereKnown>
					</p>
					{/* held by tests/journeys/bounces.test.ts */}
					<p>अगर मेल सर्वर बताए कि आपका मेलबॉक्स ईमेल नहीं लेता, तो 30 दिन तक आपके संदेश सिर्फ़ इस साइट पर मिलेंगे।</p>
				</>
			),
		},
		inappropriate: {
			question: "कोई संदेश मुझे दुख दे या डराए तो?",
			answer: (
				<>
					{/* held by tests/journeys/reports.test.ts, tests/journeys/opt-out.test.ts, tests/journeys/your-data.test.ts */}
					<p>
						ईमेल में, या साइट पर संदेश के पास, “इस संदेश की शिकायत करें” चुनिए: वह तुरंत छिप जाएगा और हमारी टीम का कोई सदस्य उसे पढ़ेगा।
						आगे संदेश नहीं चाहिए, तो “संदेश आना बंद करें” चुनिए। मिला हुआ संदेश हटाना हो, तो <PageLink to="yours">आपके संदेश</PageLink>{" "}
						पेज पर जाइए।
					</p>
					{/* held by tests/faults/canary.test.ts */}
					<p>किसने लिखा, यह हमें नहीं पता। ख़तरा लगे, तो पुलिस से बात कीजिए।</p>
				</>
			),
		},
		privacy: {
			question: "आप मेरे बारे में क्या रखते हैं?",
			answer: (
				<>
					{/* held by tests/journeys/sealed-at-rest.test.ts, tests/faults/canary.test.ts */}
					<p>आपके भेजे संदेश के साथ हम समय और भाषा रखते हैं, नाम नहीं। मिले संदेश और आपका पता एन्क्रिप्टेड रहते हैं; कुंजी हमारे पास है।</p>
					{/* held by tests/e2e/third-parties.test.ts, tests/journeys/retention.test.ts, tests/journeys/your-data.test.ts */}
					<p>
						नामंज़ूर संदेश {retention.refused_notes.days}, फ़ैसले के इंतज़ार वाले {retention.held_notes.days} और मंज़ूर{" "}
						<FactText fact="retentionDays" /> दिन रहते हैं। पहले हटाना हो, तो मिला संदेश <PageLink to="yours">यहाँ</PageLink>{" "}
						हटाइए, भेजा हुआ रसीद से। कुकी नहीं रखी जाती। ब्योरा <PageLink to="privacy">गोपनीयता</PageLink> पेज पर है।
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
						<PageLink to="contact">संपर्क पेज</PageLink> से लिखिए। आपका लिखा हमारी टीम का कोई सदस्य पढ़ता है, और हम कोशिश करते हैं
						कि 24 घंटे में जवाब दें।
					</p>
					{/* held by tests/journeys/contact.test.ts */}
					<p>
						नाम जो चाहें, लिख दीजिए। प्यार भरा संदेश गुमनाम होता है, हमें लिखी बात नहीं: जवाब देने के लिए हम आपका बताया नाम, आपका पता
						और आपका लिखा रखते हैं।
					</p>
				</>
			),
		},
	},
	furtherHelp: {
		title: "आपका सवाल यहाँ नहीं है?",
		text: "हमसे पूछिए। आपका लिखा हमारी टीम का कोई सदस्य पढ़ता है, और हम कोशिश करते हैं कि 24 घंटे में जवाब दें।",
		link: "हमें लिखें",
	},
};
