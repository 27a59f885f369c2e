import { retention } from "#contract/retention.ts";
import { factMark } from "#contract/site-facts.ts";
import words from "#i18n/messages/hi.json" with { type: "json" };
import { PageLink } from "#web/site/frame/page-link.tsx";
import { FactText, WhereKnown, WhereUnknown } from "#web/site/frame/site-fact.tsx";
import type { PrivacyText } from "./privacy-sections.ts";
import { storedTables } from "./stored-tables.ts";

export const text: PrivacyText = {
	lastUpdated: "पिछला संशोधन:",
	lastUpdatedMeaning: "यह पेज साइट को वैसा ही बताता है जैसी वह आपके पढ़ने के दिन चल रही है।",
	summary: {
		title: "संक्षेप में",
		points: {
			kept: {
				question: "हम क्या रखते हैं",
				// held by tests/journeys/privacy-table.test.ts
				answer:
					"पाने वाले का पता और हर चिट्ठी के शब्द, दोनों मुहरबंद; चिट्ठी कब और किस भाषा के पेज पर लिखी गई, और कब भेजी जाए, अगर भेजने वाले ने समय चुना हो; जाँच में क्या तय हुआ और ईमेल का क्या हुआ। आप हमें लिखें तो आपका नाम, पता और संदेश, ये भी मुहरबंद।",
			},
			neverKept: {
				question: "हम क्या कभी नहीं रखते",
				// held by tests/faults/canary.test.ts, tests/journeys/receipts.test.ts
				answer:
					"चिट्ठी भेजने वाले का न नाम रखा जाता है, न ईमेल पता, न आईपी पता, न उसके डिवाइस का कोई निशान, न रसीद का लिंक। यहाँ न खाता है, न कुकी।",
			},
			readers: {
				question: "उसे कौन पढ़ सकता है",
				// held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts, tests/journeys/legal-notice.test.ts
				answer: (
					<>
						<WhereUnknown fact="inboxLink">जो कोई यहाँ पाने वाले का पता लिखे।</WhereUnknown>
						<WhereKnown fact="inboxLink">जो कोई पाने वाले का ईमेल खोल सके।</WhereKnown> इस साइट को चलाने वाले लोग, क्योंकि कुंजी
						उनके पास है। वे ईमेल सेवाएँ जो ईमेल आगे पहुँचाती हैं।
						<WhereKnown fact="languageModelHost">
							{" "}
							और{" "}
							<code>
								<FactText fact="languageModelHost" />
							</code>{" "}
							का एक भाषा-मॉडल, जो जाँच में मदद करता है और सिर्फ़ शब्द देखता है।
						</WhereKnown>
					</>
				),
			},
			duration: {
				question: "कितने समय तक",
				// held by tests/journeys/retention.test.ts, tests/faults/erased-bytes.test.ts, tests/journeys/learning.test.ts
				answer: (
					<>
						नामंज़ूर हुई चिट्ठियाँ: {retention.refused_notes.days} दिन। मंज़ूर हुई: <FactText fact="retentionDays" /> दिन। जिन पर
						कोई फ़ैसला न करे: {retention.held_notes.days} दिन। हमारे नाम आपके संदेश: {retention.contact_messages.days} दिन। उसके
						बाद वे अपने-आप हट जाते हैं। ईमेल की सामग्री उसके निकलते ही, या कोशिश छोड़ते ही हट जाती है।
						<WhereKnown fact="learning">
							{" "}
							छिपाए हुए शब्द, जिन्हें किसी प्रशासक ने मॉडरेटर के सीखने के लिए पक्का किया: किसी प्रशासक के हटाने तक।
						</WhereKnown>
					</>
				),
			},
			removal: {
				question: "उसे कैसे हटवाएँ",
				// held by tests/journeys/your-data.test.ts, tests/journeys/inbox-links.test.ts, tests/journeys/receipts.test.ts
				answer: (
					<>
						ख़ुद, <PageLink to="yours">आपकी चिट्ठियाँ</PageLink> पेज पर: वहाँ से आपके पते पर एक लिंक भेजा जाता है। या{" "}
						<PageLink to="contact">हमें लिखिए</PageLink>। चिट्ठी आपने भेजी हो, तो उसकी रसीद से।
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
						आप हमें दो चीज़ें देते हैं: पाने वाले का पता और अपने शब्द। हम उनमें तारीख़, समय, उस पेज की भाषा जिस पर आपने लिखा, और जाँच का
						नतीजा जोड़ते हैं: मंज़ूर, नामंज़ूर और किस नियम के कारण, या किसी इंसान के फ़ैसले तक रुकी हुई। नामंज़ूर और रुकी हुई चिट्ठियाँ भी रखी
						जाती हैं।
					</p>
					{/* held by tests/journeys/scheduled-notes.test.ts */}
					<p>
						आप भेजने का समय चुनें, जो ज़्यादा से ज़्यादा 60 दिन आगे का हो सकता है, तो वह समय भी रखा जाता है। चिट्ठी की जाँच तुरंत होती है
						और वह तब तक रखी जाती है; पाने वाले उसे पहले नहीं पढ़ सकते। इस बीच वे सारी चिट्ठियाँ बंद कर दें, तो वह हटा दी जाती है।
					</p>
					{/* held by tests/journeys/receipts.test.ts */}
					<p>
						चिट्ठी भेजने पर आपको एक रसीद दिखती है, बस एक बार: एक गुप्त लिंक, जिससे खुलने वाला पेज बताता है कि चिट्ठी का क्या हुआ। यह
						लिंक हम न कभी ईमेल करते हैं, न कहीं रखते हैं, और इसे आपसे कुछ नहीं जोड़ता। जिसके पास यह हो, वह इंतज़ार कर रही चिट्ठी को रद्द भी
						कर सकता है और उसे हटा भी सकता है। उस पेज पर न चिट्ठी के शब्द होते हैं, न पाने वाले का पता।
					</p>
					{/* held by tests/journeys/send-deliver-read.test.ts */}
					<p>
						हम यह नहीं पूछते कि आप कौन हैं। आप चिट्ठी के नीचे अपना नाम लिखें तो वह भी उसके शब्दों का हिस्सा है और उनके साथ ही जाता है।
						ईमेल उसी पेज की भाषा में लिखा जाता है जहाँ से आपने भेजा, इसलिए पाने वाले उस भाषा का अंदाज़ा लगा सकते हैं।
					</p>
					{/* held by tests/e2e/writing-hint.test.ts */}
					<p>
						जब आप लिख रहे होते हैं, तब आपके ब्राउज़र में चलने वाला एक प्रोग्राम बता सकता है कि कौन-से शब्द मंज़ूर नहीं होंगे। इसके लिए आपके शब्द
						ब्राउज़र से बाहर नहीं जाते; चिट्ठी हमें तभी मिलती है जब आप उसे भेजते हैं।
					</p>
					<h3>जब आप अपनी चिट्ठियाँ पढ़ते हैं</h3>
					{/* held by tests/journeys/unrecorded-look-ups.test.ts, tests/journeys/inbox-links.test.ts, web/email/entry-render.test.ts, tests/journeys/opt-out.test.ts */}
					<p>
						आपका लिखा पता सिर्फ़ चिट्ठियाँ ढूँढ़ने के काम आता है, और आप माँगें तो उस पर लिंक भेजने के; और किसी काम नहीं। किसने कब देखा, यह
						दर्ज नहीं होता; सिर्फ़ आपके खोले लिंक से एक सेशन शुरू होता है, जो एक दिन के भीतर हटा दिया जाता है। हमारे ईमेल भी हमें नहीं बताते
						कि वे खोले गए या नहीं: उनमें कोई तस्वीर नहीं जो मँगानी पड़े। उनके लिंक आपके ईमेल के लिए बने होते हैं, पर उनमें आपका पता नहीं
						दिखता; लिंक खोलने से कुछ नहीं बदलता, जब तक आप बटन न दबाएँ।
					</p>
					<h3>जब आप हमें लिखते हैं</h3>
					{/* held by tests/journeys/contact.test.ts, tests/journeys/privacy-table.test.ts */}
					<p>हम आपका बताया हुआ नाम, आपका ईमेल पता, विषय, आपका संदेश, तारीख़ और पेज की भाषा रखते हैं।</p>
					<h3>हर संपर्क के साथ क्या आता है</h3>
					{/* held by server/privacy/visitor-key.test.ts, tests/journeys/bad-input.test.ts */}
					<p>
						आपके ब्राउज़र का आईपी पता हमारे सर्वर तक पहुँचता है, जैसे हर साइट तक पहुँचता है। हम उसे कभी लिखकर नहीं रखते। बौछार रोकने के
						लिए वह एक बेतरतीब कुंजी से एक कूट (HMAC) में बदला जाता है, और हर कूट के अनुरोध एक घंटे तक गिने जाते हैं। कूट, गिनती और कुंजी
						सिर्फ़ सर्वर की मेमोरी में रहते हैं; कुंजी हर दिन यूटीसी समय की आधी रात को बदल जाती है, और उसके बाद किसी कूट से पते तक नहीं
						पहुँचा जा सकता।
					</p>
					{/* held by tests/faults/note-limits.test.ts, tests/e2e/proof-of-work.test.ts, tests/journeys/privacy-table.test.ts */}
					<p>
						एक घंटे में एक ही कनेक्शन से बहुत-सी चिट्ठियाँ आ चुकी हों, तो हर अगली चिट्ठी के लिए आपका ब्राउज़र अपने-आप एक छोटी-सी गणना
						करता है, ताकि बॉट किसी पर चिट्ठियों की बौछार न करें। उसमें से सिर्फ़ गणना का एक कूट रखा जाता है, जो किसी चिट्ठी से नहीं
						जुड़ता।
					</p>
					{/* Nothing of the code. */}
					<p>
						आपके और हमारे बीच जो है, जैसे आपकी इंटरनेट सेवा या साइट चलाने वालों का लगाया कोई बीच का सर्वर, वह अपना अलग हिसाब रख
						सकता है। उस पर इस सॉफ़्टवेयर का बस नहीं है।
					</p>
					<h3>जब आप पेज देखते हैं</h3>
					{/* held by tests/journeys/page-views.test.ts, server/privacy/visitor-key.test.ts, tests/journeys/counters-only.test.ts */}
					<p>
						हम गिनते हैं कि हर घंटे कितने पेज देखे गए, और हर दिन किस देश से कितने आगंतुक आए; जो प्रोग्राम बता देते हैं कि वे प्रोग्राम हैं, वे नहीं
						गिने जाते। कोई दो बार न गिना जाए, इसके लिए आपका आईपी पता और आपके ब्राउज़र का बताया अपना नाम एक दूसरी बेतरतीब कुंजी से
						एक कूट में बदले जाते हैं। कूट और कुंजी सिर्फ़ सर्वर की मेमोरी में रहते हैं और दिन के अंत में नष्ट हो जाते हैं; बचती हैं सिर्फ़ संख्याएँ।
					</p>
					{/* held by server/analytics/geography.test.ts, server/analytics/figures.test.ts, tests/journeys/counters-only.test.ts */}
					<p>
						देश हमारे अपने सर्वर पर ढूँढ़ा जाता है, आपके पते का आख़िरी भाग हटाकर। जिस देश से पाँच से कम आगंतुक आए हों, वह “अन्य” में दिखाया
						जाता है। इन संख्याओं को किसी चिट्ठी से कुछ नहीं जोड़ता।
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
							चिट्ठी को ईमेल से भेजने के लिए, और उसे दिखाने के लिए{" "}
							<WhereUnknown fact="inboxLink">जो पाने वाले का पता लिखे।</WhereUnknown>
							<WhereKnown fact="inboxLink">जो पाने वाले को भेजा गया लिंक खोले।</WhereKnown>
						</li>
						{/* held by tests/journeys/llm-judge.test.ts, tests/journeys/legal-notice.test.ts, tests/journeys/held-notes.test.ts */}
						<li>
							चिट्ठी जाँचने के लिए। जाँच इसी साइट का हिस्सा है।{" "}
							<WhereKnown fact="languageModelHost">
								कुछ चिट्ठियों पर, या सब पर, वह{" "}
								<code>
									<FactText fact="languageModelHost" />
								</code>{" "}
								के एक भाषा-मॉडल की राय लेती है; उस सेवा को चिट्ठी के शब्द भेजे जाते हैं, और सिर्फ़ शब्द: न कोई पता, न भेजने वाले के बारे में
								शब्दों से बढ़कर कुछ। उनमें से वह क्या रखती है, यह उसके अपने नियमों पर है।
							</WhereKnown>
							<WhereUnknown fact="languageModelHost">इसके लिए चिट्ठी का कोई शब्द किसी और को नहीं भेजा जाता।</WhereUnknown>{" "}
							जिस चिट्ठी पर फ़ैसला न हो सके, वह किसी इंसान के पढ़ने तक रुकी रहती है।
						</li>
						<WhereKnown fact="learning">
							{/* held by tests/journeys/learning.test.ts, moderation/masking/mask-personal.test.ts */}
							<li>
								मॉडरेटर को सिखाने के लिए। जब चिट्ठी पढ़ने वाला कोई इंसान उसका फ़ैसला पलटता है, तो चिट्ठी के शब्द उदाहरण के तौर पर रखे
								जाते हैं, मुहरबंद और छिपाए हुए: पते, लिंक, अंक और नाम, जहाँ तक पहचाने जाएँ, हटा दिए जाते हैं। उदाहरण अपनी चिट्ठी के साथ
								हट जाता है। सिर्फ़ वही उदाहरण ज़्यादा समय रखा जाता है, जिसे किसी प्रशासक ने पढ़कर पक्का किया हो, और वह भी किसी
								प्रशासक के हटाने तक; तब कुछ भी उसे किसी चिट्ठी या पते से नहीं जोड़ता।
							</li>
						</WhereKnown>
						{/* held by tests/faults/recipient-limit.test.ts */}
						<li>यह सीमित रखने के लिए कि एक पते पर एक दिन में कितनी चिट्ठियाँ आएँ।</li>
						{/* held by tests/journeys/bounces.test.ts, server/suppression/suppressions.test.ts */}
						<li>
							किसी मेलबॉक्स को परेशान न करने के लिए। कोई मेल सर्वर बताए कि वह है ही नहीं, तो 30 दिन तक उसके नाम की चिट्ठियाँ रखी
							जाती हैं, पर ईमेल नहीं की जातीं। हमें पता चले कि वहाँ हमारे किसी ईमेल को स्पैम बताया गया है, तो एक साल तक उसके नाम की
							चिट्ठियाँ नहीं ली जातीं। इसके लिए हम उस मेलबॉक्स का एक हैश रखते हैं।
						</li>
						{/* held by tests/journeys/contact.test.ts, tests/journeys/contact-confirmation.test.ts */}
						<li>
							आपको जवाब देने के लिए। आपका संदेश हमारे सहायता पते पर भेजा जाता है, साथ में आपका पता भी, ताकि जवाब आप तक पहुँचे। पुष्टि का
							ईमेल मिले तो उसमें आपके शब्द दोहराए नहीं जाते।
						</li>
						{/* held by tests/journeys/analytics.test.ts */}
						<li>हर घंटे यह गिनने के लिए कि कितनी चिट्ठियाँ मंज़ूर हुईं, नामंज़ूर हुईं या रुकीं, और कितने ईमेल निकले या नहीं निकल सके।</li>
						{/* held by tests/journeys/page-views.test.ts */}
						<li>यह जानने के लिए कि साइट कितनी काम आती है, पेजों और आगंतुकों की संख्या में।</li>
					</ul>
					{/* held by tests/journeys/privacy-table.test.ts, tests/e2e/third-parties.test.ts */}
					<p>यह सॉफ़्टवेयर इसका और कुछ नहीं करता: न विज्ञापन, न किसी की प्रोफ़ाइल बनाना, न बेचना।</p>
				</>
			),
		},
		fields: {
			title: "जो कुछ भंडार में रखा जाता है",
			body: (
				<>
					{/* held by tests/journeys/privacy-table.test.ts */}
					<p>
						यह पूरा भंडार है, एक-एक खाने के साथ। एक परीक्षण इस सूची का मिलान भंडार से करता है, और कोई खाना यहाँ छूट जाए तो सफल नहीं
						होता।
					</p>
					{/* held by server/privacy/seal.test.ts, tests/journeys/sealed-at-rest.test.ts, tests/journeys/retention.test.ts */}
					<p>
						<strong>मुहरबंद</strong> का अर्थ है एन्क्रिप्ट किया हुआ: उसे सिर्फ़ हमारी कुंजी खोलती है। <strong>हैश</strong> किसी जानकारी
						और हमारी एक कुंजी से निकाला जाता है। उससे पंक्ति ढूँढ़ी जा सकती है, पर जानकारी पढ़ी नहीं जा सकती। और{" "}
						<strong>कितने समय तक</strong>: टेबल में लिखे दिन पूरे होने पर पंक्ति एक दिन के भीतर अपने-आप हट जाती है। “हटाए जाने तक” का
						अर्थ है जब तक इस साइट को चलाने वाले लोग उसे न हटाएँ, ख़ुद से या आपके कहने पर।
					</p>
				</>
			),
		},
		security: {
			title: "जानकारी की रक्षा कैसे होती है",
			body: (
				<>
					<ul>
						{/* held by tests/journeys/sealed-at-rest.test.ts */}
						<li>
							पते और शब्द रखे जाने से पहले मुहरबंद (AES-256-GCM) किए जाते हैं और हैश (HMAC-SHA-256) से ढूँढ़े जाते हैं। डेटाबेस की कॉपी चोरी
							हो जाए तो कुंजी के बिना कुछ पढ़ा नहीं जा सकता। पर कुंजी सर्वर पर ही रहती है: कोई सर्वर की पूरी डिस्क ले जाए तो उसे दोनों
							मिल सकते हैं, जब तक साइट चलाने वालों ने कुंजी कहीं और न रखी हो।
						</li>
						{/* held by tests/journeys/sealed-at-rest.test.ts, tests/journeys/page-views.test.ts */}
						<li>सर्वर के लेखे में सिर्फ़ कोड और आँकड़े होते हैं: न कोई पता, न आपके शब्द, न आईपी पता।</li>
						{/* held by tests/e2e/third-parties.test.ts */}
						<li>पेज किसी दूसरी साइट से कुछ नहीं मँगाते, इसलिए उनके कारण किसी और को आपके आने का पता नहीं चलता।</li>
						{/* held by server/admin/password.test.ts */}
						<li>प्रशासक के पासवर्ड की सिर्फ़ एक छाप (argon2id) रखी जाती है।</li>
					</ul>
					<h3>इससे क्या नहीं रुकता</h3>
					<ul>
						{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts */}
						<li>
							<WhereUnknown fact="inboxLink">
								<strong>जो कोई पता लिखे, वह उसकी चिट्ठियाँ पढ़ सकता है।</strong> कोई पासवर्ड नहीं माँगा जाता, इसलिए ऐसी बात न
								लिखिए जो सिर्फ़ एक ही इंसान के लिए हो। साइट चलाने वाले चाहें तो इसके बजाय उस पते पर लिंक भेजा जाना ज़रूरी कर सकते हैं;
								यहाँ ऐसा नहीं है।
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
							ईमेल ऐसे मेल सर्वरों से होकर जाता है जो हमारे वश में नहीं हैं। उनके बीच वह अक्सर एन्क्रिप्ट रहता है, हमेशा नहीं; और पाने वाले की
							ईमेल सेवा उसे हर हाल में पढ़ सकती है।
						</li>
						{/* held by server/delivery/capture-transport.test.ts, tests/journeys/legal-notice.test.ts */}
						<li>
							<WhereUnknown fact="smtp">
								<strong>इस साइट के पास मेल सर्वर नहीं है।</strong> ईमेल भेजे नहीं जाते; वे उसी कंप्यूटर पर सादी, बिना मुहर की फ़ाइलों में
								रहते हैं।
							</WhereUnknown>
							<WhereKnown fact="smtp">हमारा भेजा ईमेल पाने वाले के यहाँ खुला होता है, मुहरबंद नहीं।</WhereKnown>
						</li>
						{/* Nothing of the code. */}
						<li>कोई भी रक्षा पूरी नहीं होती, हमारी भी नहीं।</li>
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
						यह साइट आगंतुकों के ब्राउज़र में कोई कुकी नहीं रखती। आपका अपना ब्राउज़र इसके लिए कुछ चीज़ें आपके ही डिवाइस पर रखता है और उन्हें
						अपने-आप हमें नहीं भेजता।
					</p>
					<ul>
						{/* held by tests/e2e/language.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>आपकी भाषा,</strong> जब आप उसे चुन लें, ब्राउज़र के स्थायी भंडार में, इन नामों से: <code>language</code>,{" "}
							<code>langSelected</code> और <code>userLang</code>। यह तब तक रहती है जब तक आप ब्राउज़र में इस साइट का डेटा न
							हटाएँ।
						</li>
						{/* held by tests/e2e/draft.test.ts, tests/e2e/contact-states.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>आपकी अधूरी चिट्ठी,</strong> उसका पता और शब्द, इस नाम से: <code>draft-note</code>, और{" "}
							<strong>हमारे नाम आपका अधूरा संदेश,</strong> इस नाम से: <code>draft-contact</code>। ये ब्राउज़र के अस्थायी भंडार में
							रहते हैं, ताकि पेज दोबारा खुलने पर खो न जाएँ। भेजते ही, या टैब बंद करने पर, ये चले जाते हैं।
						</li>
						{/* held by tests/e2e/stationery.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>आपका चुना हुआ काग़ज़ और स्याही,</strong> अगर आपने कुछ और चुना हो, ब्राउज़र के अस्थायी भंडार में, इस नाम से:{" "}
							<code>draft-stationery</code>। टैब बंद करने पर ये चले जाते हैं।
						</li>
						{/* held by tests/e2e/writing-hint.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>यह बात कि आपको लिखते समय सुझाव नहीं चाहिए,</strong> अगर आपने उन्हें बंद किया है, ब्राउज़र के स्थायी भंडार में, इस
							नाम से: <code>writingHints</code>। सुझाव फिर चालू करते ही यह हट जाती है।
						</li>
						{/* held by tests/e2e/faq.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>कौन-से सवाल आपने खोल रखे थे,</strong> जब आप भाषा बदलते हैं, ब्राउज़र के अस्थायी भंडार में, इस नाम से:{" "}
							<code>open-items</code>। दूसरे पेज पर वे खुलते ही यह हट जाता है।
						</li>
						{/* held by tests/e2e/sealed-envelopes.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>आपने कौन-सी चिट्ठियाँ खोली हैं,</strong> ब्राउज़र के स्थायी भंडार में, इस नाम से: <code>opened-letters</code>।
							हर चिट्ठी के लिए बस कुछ अक्षर, जिनसे न उसके शब्द मिल सकते हैं, न आपका पता। साझे कंप्यूटर पर अगला इंसान देख सकता है कि कितनी
							चिट्ठियाँ खोली गईं, और आपका पता लिखने वाला यह भी कि कौन-सी। सूची के नीचे “फिर से बंद करें” दबाते ही यह हट जाता है।
						</li>
						{/* held by tests/e2e/install-offer.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>यह कि आप साइट को होम स्क्रीन पर नहीं रखना चाहते,</strong> ब्राउज़र के स्थायी भंडार में, इस नाम से:{" "}
							<code>install-offer</code>। यह तभी रखा जाता है, जब आपने मना किया हो।
						</li>
						{/* held by tests/e2e/yours.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>यह कि आपने लिंक से अपनी चिट्ठियाँ खोली हैं,</strong> ब्राउज़र के अस्थायी भंडार में, इस नाम से:{" "}
							<code>inbox-session</code>। यह एक बेतरतीब पाठ है जो आपके सेशन की पहचान है। “मेरा काम हो गया” चुनने पर, या टैब बंद
							करने पर, यह चला जाता है।
						</li>

						{/* held by tests/e2e/offline.test.ts */}
						<li>
							<strong>इंटरनेट न होने की सूचना वाला पेज,</strong> तीनों भाषाओं में, अपनी सजावट की फ़ाइलों के साथ, ताकि नेटवर्क टूटने पर
							दिखाया जा सके। इसमें आपके बारे में कुछ नहीं होता।
						</li>
					</ul>
					{/* held by web/site/pages/privacy/browser-storage.test.ts, tests/faults/captured-mail.test.ts */}
					<p>
						सिर्फ़ प्रशासकों के ब्राउज़र स्थायी भंडार में यह भी रखते हैं: उनका सेशन (<code>admin_token</code>,{" "}
						<code>admin_username</code>), उनकी भाषा (<code>admin_language</code>), कीबोर्ड शॉर्टकट चालू हैं या नहीं (
						<code>admin_shortcuts</code>), और एक बेतरतीब पाठ जिससे उनका ब्राउज़र फिर पहचाना जाता है (
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
						कई देशों के क़ानून, जिनमें यूरोप का डेटा संरक्षण क़ानून भी है, आपको अपनी जानकारी पर अधिकार देते हैं। यहाँ उन्हें पाने के लिए किसी
						क़ानून का नाम लेना ज़रूरी नहीं:
					</p>
					<ul>
						{/* held by tests/journeys/your-data.test.ts */}
						<li>
							<strong>जानने का अधिकार:</strong> आपके पते के बारे में हम जो कुछ रखते हैं, उसे पढ़ना और उसकी कॉपी रखना।
						</li>
						{/* held by tests/journeys/your-data.test.ts, tests/journeys/receipts.test.ts */}
						<li>
							<strong>हटाने का अधिकार:</strong> कोई एक चिट्ठी, या आपके पते से जुड़ा सब कुछ हटाना। जो चिट्ठी आपने भेजी हो, उसे उसकी
							रसीद से हटाइए।
						</li>
						{/* held by tests/journeys/opt-out.test.ts, tests/journeys/your-data.test.ts */}
						<li>
							<strong>आपत्ति का अधिकार:</strong> आगे कोई चिट्ठी न पाना। चिट्ठी वाले हर ईमेल के नीचे “सारी चिट्ठियाँ बंद करें” है; उससे
							यह तुरंत हो जाता है, और जब तक आप चाहें तब तक रहता है। इसके लिए हम आपके ईमेल का बस एक हैश रखते हैं।
						</li>
						{/* Nothing of the code. */}
						<li>
							<strong>सुधार और रोक का अधिकार:</strong> कोई ग़लती ठीक करवाना, या अपनी जानकारी का इस्तेमाल रुकवाना।
						</li>
					</ul>
					{/* held by tests/journeys/your-data.test.ts, tests/journeys/inbox-links.test.ts */}
					<p>
						सुधार और रोक को छोड़कर यह सब आप ख़ुद <PageLink to="yours">आपकी चिट्ठियाँ</PageLink> पेज पर कर सकते हैं: वहाँ से आपके पते
						पर एक लिंक भेजा जाता है, ताकि कोई और ऐसा न कर सके। सुधार या रोक के लिए, या उस पेज से काम न बने तो,{" "}
						<PageLink to="contact">हमें लिखिए</PageLink> और वह पता बताइए जिसकी बात है। आपका अनुरोध एक इंसान पढ़ता है, और वह आपसे
						ईमेल पर यह पुष्टि माँग सकता है कि पता आपका ही है।
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
						कुछ बातें हमारे वश में नहीं। हम नहीं जानते कि चिट्ठी किसने भेजी, इसलिए न यह बता सकते हैं कि आपको किसने लिखा, न आपकी भेजी
						चिट्ठियों की सूची दे सकते हैं। जो ईमेल पहुँच चुका, वह लौटाया नहीं जा सकता। और साइट चलाने वाले कोई अतिरिक्त प्रति रखते हों तो
						हटाई गई जानकारी उसमें तब तक रहती है जब तक वह प्रति बदली न जाए।
					</p>
					{/* Nothing of the code. */}
					<p>हमारे जवाब से आपको संतोष न हो, या जवाब न मिले, तो आप अपने देश के डेटा संरक्षण प्राधिकरण से शिकायत कर सकते हैं।</p>
				</>
			),
		},
		contact: {
			title: "हमें लिखिए",
			body: (
				// Nothing of the code.
				<p>
					इस पेज की किसी भी बात के लिए <PageLink to="contact">संपर्क पेज</PageLink> पर लिखिए। हमारी कोशिश रहती है कि 24 घंटे के
					भीतर जवाब दें। हम कौन हैं और डेटा किस क़ानूनी आधार पर रखते हैं, यह <PageLink to="legal">यहाँ</PageLink> लिखा है।
				</p>
			),
		},
	},
	columns: { field: "क्या", purpose: "किसलिए", kept: "कब तक" },
	stored: storedTables(words),
};
