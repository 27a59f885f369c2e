import type { PrivacyFields } from "./stored-columns.ts";

const withNote = "जब तक चिट्ठी हटाई न जाए।";
const withDelivery = "जब तक इस ईमेल की पंक्ति हटाई न जाए।";
const withDay = "जब तक उस दिन की पंक्ति हटाई न जाए।";
const withMessage = "जब तक आपका संदेश हटाया न जाए।";
const withAccount = "जब तक खाता हटाया न जाए।";
const withSession = "सत्र समाप्त होने तक, या अधिक से अधिक उसके बाद किसी व्यवस्थापक के अगले प्रवेश तक।";
const withEntry = "प्रविष्टि हटाए जाने तक।";
const counts = "जब तक ये गिनतियाँ हटाई न जाएँ; इनमें किसी का नाम नहीं है।";
const always = "जब तक यह भंडार रहेगा।";

export const fields: PrivacyFields = {
	tables: {
		message: {
			title: "चिट्ठियाँ",
			about: "हर चिट्ठी की एक पंक्ति, चाहे वह स्वीकार हुई हो, अस्वीकार हुई हो या अभी रुकी हो।",
		},
		delivery: {
			title: "ईमेल",
			about: "भेजे जाने वाले हर ईमेल की एक पंक्ति। उसका क्या हुआ, यह तय होते ही उसकी सामग्री मिटा दी जाती है।",
		},
		recipient_day: {
			title: "दिन की सीमा",
			about: "किसी पते के लिए एक दिन में कितनी चिट्ठियाँ स्वीकार हुईं, ताकि किसी पर चिट्ठियों की बौछार न हो।",
		},
		contact_message: {
			title: "हमें भेजे गए संदेश",
			about: "संपर्क पृष्ठ पर आप हमें जो लिखते हैं। यह हमारे सहायता पते पर ईमेल से भेजा जाता है और यहाँ भी रखा जाता है।",
		},
		counter: {
			title: "गिनतियाँ",
			about: "हर घंटे के कुल आँकड़े। इनसे न किसी व्यक्ति तक पहुँचा जा सकता है, न किसी चिट्ठी तक।",
		},
		email_template: {
			title: "कौन-से ईमेल चालू हैं",
			about: "साइट के तीन ईमेल में से कौन-से चालू हैं। यह केवल एक सेटिंग है, इसमें आपके बारे में कुछ नहीं है।",
		},
		moderation_alert: {
			title: "व्यवस्थापकों को सूचनाएँ",
			about: "साइट की देखभाल करने वालों को पिछली बार कब बताया गया कि चिट्ठियाँ उनकी प्रतीक्षा में हैं। इसमें आपके बारे में कुछ नहीं है।",
		},
		message_total: {
			title: "चिट्ठियों का जोड़",
			about: "इस समय कितनी चिट्ठियाँ स्वीकृत, अस्वीकृत या प्रतीक्षा में हैं। बस गिनती, और कुछ नहीं।",
		},
		administrator: {
			title: "व्यवस्थापक",
			about: "साइट की देखभाल करने वाले लोगों के खाते।",
		},
		session: {
			title: "खुले सत्र",
			about: "हर उस व्यवस्थापक की एक पंक्ति जिसने प्रवेश किया है। पाठक कभी प्रवेश नहीं करते।",
		},
		audit_entry: {
			title: "निर्णयों का लेखा",
			about: "व्यवस्थापकों ने क्या किया, ताकि वे उसका उत्तर दे सकें। इसमें न चिट्ठी का कोई शब्द है, न कोई पता।",
		},
		kysely_migration: {
			title: "भंडार की स्थिति",
			about: "इस भंडार की बनावट में कौन-से बदलाव हो चुके हैं। लोगों के बारे में कुछ नहीं।",
		},
		kysely_migration_lock: {
			title: "भंडार का ताला",
			about: "ताकि दो प्रोग्राम एक साथ वह बनावट न बदलें। लोगों के बारे में कुछ नहीं।",
		},
	},
	fields: {
		"message.recipient_sealed": {
			name: "पाने वाले का पता (मुहरबंद)",
			purpose: "बताता है कि चिट्ठी किसके लिए है।",
			kept: withNote,
		},
		"message.text_sealed": {
			name: "चिट्ठी के शब्द (मुहरबंद)",
			purpose: "स्वीकार होने पर ये उसे दिखाए जाते हैं जो पाने वाले का पता लिखे।",
			kept: withNote,
		},
		"message.created_at": {
			name: "चिट्ठी की तारीख़ और समय",
			purpose: "चिट्ठी के साथ दिखते हैं और नई चिट्ठी को सबसे ऊपर रखते हैं।",
			kept: withNote,
		},
		"message.moderation_status": {
			name: "स्थिति: स्वीकार, अस्वीकार या रुकी हुई",
			purpose: "केवल स्वीकार हुई चिट्ठी ही भेजी और दिखाई जाती है।",
			kept: withNote,
		},
		"message.moderation_category": {
			name: "अस्वीकार हुई चिट्ठी ने कौन-सा नियम तोड़ा",
			purpose: "अस्वीकार होने का कारण बताता है। बाकी चिट्ठियों में ख़ाली रहता है।",
			kept: withNote,
		},
		"message.moderation_spans": {
			name: "अस्वीकृत चिट्ठी में जगहें",
			purpose: "व्यवस्थापक को दिखाती हैं कि किन शब्दों से निर्णय हुआ। केवल उनकी जगह, संख्याओं में, रखी जाती है।",
			kept: withNote,
		},
		"message.moderation_model": {
			name: "जाँच का संस्करण",
			purpose: "बताता है कि किस संस्करण ने चिट्ठी जाँची, ताकि ग़लती का कारण मिल सके।",
			kept: withNote,
		},
		"message.moderation_notes_sealed": {
			name: "किसी व्यक्ति की टिप्पणी (मुहरबंद)",
			purpose: "स्वचालित जाँच की जगह निर्णय करने वाला व्यक्ति जो लिखता है। नहीं तो ख़ाली।",
			kept: withNote,
		},
		"message.decided_at": {
			name: "किसी व्यक्ति के निर्णय का समय",
			purpose: "बताता है कि प्रतीक्षा में रखी चिट्ठी का निर्णय कब हुआ। बाक़ी चिट्ठियों में ख़ाली।",
			kept: withNote,
		},
		"message.decided_by": {
			name: "निर्णय करने वाला व्यवस्थापक",
			purpose: "व्यवस्थापकों को अलग पहचानता है, ताकि कोई अनजाने में दूसरे का निर्णय न पलटे।",
			kept: withNote,
		},
		"message.locale": {
			name: "पृष्ठ की भाषा",
			purpose: "ताकि पाने वाले का ईमेल उसी भाषा में हो।",
			kept: withNote,
		},
		"message.recipient_key": {
			name: "पते का खोज-कूट",
			purpose: "पते को खुले रूप में रखे बिना उसकी चिट्ठियाँ ढूँढता है।",
			kept: withNote,
		},
		"message.text_key": {
			name: "पते और शब्दों का खोज-कूट",
			purpose: "रुकी हुई चिट्ठी दोबारा भेजी जाए तो उसे पहचानता है, ताकि वह दो बार न रखी जाए।",
			kept: withNote,
		},
		"message.id": {
			name: "चिट्ठी का क्रमांक",
			purpose: "इस पंक्ति की पहचान। यह समय और बेतरतीब अंकों से बनता है।",
			kept: withNote,
		},
		"delivery.envelope_sealed": {
			name: "भेजा जाने वाला ईमेल (मुहरबंद)",
			purpose: "पाने वाले का पता, भाषा और सामग्री: भेजने के लिए, और न जा सके तो फिर कोशिश करने के लिए।",
			kept: "ईमेल निकलते ही, या कोशिश छोड़ते ही मिटा दिया जाता है; कोशिश ज़्यादा से ज़्यादा पाँच दिन चलती है।",
		},
		"delivery.domain_key": {
			name: "ईमेल सेवा का खोज-कूट",
			purpose: "ताकि एक धीमी ईमेल सेवा बाकी को न रोके।",
			kept: withDelivery,
		},
		"delivery.state": {
			name: "स्थिति: बाकी, भेजा गया, लौटाया गया या छोड़ा गया",
			purpose: "बताती है कि कुछ करना बाकी है या नहीं।",
			kept: withDelivery,
		},
		"delivery.attempts": {
			name: "कोशिशों की संख्या",
			purpose: "अगली कोशिशों के बीच का अंतर इसी से तय होता है।",
			kept: withDelivery,
		},
		"delivery.due_at": {
			name: "अगली कोशिश का समय",
			purpose: "इससे पहले कुछ नहीं भेजा जाता।",
			kept: withDelivery,
		},
		"delivery.last_code": {
			name: "पिछली विफलता का कोड",
			purpose: "विफलता का कारण, केवल एक छोटे कोड में, जैसे 550 5.1.1; कोई वाक्य नहीं।",
			kept: withDelivery,
		},
		"delivery.queued_at": {
			name: "ईमेल तैयार होने का समय",
			purpose: "बताता है कि कोशिश कब छोड़नी है।",
			kept: withDelivery,
		},
		"delivery.settled_at": {
			name: "फ़ैसला होने का समय",
			purpose: "बताता है कि ईमेल कब भेजा गया, लौटाया गया या छोड़ा गया।",
			kept: withDelivery,
		},
		"delivery.source_id": {
			name: "ईमेल किससे बना",
			purpose: "उस चिट्ठी या हमें भेजे गए संदेश का क्रमांक, जिसे यह ईमेल पहुँचाता है या जिसकी पुष्टि करता है।",
			kept: withDelivery,
		},
		"delivery.id": {
			name: "ईमेल का क्रमांक",
			purpose: "इस पंक्ति की पहचान। ईमेल में भी रहता है, ताकि दोबारा पहुँचे तो पहचाना जा सके।",
			kept: withDelivery,
		},
		"recipient_day.recipient_key": {
			name: "पते का खोज-कूट",
			purpose: "पता रखे बिना उसकी गिनती करता है। यह चिट्ठियों वाले कूट से अलग है।",
			kept: withDay,
		},
		"recipient_day.day": { name: "दिन", purpose: "सीमा हर दिन नए सिरे से शुरू होती है।", kept: withDay },
		"recipient_day.count": {
			name: "उस दिन स्वीकार हुई चिट्ठियाँ",
			purpose: "सीमा पूरी होने पर और चिट्ठियाँ रोकता है।",
			kept: withDay,
		},
		"contact_message.name_sealed": {
			name: "आपका नाम (मुहरबंद)",
			purpose: "ताकि हम आपको नाम से लिख सकें। जो नाम चाहें, दीजिए।",
			kept: withMessage,
		},
		"contact_message.email_sealed": {
			name: "आपका ईमेल पता (मुहरबंद)",
			purpose: "ताकि हम आपको उत्तर दे सकें।",
			kept: withMessage,
		},
		"contact_message.subject_sealed": {
			name: "विषय (मुहरबंद)",
			purpose: "ताकि हमें पता चले कि बात क्या है।",
			kept: withMessage,
		},
		"contact_message.message_sealed": {
			name: "आपका संदेश (मुहरबंद)",
			purpose: "ताकि हम उसे पढ़ सकें और जो करना हो, करें।",
			kept: withMessage,
		},
		"contact_message.locale": {
			name: "पृष्ठ की भाषा",
			purpose: "ताकि हम आपकी भाषा में उत्तर दें।",
			kept: withMessage,
		},
		"contact_message.created_at": {
			name: "आपके संदेश की तारीख़ और समय",
			purpose: "ताकि हम समय पर उत्तर दें।",
			kept: withMessage,
		},
		"contact_message.id": {
			name: "आपके संदेश का क्रमांक",
			purpose: "इस पंक्ति की पहचान। यह समय और बेतरतीब अंकों से बनता है।",
			kept: withMessage,
		},
		"counter.day": { name: "दिन", purpose: "बताता है कि समय के साथ साइट का उपयोग कैसा रहा।", kept: counts },
		"counter.hour": {
			name: "घंटा",
			purpose: "बताता है कि किन घंटों में ज़्यादा काम रहता है; आगंतुक केवल दिन के हिसाब से गिने जाते हैं।",
			kept: counts,
		},
		"counter.metric": {
			name: "क्या गिना गया",
			purpose: "जैसे चिट्ठियाँ, अस्वीकृतियाँ, ईमेल, देखे गए पृष्ठ या आगंतुक।",
			kept: counts,
		},
		"counter.label": {
			name: "ब्योरा",
			purpose: "जैसे स्वीकार हुई, कौन-सा नियम टूटा, भेजा गया, या आगंतुकों का देश।",
			kept: counts,
		},
		"counter.count": { name: "संख्या", purpose: "उस घंटे या दिन का कुल जोड़।", kept: counts },
		"email_template.id": {
			name: "कौन-सा ईमेल",
			purpose: "सूचना, पुष्टि या जाँच वाला ईमेल।",
			kept: always,
		},
		"email_template.is_active": {
			name: "चालू या बंद",
			purpose: "बंद किया हुआ ईमेल नहीं भेजा जाता।",
			kept: always,
		},
		"moderation_alert.sent_at": {
			name: "पिछली सूचना का समय",
			purpose: "दो सूचनाओं के बीच कम से कम 15 मिनट का अंतर रखता है।",
			kept: "अगली सूचना तक।",
		},
		"moderation_alert.told_until": {
			name: "सूचना में गिनी गई सबसे नई चिट्ठी का समय",
			purpose: "बताता है कि उसके बाद कोई चिट्ठी आई या नहीं।",
			kept: "अगली सूचना तक।",
		},
		"moderation_alert.id": {
			name: "पंक्ति का नाम",
			purpose: "यह एक ही है।",
			kept: always,
		},
		"message_total.moderation_status": {
			name: "स्थिति",
			purpose: "स्वीकृत, अस्वीकृत या प्रतीक्षा में।",
			kept: counts,
		},
		"message_total.count": {
			name: "संख्या",
			purpose: "इस स्थिति में कितनी चिट्ठियाँ हैं।",
			kept: counts,
		},
		"administrator.username": {
			name: "व्यवस्थापक का उपयोगकर्ता नाम",
			purpose: "खाते में प्रवेश के लिए।",
			kept: withAccount,
		},
		"administrator.password_hash": {
			name: "पासवर्ड की छाप",
			purpose: "पासवर्ड जाँचने के लिए (argon2id); पासवर्ड ख़ुद नहीं रखा जाता।",
			kept: withAccount,
		},
		"administrator.created_at": {
			name: "खाते की तारीख़",
			purpose: "बताती है कि खाता कब से है।",
			kept: withAccount,
		},
		"administrator.deployed_hash": {
			name: "स्थापना में दी गई पासवर्ड की छाप",
			purpose: "पहचानती है कि स्थापना कोई दूसरा पासवर्ड चाहती है या नहीं। न दी गई हो, तो ख़ाली।",
			kept: withAccount,
		},
		"session.token_hash": {
			name: "कुंजी की छाप",
			purpose: "उस ब्राउज़र को पहचानती है जिससे प्रवेश किया गया; कुंजी स्वयं नहीं रखी जाती।",
			kept: withSession,
		},
		"session.username": {
			name: "व्यवस्थापक का उपयोगकर्ता नाम",
			purpose: "बताता है कि प्रवेश किसने किया है।",
			kept: withSession,
		},
		"session.created_at": {
			name: "प्रवेश का समय",
			purpose: "सत्र अधिक से अधिक बारह घंटे में समाप्त हो जाता है।",
			kept: withSession,
		},
		"session.used_at": {
			name: "अंतिम उपयोग का समय",
			purpose: "आधे घंटे तक उपयोग न हो तो सत्र समाप्त हो जाता है।",
			kept: withSession,
		},
		"audit_entry.administrator": {
			name: "व्यवस्थापक का उपयोगकर्ता नाम",
			purpose: "बताता है कि यह किसने किया।",
			kept: withEntry,
		},
		"audit_entry.action": {
			name: "क्या किया गया",
			purpose: "जैसे चिट्ठी स्वीकृत, चिट्ठी हटाई गई, पासवर्ड बदला गया।",
			kept: withEntry,
		},
		"audit_entry.subject": {
			name: "किस पर किया गया",
			purpose: "चिट्ठी या ईमेल का क्रमांक, या खाते या सेटिंग का नाम।",
			kept: withEntry,
		},
		"audit_entry.at": {
			name: "तारीख़ और समय",
			purpose: "बताता है कि यह कब किया गया।",
			kept: withEntry,
		},
		"audit_entry.id": {
			name: "प्रविष्टि का क्रमांक",
			purpose: "इस पंक्ति का नाम है। यह समय और संयोग से बना है।",
			kept: withEntry,
		},
		"kysely_migration.name": {
			name: "बदलाव का नाम",
			purpose: "ताकि कोई बदलाव दो बार न हो।",
			kept: always,
		},
		"kysely_migration.timestamp": {
			name: "बदलाव की तारीख़",
			purpose: "बताती है कि बदलाव कब हुआ।",
			kept: always,
		},
		"kysely_migration_lock.id": { name: "ताले का नाम", purpose: "ताला एक ही है।", kept: always },
		"kysely_migration_lock.is_locked": {
			name: "बंद या खुला",
			purpose: "बताता है कि कोई बदलाव चल रहा है या नहीं।",
			kept: always,
		},
	},
};
