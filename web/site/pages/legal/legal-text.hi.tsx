import { PageLink } from "#web/site/frame/page-link.tsx";
import { FactText, WhereKnown, WhereUnknown } from "#web/site/frame/site-fact.tsx";
import type { LegalText } from "./legal-text.ts";

// What stands here of the operator is held by tests/journeys/legal-notice.test.ts
export const text: LegalText = {
	titles: {
		operator: "यह साइट कौन चलाता है",
		hoster: "साइट किसके सर्वर पर है",
		data: "यूरोप के क़ानून में आपका डेटा",
		complaints: "शिकायतें",
	},
	labels: { name: "नाम", address: "पता", email: "ईमेल", missing: "नहीं बताया गया" },
	unnamed: (
		<>
			{" "}
			इस साइट को चलाने वाले ने अपना नाम नहीं बताया है, जबकि बहुत-से देशों का क़ानून यह माँगता है। उन तक बात पहुँचाने के लिए{" "}
			<PageLink to="contact">संपर्क पेज</PageLink> से लिखिए।
		</>
	),
	publishing: (
		<>
			{/* Nothing of the code. */}
			<p>
				यह साइट वही चलाते हैं और इसकी ज़िम्मेदारी उन्हीं की है; कंपनी या संस्था हो, तो उसके प्रतिनिधि की। चिट्ठियाँ वे नहीं, साइट पर आने
				वाले लोग लिखते हैं।
			</p>
			{/* Nothing of the code. */}
			<p>इसका सॉफ़्टवेयर, Billet-doux, फ़्री सॉफ़्टवेयर है और उसे कोई भी लगा सकता है। उसे बनाने वाले यह साइट नहीं चलाते।</p>
		</>
	),
	hosterUnknown: "इस साइट को चलाने वाले ने नहीं बताया कि यह किस कंपनी के सर्वर पर चलती है।",
	data: (
		<>
			{/* held by tests/journeys/legal-notice.test.ts */}
			<p>
				<WhereKnown fact="operatorName">आपके डेटा की ज़िम्मेदारी ऊपर बताए गए इंसान या कंपनी की है।</WhereKnown>
				<WhereUnknown fact="operatorName">
					आपके डेटा की ज़िम्मेदारी इस साइट को चलाने वाले की है, जिन्होंने अपना नाम नहीं बताया।
				</WhereUnknown>{" "}
				क़ानूनी आधार उनका और दूसरों का जायज़ हित है, आपके हित के साथ तौलकर (<span lang="en">GDPR, 6(1)(f)</span>):
			</p>
			<ul>
				{/* held by server/judge/judge.test.ts, tests/faults/recipient-limit.test.ts, tests/journeys/opt-out.test.ts */}
				<li>
					चिट्ठियाँ पहुँचाना: कोई अपने मन की अच्छी बात कह सके। आपके हित में हर चिट्ठी जाँची जाती है, हर पते की सीमा है, और आप सारी
					चिट्ठियाँ बंद कर सकते हैं;
				</li>
				{/* held by server/privacy/visitor-key.test.ts */}
				<li>ग़लत इस्तेमाल रोकना: चिट्ठियाँ जाँचना, और यह सीमित रखना कि एक कनेक्शन से कितनी आएँ;</li>
				{/* held by tests/journeys/contact.test.ts */}
				<li>आप हमें लिखें, तो जवाब देना;</li>
				{/* held by tests/journeys/page-views.test.ts */}
				<li>यह जानना कि साइट कितनी काम आती है, ऐसी संख्याओं में जिनसे किसी की पहचान नहीं होती।</li>
			</ul>
			{/* held by tests/faults/canary.test.ts */}
			<p>
				<strong>आपको कोई चिट्ठी मिली?</strong> आपका पता हमें आपसे नहीं मिला: चिट्ठी लिखने वाले ने दिया। वह कौन है, हम नहीं जानते।
			</p>
			{/* held by tests/journeys/legal-notice.test.ts */}
			<p>
				आपका डेटा इन तक पहुँचता है: साइट को चलाने वाले, वह कंपनी जिसके सर्वर पर साइट है, और ईमेल आगे पहुँचाने वाली ईमेल सेवाएँ।{" "}
				<WhereKnown fact="languageModelHost">
					चिट्ठी के शब्द, बिना पते के, एक भाषा-मॉडल को भी भेजे जाते हैं:{" "}
					<code>
						<FactText fact="languageModelHost" />
					</code>
					।
				</WhereKnown>{" "}
				इनमें से कुछ यूरोपीय संघ से बाहर हो सकते हैं; कौन-से, हमसे पूछिए।
			</p>
			{/* held by tests/journeys/your-data.test.ts, tests/journeys/privacy-table.test.ts */}
			<p>
				आपत्ति करना, अपने डेटा की कॉपी माँगना, उसे ठीक करवाना या हटवाना आपका अधिकार है: देखिए{" "}
				<PageLink to="privacy" fragment="rights">
					{" "}
					आपके अधिकार
				</PageLink>
				। कौन-सी जानकारी कब तक रहती है, यह{" "}
				<PageLink to="privacy" fragment="fields">
					{" "}
					पूरी सूची
				</PageLink>{" "}
				में लिखा है। चिट्ठी भेजी जाए या नहीं, यह एक प्रोग्राम तय करता है; उससे भूल हुई लगे, तो{" "}
				<PageLink to="contact">हमें लिखिए</PageLink>, कोई इंसान उसे देखेगा। हमें डेटा देना किसी के लिए ज़रूरी नहीं, पर पते के बिना चिट्ठी
				नहीं जा सकती।
			</p>
			{/* Nothing of the code. */}
			<p>शिकायत उस देश के डेटा संरक्षण प्राधिकरण से भी की जा सकती है जहाँ आपका घर या काम है, या जहाँ आपके हिसाब से क़ानून टूटा है।</p>
		</>
	),
	officerIntro: "भारत में आईटी नियम, 2021 (नियम 3(2)) के तहत शिकायत अधिकारी:",
	officerUnknown: (
		<>
			{" "}
			भारत के लिए कोई शिकायत अधिकारी नहीं बताया गया है (आईटी नियम, 2021, नियम 3(2))। अपनी शिकायत{" "}
			<PageLink to="contact">संपर्क पेज</PageLink> से भेजिए।
		</>
	),
	complaints: (
		<>
			{/* Nothing of the code. */}
			<p>
				बताइए कि बात किस चिट्ठी की है: वह किस पते पर आई, किस दिन, और उसमें क्या ग़लत है। इन नियमों के तहत अधिकारी को 24 घंटे में बताना
				होता है कि शिकायत मिल गई, और सात दिन में उसे निपटाना होता है; कुछ मामलों में इससे भी जल्दी। उनके फ़ैसले के 30 दिन के भीतर शिकायत
				अपील समिति (<code>gac.gov.in</code>) में अपील की जा सकती है।
			</p>
			{/* held by tests/journeys/reports.test.ts */}
			<p>
				आप कहीं भी रहते हों: ईमेल के नीचे “इस चिट्ठी की शिकायत करें” चुनने पर चिट्ठी तुरंत छिप जाती है और कोई इंसान उसे देखता है। बाक़ी सब के
				लिए <PageLink to="contact">हमें लिखिए</PageLink>। ख़तरा हो तो पहले पुलिस से बात कीजिए।
			</p>
		</>
	),
};
