import { retention } from "#contract/retention.ts";
import { factMark } from "#contract/site-facts.ts";
import words from "#i18n/messages/hi.json" with { type: "json" };
import { PageLink } from "#web/site/frame/page-link.tsx";
import { FactText, WhereKnown, WhereUnknown } from "#web/site/frame/site-fact.tsx";
import type { PrivacyText } from "./privacy-sections.ts";
import { storedTables } from "./stored-tables.ts";

export const text: PrivacyText = {
	lastUpdated: "आख़िरी बदलाव:",
	lastUpdatedMeaning: "यह पेज बताता है कि साइट आज किस तरह काम करती है।",
	summary: {
		title: "संक्षेप में",
		points: {
			kept: {
				question: "हम क्या रखते हैं",
				// held by tests/journeys/privacy-table.test.ts
				answer: "पाने वाले का पता और आपके शब्द, एन्क्रिप्ट करके; समय, भाषा, मॉडरेटर का फ़ैसला और ईमेल का हाल। हमें लिखी बात भी।",
			},
			neverKept: {
				question: "हम कभी क्या नहीं रखते",
				// held by tests/faults/canary.test.ts, tests/journeys/receipts.test.ts
				answer: "भेजने वाले का नाम, ईमेल या आईपी पता, डिवाइस की जानकारी, रसीद का लिंक। न खाता, न कुकी।",
			},
			readers: {
				question: "संदेश कौन पढ़ सकता है",
				// held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts, tests/journeys/legal-notice.test.ts
				answer: (
					<>
						पाने वाले, और <WhereUnknown fact="inboxLink">जो यहाँ उनका पता लिखे</WhereUnknown>
						<WhereKnown fact="inboxLink">जो उनका ईमेल खोल सके</WhereKnown>; हम, क्योंकि कुंजी हमारे पास है; ईमेल पहुँचाने वाली सेवाएँ।
						<WhereKnown fact="languageModelHost">
							{" "}
							और{" "}
							<code>
								<FactText fact="languageModelHost" />
							</code>{" "}
							का भाषा-मॉडल, जिसे सिर्फ़ शब्द मिलते हैं।
						</WhereKnown>
					</>
				),
			},
			duration: {
				question: "कितने समय तक",
				// held by tests/journeys/retention.test.ts, tests/faults/erased-bytes.test.ts, tests/journeys/learning.test.ts
				answer: (
					<>
						नामंज़ूर संदेश: {retention.refused_notes.days} दिन। मंज़ूर: <FactText fact="retentionDays" /> दिन। फ़ैसले के इंतज़ार में:{" "}
						{retention.held_notes.days} दिन। हमें लिखी बातें: {retention.contact_messages.days} दिन।
						<WhereKnown fact="learning">
							{" "}
							मॉडरेटर को सिखाने के उदाहरण, जिनसे पहचाने गए नाम-पते हटा दिए जाते हैं: जब तक उनका संदेश रहे; पक्के किए हुए: जब तक हमारी
							टीम उन्हें न हटाए।
						</WhereKnown>
					</>
				),
			},
			removal: {
				question: "अपनी जानकारी कैसे हटवाएँ",
				// held by tests/journeys/your-data.test.ts, tests/journeys/inbox-links.test.ts, tests/journeys/receipts.test.ts
				answer: (
					<>
						मिला संदेश <PageLink to="yours">आपके संदेश</PageLink> पेज पर, भेजा संदेश रसीद से; या{" "}
						<PageLink to="contact">हमें लिखकर</PageLink>।
					</>
				),
			},
		},
	},
	sections: {
		collection: {
			title: "हम कौन-सी जानकारी लेते हैं",
			body: (
				<>
					<h3>संदेश भेजते समय</h3>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/held-notes.test.ts, tests/journeys/privacy-table.test.ts */}
					<p>
						आपसे हमें पाने वाले का पता और आपके शब्द मिलते हैं, और आपने चुने हों, तो काग़ज़, स्याही और भेजने का समय। हम उनके साथ तारीख़, समय,
						पेज की भाषा और मॉडरेटर का फ़ैसला रखते हैं: संदेश मंज़ूर हुआ; नामंज़ूर हुआ, और किस कारण; या हमारी टीम के फ़ैसले के इंतज़ार में है। नामंज़ूर
						और इंतज़ार वाले संदेश भी रखे जाते हैं।
					</p>
					{/* held by tests/journeys/scheduled-notes.test.ts */}
					<p>
						अगर आप भेजने का समय चुनें (ज़्यादा से ज़्यादा 60 दिन आगे), तो वह समय भी रखा जाता है। संदेश तुरंत जाँचा जाता है और चुने हुए समय तक
						रखा रहता है; पाने वाले उसे पहले नहीं पढ़ सकते। अगर इस बीच पाने वाले अपने यहाँ संदेश आना बंद कर दें, तो आपका संदेश हटा दिया जाता
						है।
					</p>
					{/* held by tests/journeys/receipts.test.ts */}
					<p>
						संदेश भेजने पर आपको एक रसीद दिखती है, बस एक बार: एक गुप्त लिंक, जिससे पता चलता है कि संदेश का क्या हुआ। यह लिंक हम न ईमेल
						करते हैं, न कहीं रखते हैं, और इससे यह पता नहीं चलता कि आप कौन हैं। जिसके पास यह लिंक हो, वह संदेश को भेजे जाने से पहले रद्द कर
						सकता है, और बाद में साइट से हटा सकता है। रसीद में न संदेश के शब्द दिखते हैं, न पाने वाले का पता।
					</p>
					{/* held by tests/journeys/send-deliver-read.test.ts */}
					<p>
						संदेश भेजते समय हम यह नहीं पूछते कि आप कौन हैं। आप संदेश के नीचे अपना नाम लिखें, तो वह भी संदेश का हिस्सा है और उसके साथ ही भेजा
						जाता है। ईमेल उसी पेज की भाषा में होता है, जिस पर आपने लिखा, इसलिए पाने वाले उस भाषा का अंदाज़ा लगा सकते हैं।
					</p>
					{/* held by tests/e2e/writing-hint.test.ts */}
					<p>
						लिखते समय आपके ब्राउज़र में ही एक प्रोग्राम बता सकता है कि कौन-से शब्द मंज़ूर नहीं होंगे। इसके लिए आपके शब्द ब्राउज़र से बाहर नहीं
						जाते; संदेश हम तक तभी पहुँचता है, जब आप उसे भेजते हैं।
					</p>
					<h3>मिले हुए संदेश पढ़ते समय</h3>
					{/* held by tests/journeys/unrecorded-look-ups.test.ts, tests/journeys/inbox-links.test.ts, web/email/entry-render.test.ts, tests/journeys/opt-out.test.ts */}
					<p>
						आपका लिखा पता सिर्फ़ संदेश ढूँढ़ने और, माँगने पर, लिंक भेजने के काम आता है। किसने कब देखा, यह दर्ज नहीं होता। बस ईमेल से भेजा लिंक
						खोलने पर एक सेशन शुरू होता है; उसमें शुरू होने और पिछले इस्तेमाल का समय रहता है, और वह एक दिन के भीतर हटा दिया जाता है। हमारे
						ईमेल हमें नहीं बताते कि वे खोले गए या नहीं: उनमें बाहर से आने वाली कोई तस्वीर नहीं है। ईमेल के नीचे के लिंक सिर्फ़ उसी ईमेल के लिए
						बने हैं, पर उनमें आपका पता नहीं दिखता; लिंक खोलने के बाद भी, जब तक बटन न दबाया जाए, कुछ नहीं बदलता।
					</p>
					<h3>हमें लिखते समय</h3>
					{/* held by tests/journeys/contact.test.ts, tests/journeys/privacy-table.test.ts */}
					<p>संपर्क पेज से आप हमें लिखें, तो हम आपका बताया हुआ नाम, आपका ईमेल पता, विषय, आपका लिखा, तारीख़ और पेज की भाषा रखते हैं।</p>
					<h3>हर कनेक्शन के साथ क्या आता है</h3>
					{/* held by server/privacy/visitor-key.test.ts, tests/journeys/bad-input.test.ts */}
					<p>
						हर साइट की तरह हमारे सर्वर तक भी आपका आईपी पता पहुँचता है। हम उसे कभी दर्ज नहीं करते। कोई संदेशों की बौछार न करे, इसलिए
						आईपी पते और एक रैंडम कुंजी से एक हैश (HMAC) बनता है, और गिना जाता है कि उस हैश से एक घंटे में कितनी रिक्वेस्ट आईं। हैश, गिनती और
						कुंजी सिर्फ़ सर्वर की मेमोरी में रहते हैं; कुंजी हर आधी रात को (यूटीसी समय) बदल जाती है, और फिर किसी हैश से पते तक नहीं पहुँचा जा
						सकता।
					</p>
					{/* held by tests/faults/note-limits.test.ts, tests/e2e/proof-of-work.test.ts, tests/journeys/privacy-table.test.ts */}
					<p>
						अगर एक घंटे में एक ही कनेक्शन से बहुत-से संदेश आ चुके हों, तो हर अगले संदेश के लिए आपका ब्राउज़र अपने-आप एक छोटा-सा हिसाब लगाता
						है, ताकि बॉट किसी पर संदेशों की बौछार न करें। हम सिर्फ़ उस हिसाब का एक हैश रखते हैं, जो किसी संदेश से नहीं जुड़ता।
					</p>
					{/* Nothing of the code. */}
					<p>
						आपके और हमारे बीच की सेवाएँ, जैसे आपकी इंटरनेट कंपनी या साइट के आगे लगा कोई सर्वर, अपना अलग रिकॉर्ड रख सकती हैं। वे रिकॉर्ड
						हमारे हाथ में नहीं हैं।
					</p>
					<h3>पेज देखते समय</h3>
					{/* held by tests/journeys/page-views.test.ts, server/privacy/visitor-key.test.ts, tests/journeys/counters-only.test.ts */}
					<p>
						हम गिनते हैं कि हर घंटे कितने पेज देखे गए, और हर दिन किस देश से कितने विज़िटर आए; जाने-पहचाने बॉट नहीं गिने जाते। कोई दो बार न
						गिना जाए, इसलिए आपके आईपी पते और ब्राउज़र के बताए नाम से, एक दूसरी रैंडम कुंजी के साथ, एक हैश बनता है। हैश और कुंजी सिर्फ़ सर्वर
						की मेमोरी में रहते हैं और दिन ख़त्म होते ही हट जाते हैं; बचती है सिर्फ़ गिनती।
					</p>
					{/* held by server/analytics/geography.test.ts, server/analytics/figures.test.ts, tests/journeys/counters-only.test.ts */}
					<p>
						देश हमारे अपने सर्वर पर ढूँढ़ा जाता है, आपके आईपी पते का आख़िरी हिस्सा हटाकर। जिस देश से पाँच से कम विज़िटर आए हों, वह “अन्य” में
						दिखाया जाता है। यह गिनती किसी संदेश से नहीं जुड़ती।
					</p>
				</>
			),
		},
		usage: {
			title: "जानकारी किस काम आती है",
			body: (
				<>
					<ul>
						{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/letter-pages.test.ts */}
						<li>
							संदेश ईमेल से भेजने के लिए, और साइट पर उन लोगों को दिखाने के लिए{" "}
							<WhereUnknown fact="inboxLink">जो पाने वाले का पता लिखें।</WhereUnknown>
							<WhereKnown fact="inboxLink">जो पाने वाले को भेजा गया लिंक खोलें।</WhereKnown>
						</li>
						{/* held by tests/journeys/llm-judge.test.ts, tests/journeys/legal-notice.test.ts, tests/journeys/held-notes.test.ts */}
						<li>
							संदेश जाँचने के लिए। जाँचने वाला मॉडरेटर इसी साइट का एक प्रोग्राम है।{" "}
							<WhereKnown fact="languageModelHost">
								कुछ संदेशों पर, या सब पर, वह{" "}
								<code>
									<FactText fact="languageModelHost" />
								</code>{" "}
								के एक भाषा-मॉडल की राय लेता है। उस सेवा को सिर्फ़ संदेश के शब्द भेजे जाते हैं: न कोई पता, न भेजने वाले के बारे में कुछ। वह सेवा
								उन शब्दों में से क्या रखती है, यह उसके अपने नियमों पर है।
							</WhereKnown>
							<WhereUnknown fact="languageModelHost">इसके लिए संदेश का कोई शब्द किसी और को नहीं भेजा जाता।</WhereUnknown> अगर
							किसी गड़बड़ी के कारण मॉडरेटर संदेश जाँच न पाए,
							<WhereKnown fact="heldPercent"> या पक्का फ़ैसला न कर पाए,</WhereKnown> तो भेजने से पहले हमारी टीम का कोई सदस्य संदेश
							पढ़ता है।
						</li>
						<WhereKnown fact="learning">
							{/* held by tests/journeys/learning.test.ts, moderation/masking/mask-personal.test.ts */}
							<li>
								मॉडरेटर को सिखाने के लिए; इस साइट पर यह सिखाना चालू है। अगर हमारी टीम का कोई सदस्य मॉडरेटर का फ़ैसला पलटे, या अपने
								फ़ैसले को उदाहरण बनाना चाहे, तो संदेश के शब्द एन्क्रिप्ट करके उदाहरण में रखे जाते हैं; पते, लिंक, अंक और नाम, जहाँ तक पहचाने
								जाएँ, उनसे हटा दिए जाते हैं। उदाहरण अपने संदेश के साथ हट जाता है। सिर्फ़ वही उदाहरण ज़्यादा समय रखा जाता है, जिसे किसी
								प्रशासक ने पढ़कर पक्का किया हो, और वह भी तब तक, जब तक कोई प्रशासक उसे न हटाए। पक्का होने के बाद उदाहरण किसी संदेश
								या पते से नहीं जुड़ा रहता।
							</li>
						</WhereKnown>
						{/* held by tests/faults/recipient-limit.test.ts */}
						<li>इसका ध्यान रखने के लिए कि एक पते पर एक दिन में बहुत ज़्यादा संदेश न आएँ।</li>
						{/* held by tests/journeys/bounces.test.ts, server/suppression/suppressions.test.ts */}
						<li>
							ऐसे ईमेल न भेजने के लिए जो पहुँच नहीं सकते या जो पाने वाले को नहीं चाहिए। अगर कोई मेल सर्वर बताए कि मेलबॉक्स ईमेल नहीं लेता,
							तो 30 दिन तक उसके नाम के संदेश रखे जाते हैं, पर ईमेल नहीं किए जाते। अगर किसी मेलबॉक्स में हमारे ईमेल को स्पैम बताया जाए और हमें
							पता चले, तो उसके नाम के संदेश एक साल तक नहीं लिए जाते; पाने वाले चाहें, तो उससे पहले भी संदेश पाना फिर शुरू कर सकते हैं। इसके
							लिए हम मेलबॉक्स का एक हैश रखते हैं।
						</li>
						{/* held by tests/journeys/contact.test.ts, tests/journeys/contact-confirmation.test.ts */}
						<li>
							आप हमें लिखें, तो आपको जवाब देने के लिए। आपका लिखा और आपका पता हमारे सहायता पते पर भेजे जाते हैं, ताकि जवाब आप तक पहुँचे।
							पुष्टि के ईमेल में आपके शब्द दोहराए नहीं जाते।
						</li>
						{/* held by tests/journeys/analytics.test.ts */}
						<li>
							हर घंटे यह गिनने के लिए कि कितने संदेश मंज़ूर हुए, कितने नामंज़ूर हुए, कितने फ़ैसले के इंतज़ार में रहे, और कितने ईमेल भेजे गए या नहीं जा
							सके।
						</li>
						{/* held by tests/journeys/page-views.test.ts */}
						<li>पेज और विज़िटर गिनकर यह जानने के लिए कि साइट कितनी काम आती है।</li>
					</ul>
					{/* held by tests/journeys/privacy-table.test.ts, tests/e2e/third-parties.test.ts */}
					<p>
						इन कामों के सिवा यह जानकारी किसी काम में नहीं ली जाती: हम न विज्ञापन दिखाते हैं, न किसी की प्रोफ़ाइल बनाते हैं, न जानकारी
						बेचते हैं।
					</p>
				</>
			),
		},
		fields: {
			title: "डेटाबेस में क्या-क्या रखा जाता है",
			body: (
				<>
					{/* held by tests/journeys/privacy-table.test.ts */}
					<p>
						यहाँ पूरा डेटाबेस लिखा है, हर टेबल अपने सभी फ़ील्ड के साथ। एक टेस्ट इस सूची को डेटाबेस से मिलाता है; अगर कोई फ़ील्ड छूट जाए, तो
						टेस्ट फ़ेल होता है।
					</p>
					{/* held by server/privacy/seal.test.ts, tests/journeys/sealed-at-rest.test.ts, tests/journeys/retention.test.ts */}
					<p>
						<strong>एन्क्रिप्टेड</strong> जानकारी को सिर्फ़ हमारी कुंजी खोलती है। <strong>हैश</strong> किसी जानकारी और हमारी एक
						कुंजी से बनता है। हैश से पंक्ति ढूँढ़ी जा सकती है, पर जानकारी पढ़ी नहीं जा सकती। एक ही मेलबॉक्स के कई पते हो सकते हैं, इसलिए पते
						और मेलबॉक्स के हैश अलग-अलग हैं। हर टेबल के ऊपर, <strong>“कब तक”</strong> के आगे, लिखा है कि उसकी पंक्तियाँ कितने समय रखी
						जाती हैं; जो फ़ील्ड किसी और समय तक रखा जाए, उसके साथ यह अलग से लिखा है। बताए हुए दिन पूरे होने पर पंक्ति एक दिन के भीतर
						अपने-आप हट जाती है। जहाँ लिखा हो कि कुछ हटाए जाने तक रहता है, वहाँ हटाने वाले हम हो सकते हैं, या वे जिन्हें इसका अधिकार हो
						(जैसे पाने वाले, या रसीद से भेजने वाले)। प्रशासक हमारी टीम का वह सदस्य है, जिसका यहाँ खाता है।
					</p>
				</>
			),
		},
		security: {
			title: "जानकारी सुरक्षित कैसे रखी जाती है",
			body: (
				<>
					<ul>
						{/* held by tests/journeys/sealed-at-rest.test.ts */}
						<li>
							पते और शब्द एन्क्रिप्ट (AES-256-GCM) करके रखे जाते हैं और हैश (HMAC-SHA-256) से ढूँढ़े जाते हैं। अगर डेटाबेस की कॉपी चोरी हो
							जाए, तो कुंजी के बिना वे पढ़े नहीं जा सकते। पर कुंजी आम तौर पर उसी सर्वर पर रहती है: कुंजी कहीं और न रखी गई हो, तो पूरी
							डिस्क ले जाने वाले को दोनों मिल सकते हैं।
						</li>
						{/* held by tests/journeys/sealed-at-rest.test.ts, tests/journeys/page-views.test.ts */}
						<li>सर्वर के लॉग में सिर्फ़ कोड और आँकड़े होते हैं: न कोई पता, न आपके शब्द, न आईपी पता।</li>
						{/* held by tests/e2e/third-parties.test.ts */}
						<li>पेज किसी दूसरी साइट से कुछ नहीं मँगाते, इसलिए किसी और को आपके आने का पता नहीं चलता।</li>
						{/* held by server/admin/password.test.ts */}
						<li>प्रशासकों के पासवर्ड का सिर्फ़ हैश (argon2id) रखा जाता है।</li>
					</ul>
					<h3>यह सुरक्षा किन बातों से नहीं बचाती</h3>
					<ul>
						{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts */}
						<li>
							<WhereUnknown fact="inboxLink">
								<strong>जो कोई पता लिखे, वह उस पर आए संदेश पढ़ सकता है।</strong> पासवर्ड नहीं पूछा जाता, इसलिए ऐसा कुछ न लिखिए
								जिसे कोई और पढ़ ले तो किसी का नुक़सान हो। हम यह तय कर सकते हैं कि संदेश सिर्फ़ उस पते पर भेजे गए लिंक से खुलें; अभी ऐसा नहीं
								है।
							</WhereUnknown>
							<WhereKnown fact="inboxLink">
								<strong>जो कोई ईमेल खोल सके, वह उस पते के संदेश पढ़ सकता है,</strong> ईमेल में भी और इस साइट पर भी: यहाँ सूची उस लिंक
								से खुलती है जो हम उस पते पर भेजते हैं।
							</WhereKnown>
						</li>
						{/* held by tests/journeys/admin-messages.test.ts */}
						<li>कुंजी हमारे पास है और हम एन्क्रिप्टेड जानकारी खोल सकते हैं, जैसे फ़ैसले के इंतज़ार वाला कोई संदेश पढ़ने के लिए।</li>
						{/* Nothing of the code. */}
						<li>
							ईमेल ऐसे सर्वरों से होकर जाता है जो हमारे हाथ में नहीं हैं। उनके बीच वह अक्सर एन्क्रिप्ट रहता है, हमेशा नहीं; और पाने वाले की
							ईमेल सेवा उसे हर हाल में पढ़ सकती है।
						</li>
						{/* held by server/delivery/capture-transport.test.ts, tests/journeys/legal-notice.test.ts */}
						<li>
							<WhereUnknown fact="smtp">
								<strong>इस साइट के पास मेल सर्वर नहीं है।</strong> ईमेल भेजे नहीं जाते; वे साइट के कंप्यूटर पर सादी फ़ाइलों में, बिना
								एन्क्रिप्शन के रहते हैं।
							</WhereUnknown>
							<WhereKnown fact="smtp">हमारा भेजा ईमेल पाने वाले के मेलबॉक्स में हमारी कुंजी से एन्क्रिप्ट नहीं रहता।</WhereKnown>
						</li>
						{/* Nothing of the code. */}
						<li>सुरक्षा कभी पूरी नहीं होती, हमारी भी नहीं।</li>
					</ul>
				</>
			),
		},
		cookies: {
			title: "कुकी और आपका ब्राउज़र",
			body: (
				<>
					{/* held by tests/e2e/third-parties.test.ts */}
					<p>
						यह साइट विज़िटरों के ब्राउज़र में कोई कुकी नहीं रखती। आपका ब्राउज़र कुछ जानकारी आपके ही डिवाइस पर रखता है और उसे अपने-आप हमें
						नहीं भेजता।
					</p>
					<ul>
						{/* held by tests/e2e/language.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>आपकी भाषा,</strong> जब आप उसे चुन लें, ब्राउज़र के स्थायी स्टोरेज में, इन नामों से: <code>language</code>,{" "}
							<code>langSelected</code> और <code>userLang</code>। यह तब तक रहती है जब तक आप ब्राउज़र में इस साइट का डेटा न
							हटाएँ।
						</li>
						{/* held by tests/e2e/draft.test.ts, tests/e2e/contact-states.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>आपका अधूरा संदेश,</strong> यानी पाने वाले का पता और आपके शब्द, इस नाम से: <code>draft-note</code>, और{" "}
							<strong>संपर्क पेज पर आपकी अधूरी बात,</strong> इस नाम से: <code>draft-contact</code>। ये ब्राउज़र के अस्थायी स्टोरेज में
							रहते हैं, ताकि पेज दोबारा खुलने पर खो न जाएँ। भेजते ही, या टैब बंद करने पर, ये हट जाते हैं।
						</li>
						{/* held by tests/e2e/stationery.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>आपका चुना हुआ काग़ज़ और स्याही,</strong> अगर वे शुरू में दिखने वाले काग़ज़ और स्याही से अलग हों, ब्राउज़र के अस्थायी
							स्टोरेज में, इस नाम से: <code>draft-stationery</code>। टैब बंद करने पर ये हट जाते हैं।
						</li>
						{/* held by tests/e2e/writing-hint.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>लिखते समय सुझाव न दिखाने की आपकी पसंद,</strong> अगर आपने उन्हें बंद किया है, ब्राउज़र के स्थायी स्टोरेज में, इस नाम
							से: <code>writingHints</code>। सुझाव फिर चालू करते ही यह हट जाती है।
						</li>
						{/* held by tests/e2e/faq.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>भाषा बदलते समय आपने जो सवाल खोल रखे थे,</strong> उनकी सूची, ब्राउज़र के अस्थायी स्टोरेज में, इस नाम से:{" "}
							<code>open-items</code>। नई भाषा के पेज पर वे खुलते ही यह हट जाती है।
						</li>
						{/* held by tests/e2e/sealed-envelopes.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>आपने कौन-से संदेश खोले हैं,</strong> ब्राउज़र के स्थायी स्टोरेज में, इस नाम से: <code>opened-letters</code>। हर
							संदेश के लिए बस कुछ अक्षर रखे जाते हैं, जिनसे न उसके शब्द मिल सकते हैं, न आपका पता। साझे कंप्यूटर पर आपके बाद बैठने वाला देख सकता
							है कि कितने संदेश खोले गए, और आपका पता लिखने वाला यह भी देख सकता है कि कौन-से। सूची के नीचे “लिफ़ाफ़ों में वापस रखें” दबाते ही
							यह जानकारी हट जाती है।
						</li>
						{/* held by tests/e2e/install-offer.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>साइट को होम स्क्रीन पर न रखने की आपकी पसंद,</strong> ब्राउज़र के स्थायी स्टोरेज में, इस नाम से:{" "}
							<code>install-offer</code>। यह तभी रखी जाती है, जब आपने मना किया हो।
						</li>
						{/* held by tests/e2e/yours.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>लिंक से खोले गए आपके संदेशों का सेशन,</strong> ब्राउज़र के अस्थायी स्टोरेज में, इस नाम से:{" "}
							<code>inbox-session</code>। यह एक रैंडम टेक्स्ट है जो आपके सेशन की पहचान है। “पेज बंद करें” चुनने पर, या टैब बंद करने पर, यह
							हट जाता है।
						</li>

						{/* held by tests/e2e/offline.test.ts */}
						<li>
							<strong>इंटरनेट न होने की सूचना वाला पेज,</strong> तीनों भाषाओं में, अपनी सजावट की फ़ाइलों के साथ, ताकि नेटवर्क टूटने पर
							दिखाया जा सके। इसमें आपके बारे में कुछ नहीं होता।
						</li>
					</ul>
					{/* held by web/site/pages/privacy/browser-storage.test.ts, tests/faults/captured-mail.test.ts */}
					<p>
						सिर्फ़ प्रशासकों के ब्राउज़र में, उसके स्थायी स्टोरेज में, ये बातें भी रखी जाती हैं: उनका सेशन (<code>admin_token</code>,{" "}
						<code>admin_username</code>), उनकी भाषा (<code>admin_language</code>), कीबोर्ड शॉर्टकट चालू हैं या नहीं (
						<code>admin_shortcuts</code>), और एक रैंडम टेक्स्ट जिससे उनका ब्राउज़र फिर पहचाना जाता है (<code>admin_device</code>
						)। अगर साइट का मेल सर्वर न हो, तो हमारे ब्राउज़र में एक कुकी (<code>captured_mail</code>) भी रखी जाती है, ताकि हम
						मशीन पर रखे ईमेल पढ़ सकें।
					</p>
				</>
			),
		},
		rights: {
			title: "आपके अधिकार",
			body: (
				<>
					{/* Nothing of the code. */}
					<p>
						कई देशों का क़ानून, यूरोप का भी, आपको अपनी जानकारी पर अधिकार देता है। इस साइट पर ये अधिकार सबको मिलते हैं, देश कोई भी
						हो; किसी क़ानून का हवाला देना ज़रूरी नहीं:
					</p>
					<ul>
						{/* held by tests/journeys/your-data.test.ts */}
						<li>
							<strong>जानने का अधिकार:</strong> आपके पते से जुड़ा जो कुछ हमारे पास है, उसे पढ़ना और उसकी कॉपी लेना।
						</li>
						{/* held by tests/journeys/your-data.test.ts, tests/journeys/receipts.test.ts */}
						<li>
							<strong>हटाने का अधिकार:</strong> मिला हुआ कोई एक संदेश, या आपके पते से जुड़ा सब कुछ हटाना। भेजा हुआ संदेश उसकी रसीद से
							हटाया जाता है।
						</li>
						{/* held by tests/journeys/opt-out.test.ts, tests/journeys/your-data.test.ts */}
						<li>
							<strong>आपत्ति का अधिकार:</strong> आगे कोई संदेश न पाना। जिस ईमेल से कोई संदेश आया, उसके नीचे “संदेश आना बंद करें” है; यह
							तुरंत लागू होता है और जब तक आप चाहें, लागू रहता है। इसके लिए हम आपके मेलबॉक्स का बस एक हैश रखते हैं।
						</li>
						{/* Nothing of the code. */}
						<li>
							<strong>सुधार और रोक का अधिकार:</strong> ग़लती ठीक करवाना, या अपनी जानकारी का इस्तेमाल रुकवाना।
						</li>
					</ul>
					{/* held by tests/journeys/your-data.test.ts, tests/journeys/inbox-links.test.ts */}
					<p>
						सुधार करवाने, इस्तेमाल रुकवाने और भेजा हुआ संदेश हटाने के सिवा, सब कुछ ख़ुद <PageLink to="yours">आपके संदेश</PageLink> पेज पर
						किया जा सकता है: वहाँ से आपके पते पर एक लिंक भेजा जाता है, ताकि कोई और ऐसा न कर सके। सुधार या रोक के लिए, या उस पेज से
						काम न बने, तो <PageLink to="contact">हमें लिखिए</PageLink> और बताइए कि बात किस पते की है। आपका लिखा हमारी टीम का
						कोई सदस्य पढ़ता है, और यह पक्का करने के लिए कि पता आपका ही है, ईमेल से पूछ सकता है।
					</p>
					{/* held by tests/journeys/legal-notice.test.ts, tests/journeys/opt-out.test.ts, tests/journeys/reports.test.ts */}
					<p>
						“आपके संदेश” और संपर्क पेज के लिए JavaScript चाहिए। उसके बिना भी हमारे ईमेल के “संदेश आना बंद करें” और “इस संदेश की शिकायत करें”
						काम करते हैं।{" "}
						<WhereKnown fact="operatorEmail">
							बाक़ी बातों के लिए{" "}
							<a href={factMark("operatorMailto")}>
								<FactText fact="operatorEmail" />
							</a>{" "}
							पर लिखिए और बताइए कि बात किस पते की है।
						</WhereKnown>
						<WhereUnknown fact="operatorEmail">
							बाक़ी बातों के लिए <WhereKnown fact="operatorAddress">डाक से लिखिए: पता</WhereKnown>
							<WhereUnknown fact="operatorAddress">JavaScript ज़रूरी है, क्योंकि</WhereUnknown>{" "}
							<PageLink to="legal">क़ानूनी जानकारी</PageLink> पेज पर <WhereKnown fact="operatorAddress">है।</WhereKnown>
							<WhereUnknown fact="operatorAddress">न कोई ईमेल पता दिया गया है, न डाक का पता।</WhereUnknown>
						</WhereUnknown>
					</p>
					{/* held by tests/faults/canary.test.ts, tests/journeys/learning.test.ts */}
					<p>
						कुछ बातें हमारे हाथ में नहीं। संदेश किसने भेजा, यह हमें नहीं पता, इसलिए हम न यह बता सकते हैं कि आपको किसने लिखा, न आपके भेजे संदेशों
						की सूची दे सकते हैं। जो ईमेल पहुँच चुका, उसे हम वापस नहीं ले सकते। अगर हमारे पास बैकअप हो, तो हटाई गई जानकारी उसमें तब तक
						रहती है, जब तक नया बैकअप उसकी जगह न ले ले।
						<WhereKnown fact="learning">
							{" "}
							अगर मॉडरेटर को सिखाने का कोई उदाहरण प्रशासक पक्का कर दे, तो वह किसी संदेश से जुड़ा नहीं रहता, इसलिए हम उसे आपके लिए ढूँढ़
							नहीं सकते।
						</WhereKnown>
					</p>
					{/* Nothing of the code. */}
					<p>अगर जवाब से तसल्ली न हो, या जवाब न मिले, तो अपने देश के डेटा संरक्षण प्राधिकरण से शिकायत की जा सकती है।</p>
				</>
			),
		},
		contact: {
			title: "हमें लिखिए",
			body: (
				// Nothing of the code.
				<p>
					इस पेज की किसी भी बात के लिए <PageLink to="contact">संपर्क पेज</PageLink> पर लिखिए। हम कोशिश करते हैं कि 24 घंटे में जवाब
					दें। जानकारी किस क़ानूनी आधार पर रखी जाती है, यह <PageLink to="legal">क़ानूनी जानकारी</PageLink> पेज पर लिखा है।
				</p>
			),
		},
	},
	labels: { field: "क्या", purpose: "किसलिए", kept: "कब तक" },
	stored: storedTables(words),
};
