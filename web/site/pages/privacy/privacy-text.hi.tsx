import { retention } from "#contract/retention.ts";
import { factMark } from "#contract/site-facts.ts";
import words from "#i18n/messages/hi.json" with { type: "json" };
import { PageLink } from "#web/site/frame/page-link.tsx";
import { FactText, WhereKnown, WhereUnknown } from "#web/site/frame/site-fact.tsx";
import type { PrivacyText } from "./privacy-sections.ts";
import { storedTables } from "./stored-tables.ts";

export const text: PrivacyText = {
	lastUpdated: "पिछला बदलाव:",
	lastUpdatedMeaning: "यह पेज बताता है कि साइट आज कैसे चल रही है।",
	summary: {
		title: "थोड़े में",
		points: {
			kept: {
				question: "हम क्या रखते हैं",
				// held by tests/journeys/privacy-table.test.ts
				answer: "पाने वाले का पता और चिट्ठी के शब्द, मुहरबंद; समय, भाषा, मॉडरेटर का फ़ैसला, ईमेल का हाल। आप हमें लिखें, तो वह भी।",
			},
			neverKept: {
				question: "जो हम कभी नहीं रखते",
				// held by tests/faults/canary.test.ts, tests/journeys/receipts.test.ts
				answer: "भेजने वाले का नाम, ईमेल, आईपी पता, डिवाइस या रसीद का लिंक। न खाता, न कुकी।",
			},
			readers: {
				question: "उसे कौन पढ़ सकता है",
				// held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts, tests/journeys/legal-notice.test.ts
				answer: (
					<>
						<WhereUnknown fact="inboxLink">जो पाने वाले का पता लिखे।</WhereUnknown>
						<WhereKnown fact="inboxLink">जो पाने वाले का ईमेल खोल सके।</WhereKnown> साइट चलाने वाले, जिनके पास कुंजी है। रास्ते की
						ईमेल सेवाएँ।
						<WhereKnown fact="languageModelHost">
							{" "}
							और{" "}
							<code>
								<FactText fact="languageModelHost" />
							</code>{" "}
							का एक भाषा-मॉडल, जो सिर्फ़ शब्द देखता है।
						</WhereKnown>
					</>
				),
			},
			duration: {
				question: "कितने समय तक",
				// held by tests/journeys/retention.test.ts, tests/faults/erased-bytes.test.ts, tests/journeys/learning.test.ts
				answer: (
					<>
						नामंज़ूर चिट्ठियाँ: {retention.refused_notes.days} दिन। मंज़ूर: <FactText fact="retentionDays" /> दिन। रुकी हुई:{" "}
						{retention.held_notes.days} दिन। हमें भेजे संदेश: {retention.contact_messages.days} दिन।
						<WhereKnown fact="learning">
							{" "}
							मॉडरेटर के सीखने के लिए पक्के किए गए शब्द, नाम-पते छिपाकर: प्रशासक के हटाने तक।
						</WhereKnown>
					</>
				),
			},
			removal: {
				question: "उसे कैसे हटवाएँ",
				// held by tests/journeys/your-data.test.ts, tests/journeys/inbox-links.test.ts, tests/journeys/receipts.test.ts
				answer: (
					<>
						<PageLink to="yours">आपकी चिट्ठियाँ</PageLink> पेज पर, भेजी हुई चिट्ठी उसकी रसीद से, या{" "}
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
					<h3>जब आप चिट्ठी भेजते हैं</h3>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/held-notes.test.ts, tests/journeys/privacy-table.test.ts */}
					<p>
						आपसे हमें दो चीज़ें मिलती हैं: पाने वाले का पता और आपके शब्द। हम उनके साथ तारीख़, समय, पेज की भाषा और मॉडरेटर का फ़ैसला रखते हैं:
						मंज़ूर, नामंज़ूर और किस नियम के कारण, या किसी इंसान के फ़ैसले तक रुकी हुई। नामंज़ूर और रुकी हुई चिट्ठियाँ भी रखी जाती हैं।
					</p>
					{/* held by tests/journeys/scheduled-notes.test.ts */}
					<p>
						आप भेजने का समय चुनें (ज़्यादा से ज़्यादा 60 दिन आगे), तो वह समय भी रखा जाता है। चिट्ठी तुरंत जाँची जाती है और तब तक रखी रहती
						है; पाने वाले उसे पहले नहीं पढ़ सकते। इस बीच वे सारी चिट्ठियाँ बंद कर दें, तो वह हटा दी जाती है।
					</p>
					{/* held by tests/journeys/receipts.test.ts */}
					<p>
						चिट्ठी भेजने पर आपको एक रसीद दिखती है, बस एक बार: एक गुप्त लिंक, जिससे पता चलता है कि चिट्ठी का क्या हुआ। उसे हम न ईमेल
						करते हैं, न कहीं रखते हैं, और वह आपसे किसी तरह नहीं जुड़ा। यह लिंक जिसके पास हो, वह रुकी चिट्ठी रद्द कर सकता है और चिट्ठी हटा
						भी सकता है। वहाँ न चिट्ठी के शब्द दिखते हैं, न पाने वाले का पता।
					</p>
					{/* held by tests/journeys/send-deliver-read.test.ts */}
					<p>
						हम यह नहीं पूछते कि आप कौन हैं। आप चिट्ठी के नीचे अपना नाम लिखें तो वह भी उसके शब्दों का हिस्सा है और उनके साथ ही जाता है।
						ईमेल उसी पेज की भाषा में होता है जहाँ आपने लिखा, इसलिए पाने वाले उस भाषा का अंदाज़ा लगा सकते हैं।
					</p>
					{/* held by tests/e2e/writing-hint.test.ts */}
					<p>
						लिखते समय आपके ब्राउज़र में ही एक प्रोग्राम बता सकता है कि कौन-से शब्द मंज़ूर नहीं होंगे। इसके लिए आपके शब्द ब्राउज़र से बाहर नहीं
						जाते; चिट्ठी हमें भेजने पर ही मिलती है।
					</p>
					<h3>जब आप अपनी चिट्ठियाँ पढ़ते हैं</h3>
					{/* held by tests/journeys/unrecorded-look-ups.test.ts, tests/journeys/inbox-links.test.ts, web/email/entry-render.test.ts, tests/journeys/opt-out.test.ts */}
					<p>
						आपका लिखा पता सिर्फ़ चिट्ठियाँ ढूँढ़ने और, माँगने पर, लिंक भेजने के काम आता है। किसने कब देखा, यह दर्ज नहीं होता; बस लिंक खोलने
						पर एक सेशन शुरू होता है, जो एक दिन के भीतर हटा दिया जाता है। हमारे ईमेल हमें नहीं बताते कि वे खोले गए या नहीं: उनमें बाहर से
						आने वाली कोई तस्वीर नहीं है। उनके लिंक आपके ईमेल के लिए बने हैं, पर उनमें आपका पता नहीं दिखता; जब तक बटन न दबाया जाए, कुछ
						नहीं बदलता।
					</p>
					<h3>जब आप हमें लिखते हैं</h3>
					{/* held by tests/journeys/contact.test.ts, tests/journeys/privacy-table.test.ts */}
					<p>हम आपका बताया हुआ नाम, आपका ईमेल पता, विषय, आपका संदेश, तारीख़ और पेज की भाषा रखते हैं।</p>
					<h3>हर कनेक्शन के साथ क्या आता है</h3>
					{/* held by server/privacy/visitor-key.test.ts, tests/journeys/bad-input.test.ts */}
					<p>
						हर साइट की तरह हमारे सर्वर तक भी आपका आईपी पता पहुँचता है। हम उसे कभी दर्ज नहीं करते। चिट्ठियों की बौछार रोकने के लिए
						उससे, एक बेतरतीब कुंजी के साथ, एक हैश (HMAC) बनता है, और हर हैश की रिक्वेस्ट एक घंटे तक गिनी जाती हैं। हैश, गिनती और कुंजी
						सिर्फ़ सर्वर की मेमोरी में रहते हैं; कुंजी हर आधी रात को (यूटीसी समय) बदल जाती है, और फिर किसी हैश से पते तक नहीं पहुँचा जा
						सकता।
					</p>
					{/* held by tests/faults/note-limits.test.ts, tests/e2e/proof-of-work.test.ts, tests/journeys/privacy-table.test.ts */}
					<p>
						एक घंटे में एक ही कनेक्शन से बहुत-सी चिट्ठियाँ आ चुकी हों, तो हर अगली चिट्ठी के लिए आपका ब्राउज़र अपने-आप एक छोटा-सा हिसाब
						लगाता है, ताकि बॉट किसी पर चिट्ठियों की बौछार न करें। उससे सिर्फ़ हिसाब का एक हैश रखा जाता है, जो किसी चिट्ठी से नहीं
						जुड़ता।
					</p>
					{/* Nothing of the code. */}
					<p>
						आपके और हमारे बीच की सेवाएँ, जैसे आपकी इंटरनेट कंपनी या साइट के आगे लगा कोई सर्वर, अपना अलग रिकॉर्ड रख सकती हैं। उन पर इस
						सॉफ़्टवेयर का बस नहीं है।
					</p>
					<h3>जब आप पेज देखते हैं</h3>
					{/* held by tests/journeys/page-views.test.ts, server/privacy/visitor-key.test.ts, tests/journeys/counters-only.test.ts */}
					<p>
						हम गिनते हैं कि हर घंटे कितने पेज देखे गए, और हर दिन किस देश से कितने आगंतुक आए; जाने-पहचाने बॉट नहीं गिने जाते। कोई दो बार न
						गिना जाए, इसलिए आपके आईपी पते और ब्राउज़र के बताए नाम से, एक दूसरी बेतरतीब कुंजी के साथ, एक हैश बनता है। हैश और कुंजी सिर्फ़
						सर्वर की मेमोरी में रहते हैं और दिन ख़त्म होते ही हट जाते हैं; बचती है सिर्फ़ गिनती।
					</p>
					{/* held by server/analytics/geography.test.ts, server/analytics/figures.test.ts, tests/journeys/counters-only.test.ts */}
					<p>
						देश हमारे अपने सर्वर पर ढूँढ़ा जाता है, आपके पते का आख़िरी हिस्सा हटाकर। जिस देश से पाँच से कम आगंतुक आए हों, वह “अन्य” में दिखाया
						जाता है। यह गिनती किसी चिट्ठी से नहीं जुड़ती।
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
							चिट्ठी ईमेल से भेजने के लिए, और उसे दिखाने के लिए{" "}
							<WhereUnknown fact="inboxLink">जो पाने वाले का पता लिखे।</WhereUnknown>
							<WhereKnown fact="inboxLink">जो पाने वाले को भेजा गया लिंक खोले।</WhereKnown>
						</li>
						{/* held by tests/journeys/llm-judge.test.ts, tests/journeys/legal-notice.test.ts, tests/journeys/held-notes.test.ts */}
						<li>
							चिट्ठी जाँचने के लिए। मॉडरेटर इसी साइट का हिस्सा है।{" "}
							<WhereKnown fact="languageModelHost">
								कुछ चिट्ठियों पर, या सब पर, वह{" "}
								<code>
									<FactText fact="languageModelHost" />
								</code>{" "}
								के एक भाषा-मॉडल की राय लेता है; उस सेवा को सिर्फ़ चिट्ठी के शब्द भेजे जाते हैं: न कोई पता, न भेजने वाले के बारे में और कुछ।
								उनमें से वह क्या रखती है, यह उसके नियमों पर है।
							</WhereKnown>
							<WhereUnknown fact="languageModelHost">इसके लिए चिट्ठी का कोई शब्द किसी और को नहीं भेजा जाता।</WhereUnknown>{" "}
							जिस चिट्ठी पर फ़ैसला न हो सके, वह किसी इंसान के पढ़ने तक रुकी रहती है।
						</li>
						<WhereKnown fact="learning">
							{/* held by tests/journeys/learning.test.ts, moderation/masking/mask-personal.test.ts */}
							<li>
								मॉडरेटर को सिखाने के लिए। जब चिट्ठी पढ़ने वाला कोई इंसान उसका फ़ैसला पलटता है, तो चिट्ठी के शब्द मुहरबंद उदाहरण के तौर
								पर रखे जाते हैं: पते, लिंक, अंक और नाम, जहाँ तक पहचाने जाएँ, हटाकर। उदाहरण अपनी चिट्ठी के साथ हट जाता है। सिर्फ़ वही
								उदाहरण ज़्यादा समय रखा जाता है, जिसे किसी प्रशासक ने पढ़कर पक्का किया हो, और वह भी किसी प्रशासक के हटाने तक; तब वह
								किसी चिट्ठी या पते से नहीं जुड़ा रहता।
							</li>
						</WhereKnown>
						{/* held by tests/faults/recipient-limit.test.ts */}
						<li>ताकि एक पते पर एक दिन में बहुत ज़्यादा चिट्ठियाँ न आएँ।</li>
						{/* held by tests/journeys/bounces.test.ts, server/suppression/suppressions.test.ts */}
						<li>
							किसी मेलबॉक्स को परेशान न करने के लिए। कोई मेल सर्वर बताए कि वह है ही नहीं, तो 30 दिन तक उसके नाम की चिट्ठियाँ रखी
							जाती हैं, पर ईमेल नहीं की जातीं। वहाँ हमारे किसी ईमेल को स्पैम बताया जाए और हमें पता चले, तो एक साल तक उसके नाम की
							चिट्ठियाँ नहीं ली जातीं। इसके लिए हम मेलबॉक्स का एक हैश रखते हैं।
						</li>
						{/* held by tests/journeys/contact.test.ts, tests/journeys/contact-confirmation.test.ts */}
						<li>
							आपको जवाब देने के लिए। आपका संदेश और पता हमारे सहायता पते पर भेजे जाते हैं, ताकि जवाब आप तक पहुँचे। पुष्टि के ईमेल में आपके शब्द
							दोहराए नहीं जाते।
						</li>
						{/* held by tests/journeys/analytics.test.ts */}
						<li>हर घंटे यह गिनने के लिए कि कितनी चिट्ठियाँ मंज़ूर हुईं, नामंज़ूर हुईं या रुकीं, और कितने ईमेल गए या नहीं जा सके।</li>
						{/* held by tests/journeys/page-views.test.ts */}
						<li>यह जानने के लिए कि साइट कितनी काम आती है, पेजों और आगंतुकों की संख्या में।</li>
					</ul>
					{/* held by tests/journeys/privacy-table.test.ts, tests/e2e/third-parties.test.ts */}
					<p>इसके सिवा और किसी काम के लिए नहीं: न विज्ञापन, न किसी की प्रोफ़ाइल, न बेचना।</p>
				</>
			),
		},
		fields: {
			title: "डेटाबेस में क्या-क्या रखा जाता है",
			body: (
				<>
					{/* held by tests/journeys/privacy-table.test.ts */}
					<p>यह पूरा डेटाबेस है, एक-एक फ़ील्ड के साथ। एक टेस्ट इस सूची को डेटाबेस से मिलाता है; कोई फ़ील्ड छूट जाए, तो टेस्ट फ़ेल होता है।</p>
					{/* held by server/privacy/seal.test.ts, tests/journeys/sealed-at-rest.test.ts, tests/journeys/retention.test.ts */}
					<p>
						<strong>मुहरबंद</strong> यानी एन्क्रिप्ट किया हुआ: उसे सिर्फ़ हमारी कुंजी खोलती है। <strong>हैश</strong> किसी जानकारी और
						हमारी एक कुंजी से बनता है। उससे पंक्ति ढूँढ़ी जा सकती है, जानकारी पढ़ी नहीं जा सकती। और <strong>कितने समय तक</strong>: टेबल
						में लिखे दिन पूरे होने पर पंक्ति एक दिन के भीतर अपने-आप हट जाती है। “हटाए जाने तक” यानी जब तक साइट चलाने वाले उसे न हटाएँ,
						ख़ुद से या आपके कहने पर।
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
							पते और शब्द मुहरबंद (AES-256-GCM) करके रखे जाते हैं और हैश (HMAC-SHA-256) से ढूँढ़े जाते हैं। डेटाबेस की कॉपी चोरी हो जाए, तो
							कुंजी के बिना वे पढ़े नहीं जा सकते। पर कुंजी सर्वर पर ही रहती है: कोई पूरी डिस्क ले जाए, तो उसे दोनों मिल सकते हैं, जब तक कुंजी
							कहीं और न रखी गई हो।
						</li>
						{/* held by tests/journeys/sealed-at-rest.test.ts, tests/journeys/page-views.test.ts */}
						<li>सर्वर के लॉग में सिर्फ़ कोड और आँकड़े होते हैं: न कोई पता, न आपके शब्द, न आईपी पता।</li>
						{/* held by tests/e2e/third-parties.test.ts */}
						<li>पेज किसी दूसरी साइट से कुछ नहीं मँगाते, इसलिए किसी और को आपके आने का पता नहीं चलता।</li>
						{/* held by server/admin/password.test.ts */}
						<li>प्रशासकों के पासवर्ड का सिर्फ़ हैश (argon2id) रखा जाता है।</li>
					</ul>
					<h3>इससे क्या नहीं रुकता</h3>
					<ul>
						{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts */}
						<li>
							<WhereUnknown fact="inboxLink">
								<strong>जो कोई पता लिखे, वह उसकी चिट्ठियाँ पढ़ सकता है।</strong> पासवर्ड नहीं पूछा जाता, इसलिए ऐसा कुछ न लिखिए
								जिसे कोई और पढ़ ले तो किसी का नुक़सान हो। साइट चलाने वाले उस पते पर भेजा लिंक ज़रूरी कर सकते हैं; यहाँ ऐसा नहीं है।
							</WhereUnknown>
							<WhereKnown fact="inboxLink">
								<strong>जो कोई ईमेल खोल सके, वह उस पते की चिट्ठियाँ पढ़ सकता है,</strong> वहाँ भी और यहाँ भी: सूची उस लिंक से खुलती है
								जो हम उस पते पर भेजते हैं।
							</WhereKnown>
						</li>
						{/* held by tests/journeys/admin-messages.test.ts */}
						<li>
							कुंजी इस साइट को चलाने वालों के पास है और वे मुहरबंद जानकारी खोल सकते हैं, जैसे किसी रुकी हुई चिट्ठी पर फ़ैसला करने के लिए।
						</li>
						{/* Nothing of the code. */}
						<li>
							ईमेल ऐसे सर्वरों से होकर जाता है जो हमारे हाथ में नहीं हैं। उनके बीच वह अक्सर एन्क्रिप्ट रहता है, हमेशा नहीं; और पाने वाले की
							ईमेल सेवा उसे हर हाल में पढ़ सकती है।
						</li>
						{/* held by server/delivery/capture-transport.test.ts, tests/journeys/legal-notice.test.ts */}
						<li>
							<WhereUnknown fact="smtp">
								<strong>इस साइट के पास मेल सर्वर नहीं है।</strong> ईमेल भेजे नहीं जाते; वे उसी कंप्यूटर पर सादी फ़ाइलों में रहते हैं, मुहरबंद
								नहीं।
							</WhereUnknown>
							<WhereKnown fact="smtp">हमारा भेजा ईमेल पाने वाले के यहाँ खुला होता है, मुहरबंद नहीं।</WhereKnown>
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
						यह साइट आगंतुकों के ब्राउज़र में कोई कुकी नहीं रखती। आपका ब्राउज़र कुछ चीज़ें आपके ही डिवाइस पर रखता है और उन्हें अपने-आप हमें नहीं
						भेजता।
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
							<strong>आपकी अधूरी चिट्ठी,</strong> उसका पता और शब्द, इस नाम से: <code>draft-note</code>, और{" "}
							<strong>हमें लिखा आपका अधूरा संदेश,</strong> इस नाम से: <code>draft-contact</code>। ये ब्राउज़र के अस्थायी स्टोरेज में
							रहते हैं, ताकि पेज दोबारा खुलने पर खो न जाएँ। भेजते ही, या टैब बंद करने पर, ये हट जाते हैं।
						</li>
						{/* held by tests/e2e/stationery.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>आपका चुना हुआ काग़ज़ और स्याही,</strong> अगर आपने कुछ और चुना हो, ब्राउज़र के अस्थायी स्टोरेज में, इस नाम से:{" "}
							<code>draft-stationery</code>। टैब बंद करने पर ये हट जाते हैं।
						</li>
						{/* held by tests/e2e/writing-hint.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>यह बात कि आपको लिखते समय सुझाव नहीं चाहिए,</strong> अगर आपने उन्हें बंद किया है, ब्राउज़र के स्थायी स्टोरेज में, इस
							नाम से: <code>writingHints</code>। सुझाव फिर चालू करते ही यह हट जाती है।
						</li>
						{/* held by tests/e2e/faq.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>कौन-से सवाल आपने खोल रखे थे,</strong> जब आप भाषा बदलते हैं, ब्राउज़र के अस्थायी स्टोरेज में, इस नाम से:{" "}
							<code>open-items</code>। दूसरे पेज पर वे खुलते ही यह हट जाता है।
						</li>
						{/* held by tests/e2e/sealed-envelopes.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>आपने कौन-सी चिट्ठियाँ खोली हैं,</strong> ब्राउज़र के स्थायी स्टोरेज में, इस नाम से: <code>opened-letters</code>।
							हर चिट्ठी के लिए बस कुछ अक्षर, जिनसे न उसके शब्द मिल सकते हैं, न आपका पता। साझे कंप्यूटर पर अगला इंसान देख सकता है कि कितनी
							चिट्ठियाँ खोली गईं, और आपका पता लिखने वाला यह भी कि कौन-सी। सूची के नीचे “फिर से बंद करें” दबाते ही यह हट जाता है।
						</li>
						{/* held by tests/e2e/install-offer.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>यह बात कि साइट होम स्क्रीन पर नहीं रखनी,</strong> ब्राउज़र के स्थायी स्टोरेज में, इस नाम से:{" "}
							<code>install-offer</code>। यह तभी रखा जाता है, जब आपने मना किया हो।
						</li>
						{/* held by tests/e2e/yours.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>यह कि आपने लिंक से अपनी चिट्ठियाँ खोली हैं,</strong> ब्राउज़र के अस्थायी स्टोरेज में, इस नाम से:{" "}
							<code>inbox-session</code>। यह एक बेतरतीब टेक्स्ट है जो आपके सेशन की पहचान है। “मेरा काम हो गया” चुनने पर, या टैब बंद
							करने पर, यह हट जाता है।
						</li>

						{/* held by tests/e2e/offline.test.ts */}
						<li>
							<strong>इंटरनेट न होने की सूचना वाला पेज,</strong> तीनों भाषाओं में, अपनी सजावट की फ़ाइलों के साथ, ताकि नेटवर्क टूटने पर
							दिखाया जा सके। इसमें आपके बारे में कुछ नहीं होता।
						</li>
					</ul>
					{/* held by web/site/pages/privacy/browser-storage.test.ts, tests/faults/captured-mail.test.ts */}
					<p>
						सिर्फ़ प्रशासकों के ब्राउज़र स्थायी स्टोरेज में यह भी रखते हैं: उनका सेशन (<code>admin_token</code>,{" "}
						<code>admin_username</code>), उनकी भाषा (<code>admin_language</code>), कीबोर्ड शॉर्टकट चालू हैं या नहीं (
						<code>admin_shortcuts</code>), और एक बेतरतीब टेक्स्ट जिससे उनका ब्राउज़र फिर पहचाना जाता है (
						<code>admin_device</code>)। जो बिना मेल सर्वर के साइट चलाता है, उसे न भेजे गए ईमेल पढ़ने के लिए एक कुकी (
						<code>captured_mail</code>) मिलती है।
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
						कई देशों का क़ानून, यूरोप का भी, आपको अपनी जानकारी पर अधिकार देता है। यहाँ ये अधिकार सबको हैं, किसी क़ानून का नाम लिए
						बिना:
					</p>
					<ul>
						{/* held by tests/journeys/your-data.test.ts */}
						<li>
							<strong>जानने का अधिकार:</strong> आपके पते के नाम जो कुछ रखा है, उसे पढ़ना और उसकी कॉपी लेना।
						</li>
						{/* held by tests/journeys/your-data.test.ts, tests/journeys/receipts.test.ts */}
						<li>
							<strong>हटाने का अधिकार:</strong> कोई एक चिट्ठी, या आपके पते के नाम सब कुछ हटाना। भेजी हुई चिट्ठी उसकी रसीद से
							हटाइए।
						</li>
						{/* held by tests/journeys/opt-out.test.ts, tests/journeys/your-data.test.ts */}
						<li>
							<strong>आपत्ति का अधिकार:</strong> आगे कोई चिट्ठी न पाना। चिट्ठी वाले हर ईमेल के नीचे “सारी चिट्ठियाँ बंद करें” है; यह
							तुरंत लागू होता है, और आपके चाहने तक रहता है। इसके लिए हम आपके ईमेल का बस एक हैश रखते हैं।
						</li>
						{/* Nothing of the code. */}
						<li>
							<strong>सुधार और रोक का अधिकार:</strong> ग़लती ठीक करवाना, या अपनी जानकारी का इस्तेमाल रुकवाना।
						</li>
					</ul>
					{/* held by tests/journeys/your-data.test.ts, tests/journeys/inbox-links.test.ts */}
					<p>
						सुधार और रोक को छोड़कर यह सब ख़ुद <PageLink to="yours">आपकी चिट्ठियाँ</PageLink> पेज पर हो सकता है: वहाँ से आपके पते पर
						एक लिंक भेजा जाता है, ताकि कोई और ऐसा न कर सके। सुधार या रोक के लिए, या उस पेज से काम न बने तो,{" "}
						<PageLink to="contact">हमें लिखिए</PageLink> और वह पता बताइए जिसकी बात है। उसे कोई इंसान पढ़ता है, और ईमेल पर पूछ
						सकता है कि पता आपका ही है न।
					</p>
					{/* held by tests/journeys/legal-notice.test.ts, tests/journeys/opt-out.test.ts, tests/journeys/reports.test.ts */}
					<p>
						इन दोनों पेजों के लिए JavaScript चाहिए। उसके बिना भी हमारे ईमेल के “सारी चिट्ठियाँ बंद करें” और “इस चिट्ठी की शिकायत करें”
						काम करते हैं।{" "}
						<WhereKnown fact="operatorEmail">
							बाक़ी बातों के लिए{" "}
							<a href={factMark("operatorMailto")}>
								<FactText fact="operatorEmail" />
							</a>{" "}
							पर लिखिए और वह पता बताइए जिसकी बात है।
						</WhereKnown>
						<WhereUnknown fact="operatorEmail">
							बाक़ी बातों के लिए <PageLink to="legal">यहाँ</PageLink> डाक का पता देखिए: इस साइट को चलाने वालों ने कोई ईमेल पता
							नहीं दिया है।
						</WhereUnknown>
					</p>
					{/* held by tests/faults/canary.test.ts */}
					<p>
						कुछ बातें हमारे हाथ में नहीं। चिट्ठी किसने भेजी, हमें नहीं पता, इसलिए न यह बता सकते हैं कि आपको किसने लिखा, न आपकी भेजी
						चिट्ठियों की सूची दे सकते हैं। जो ईमेल पहुँच चुका, वह वापस नहीं लिया जा सकता। साइट चलाने वालों के पास बैकअप हो, तो हटाई गई
						जानकारी उसमें तब तक रहती है जब तक बैकअप बदला न जाए।
					</p>
					{/* Nothing of the code. */}
					<p>जवाब से तसल्ली न हो, या जवाब न मिले, तो अपने देश के डेटा संरक्षण प्राधिकरण से शिकायत की जा सकती है।</p>
				</>
			),
		},
		contact: {
			title: "हमें लिखिए",
			body: (
				// Nothing of the code.
				<p>
					इस पेज की किसी भी बात के लिए <PageLink to="contact">संपर्क पेज</PageLink> पर लिखिए। हम कोशिश करते हैं कि 24 घंटे में जवाब
					दें। हम कौन हैं और डेटा किस क़ानूनी आधार पर रखते हैं, यह <PageLink to="legal">यहाँ</PageLink> लिखा है।
				</p>
			),
		},
	},
	columns: { field: "क्या", purpose: "किसलिए", kept: "कब तक" },
	stored: storedTables(words),
};
