import { PageLink } from "#web/site/frame/page-link.tsx";
import { FactText, WhereKnown, WhereUnknown } from "#web/site/frame/site-fact.tsx";
import type { LegalText } from "./legal-text.ts";

// What stands here of the operator is held by tests/journeys/legal-notice.test.ts
export const text: LegalText = {
	titles: {
		operator: "यह साइट कौन चलाता है",
		hoster: "साइट किसके सर्वर पर है",
		data: "आपकी जानकारी और यूरोप का क़ानून",
		complaints: "शिकायतें",
	},
	labels: { name: "नाम", address: "पता", email: "ईमेल", missing: "नहीं बताया गया" },
	unnamed: (
		<>
			{" "}
			इस साइट को चलाने वाले ने यहाँ अपना नाम नहीं दिया है, जबकि बहुत-से देशों के क़ानून में यह ज़रूरी है। साइट चलाने वाले तक बात पहुँचाने के लिए{" "}
			<PageLink to="contact">संपर्क पेज</PageLink> से लिखिए।
		</>
	),
	publishing: (
		<>
			{/* Nothing of the code. */}
			<p>
				साइट की ज़िम्मेदारी इसे चलाने वाले व्यक्ति, कंपनी या संस्था की है। कंपनी या संस्था की ओर से उसका क़ानूनी प्रतिनिधि ज़िम्मेदार है। संदेश
				साइट पर आने वाले लोग लिखते हैं, इसे चलाने वाले नहीं।
			</p>
			{/* Nothing of the code. */}
			<p>
				इस साइट का सॉफ़्टवेयर, Billet-doux, ओपन सोर्स है, और उससे कोई भी अपनी साइट चला सकता है। सॉफ़्टवेयर बनाने वाले यह साइट नहीं
				चलाते।
			</p>
		</>
	),
	hosterUnknown: "इस साइट को चलाने वाले ने नहीं बताया कि यह किस कंपनी के सर्वर पर चलती है।",
	data: (
		<>
			{/* held by tests/journeys/legal-notice.test.ts */}
			<p>
				<WhereKnown fact="operatorName">आपकी जानकारी की ज़िम्मेदारी ऊपर बताए गए व्यक्ति, कंपनी या संस्था की है।</WhereKnown>
				<WhereUnknown fact="operatorName">
					आपकी जानकारी की ज़िम्मेदारी इस साइट को चलाने वाले की है, जिसने अपना नाम नहीं बताया।
				</WhereUnknown>{" "}
				यह जानकारी रखने का क़ानूनी आधार साइट चलाने वाले के और दूसरों के वैध हित हैं, जिन्हें आपके हितों के साथ तौलकर परखा गया है (
				<span lang="en">GDPR</span>, अनुच्छेद <span lang="en">6(1)(f)</span>)। ये हित हैं:
			</p>
			<ul>
				{/* held by server/judge/judge.test.ts, tests/faults/recipient-limit.test.ts, tests/journeys/opt-out.test.ts */}
				<li>
					संदेश पहुँचाना, ताकि लोग अपने मन की अच्छी बात कह सकें। पाने वाले के हित में हर संदेश जाँचा जाता है, हर पते पर आने वाले संदेशों की
					सीमा है, और संदेश आना बंद किया जा सकता है;
				</li>
				{/* held by server/privacy/visitor-key.test.ts */}
				<li>
					ग़लत इस्तेमाल रोकना: संदेश जाँचना, हर कनेक्शन से आने वाले संदेशों की संख्या सीमित रखना
					<WhereKnown fact="learning">
						, और मॉडरेटर को ऐसे उदाहरणों से सिखाना, जिनसे नाम-पते, जहाँ तक पहचाने जाएँ, हटाए गए हों
					</WhereKnown>
					;
				</li>
				{/* held by tests/journeys/contact.test.ts */}
				<li>आप हमें लिखें, तो आपको जवाब देना;</li>
				{/* held by tests/journeys/page-views.test.ts */}
				<li>यह जानना कि साइट कितनी काम आती है, ऐसी संख्याओं में जिनसे किसी की पहचान नहीं होती।</li>
			</ul>
			{/* held by tests/faults/canary.test.ts */}
			<p>
				<strong>आपको कोई संदेश मिला?</strong> आपका पता हमें आपसे नहीं, संदेश लिखने वाले से मिला। वह कौन है, यह हमें नहीं पता।
			</p>
			{/* held by tests/journeys/legal-notice.test.ts, tests/journeys/inbox-access-words.test.ts */}
			<p>
				आपकी जानकारी इन तक पहुँचती है: साइट को चलाने वाले, वह कंपनी जिसके सर्वर पर साइट चलती है, और वे ईमेल सेवाएँ जो ईमेल पहुँचाती हैं।{" "}
				<WhereKnown fact="languageModelHost">
					संदेश के शब्द, बिना पते के, इस सेवा के भाषा-मॉडल को भी भेजे जाते हैं:{" "}
					<code>
						<FactText fact="languageModelHost" />
					</code>
					।
				</WhereKnown>{" "}
				इनमें से कुछ यूरोपीय संघ से बाहर हो सकते हैं; कौन-से, यह हमसे पूछा जा सकता है।{" "}
				<WhereUnknown fact="inboxLink">संदेश वह भी पढ़ सकता है, जो इस साइट पर पाने वाले का पता लिखे।</WhereUnknown>
				<WhereKnown fact="inboxLink">संदेश वह भी पढ़ सकता है, जो पाने वाले का मेलबॉक्स खोल सके।</WhereKnown>
			</p>
			{/* held by tests/journeys/your-data.test.ts, tests/journeys/privacy-table.test.ts */}
			<p>
				आपत्ति करना, अपनी जानकारी की कॉपी माँगना, उसे ठीक करवाना, हटवाना या उसका इस्तेमाल रुकवाना आपका अधिकार है; इसका तरीक़ा
				यहाँ है:{" "}
				<PageLink to="privacy" fragment="rights">
					{" "}
					आपके अधिकार
				</PageLink>
				। कौन-सी जानकारी कब तक रखी जाती है, यह{" "}
				<PageLink to="privacy" fragment="fields">
					{" "}
					पूरी सूची
				</PageLink>{" "}
				में लिखा है।
			</p>
			{/* held by server/judge/judge.test.ts, tests/journeys/held-notes.test.ts, tests/journeys/desk.test.ts */}
			<p>
				संदेश भेजा जाए या नहीं, यह आम तौर पर मॉडरेटर, यानी एक प्रोग्राम, तय करता है। अगर मॉडरेटर संदेश को जाँच न पाए
				<WhereKnown fact="heldPercent"> या पक्का फ़ैसला न कर पाए</WhereKnown>, तो हमारी टीम का कोई सदस्य तय करता है। आपको लगे
				कि भूल हुई, तो <PageLink to="contact">हमें लिखिए</PageLink>: हमारी टीम का कोई सदस्य आपकी बात पढ़ेगा। नामंज़ूर संदेश जब तक
				हमारे पास रहता है, तब तक टीम उसे मंज़ूर कर सकती है, पर हम इसका वादा नहीं करते।
			</p>
			{/* held by tests/journeys/bad-input.test.ts */}
			<p>हमें कोई जानकारी देना आपके लिए ज़रूरी नहीं, पर पाने वाले के पते और आपके शब्दों के बिना हम कोई संदेश नहीं भेज सकते।</p>
			{/* Nothing of the code. */}
			<p>
				शिकायत डेटा संरक्षण प्राधिकरण से भी की जा सकती है: उस देश में जहाँ आपका घर या काम है, या जहाँ आपके विचार से क़ानून का उल्लंघन हुआ
				है।
			</p>
		</>
	),
	officerIntro: "भारत के आईटी नियम, 2021 (नियम 3(2)) के तहत शिकायत अधिकारी:",
	officerUnknown: (
		<>
			{" "}
			इस साइट को चलाने वाले ने भारत के लिए कोई शिकायत अधिकारी नहीं बताया है (आईटी नियम, 2021, नियम 3(2))। अपनी शिकायत{" "}
			<PageLink to="contact">संपर्क पेज</PageLink> से भेजिए।
		</>
	),
	complaints: (
		<>
			{/* Nothing of the code. */}
			<p>
				शिकायत में लिखिए कि संदेश किस पते पर आया, किस दिन, और उसमें क्या ग़लत है। आईटी नियमों के तहत शिकायत अधिकारी को 24 घंटे में बताना
				होता है कि शिकायत मिल गई, और सात दिन में उसे निपटाना होता है; कुछ मामलों में इससे भी जल्दी। उनका फ़ैसला मिलने के 30 दिन के भीतर
				शिकायत अपीलीय समिति (<code>gac.gov.in</code>) में अपील की जा सकती है।
			</p>
			{/* held by tests/journeys/reports.test.ts */}
			<p>
				आपका देश कोई भी हो, ईमेल के नीचे “इस संदेश की शिकायत करें” चुनते ही संदेश छिप जाता है, और हमारी टीम का कोई सदस्य उसे पढ़ता है।
				बाक़ी हर शिकायत के लिए <PageLink to="contact">हमें लिखिए</PageLink>। ख़तरा हो, तो पहले पुलिस से बात कीजिए।
			</p>
		</>
	),
};
