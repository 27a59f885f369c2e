/** Words that are explicit in any sentence of a note. Ambiguous ones ("bite", "cock") are in the phrases. */
export const sexualWords = `
	blowjob blowjobs handjob handjobs rimjob cumshot creampie gangbang deepthroat dildo dildos buttplug fleshlight
	masturbate masturbating masturbated masturbation wank wanking jerkoff orgasm orgasms cumming cumslut jizz boner boners
	penis penises vagina pussy pussies cunt cunts clit clitoris tits titties boobies
	porn porno pornhub nudes horny threesome foursome bdsm fellatio cunnilingus milf milfs dilf sexting
	doggystyle upskirt camgirl fuckbuddy bukkake fuckable cocksucker dickpic dickpics
	teub nichons nibards branlette branlettes fellation sodomie sodomiser partouze ejaculer ejaculation
	cunnilingus clito plancul suceuse niquer niquerai enculer baisable partouzes
	lauda lavda laude choot chuchi chuchiyan chodna chodunga chodungi choddunga chudai chudwa chudwana chudegi
	chudwaogi chudne chudna gaand bhosda bhosdi bhosdike bhosadike randikhana sambhog
	लंड लौड़ा लौड़े चूत गांड गाँड चूची चूचियां चोदना चोदूंगा चोदूँगा चुदाई चुदवा चुदेगी चुदने भोसड़ा भोसड़ी संभोग
	योनि न्यूड न्यूड्स कंडोम वीर्य`;

/** Explicit acts, requests and body talk in words that are harmless elsewhere. */
export const sexualPhrases: readonly string[] = [
	"my|your|ur|his|big|hard|suck cock|dick|prick|boner",
	"suck my|me|your|ur|it !up|in",
	"fuck me|her|him !up|over|off|that|this",
	"bang|shag you|u|me !up|over|off",
	"wanna|want|gonna|lets|love|like|could to? fuck|bang|shag|ride !up",
	"have|having|want|wanna|love|hot|rough|phone sex",
	"sex with|tonight|chat|slave|toy|toys|tape",
	"sexy ass|body|legs|butt|tits|pics|pictures",
	"your|ur|that|those|dat ass|butt|tits|boobs|breasts|bum|rack|booty|cleavage|nipples|thighs !of|off|were|are|hurt",
	"send|show|want|wanna see|me|us|ur|your|u ..2 nudes|nude|naked|boobs|tits|underwear|bra|panties|lingerie|ass",
	"you|u|ur naked|nude|topless !truth|honesty|soul|heart|flame",
	"naked|nude pics|photo|photos|pictures|selfie|selfies|with|under",
	"mera|tera|apna|tere|mere lund|chut|lan|loda",
	"take|pull|rip|tear your|ur|off ..2 clothes|shirt|dress|bra|panties|underwear|pants|top",
	"strip for|off|poker|naked|down !the|wallpaper|paint",
	"undress you|u|for|me|slowly",
	"in|between your|ur panties|legs|thighs|pants|knickers|underwear|bra",
	"make|making you|u cum|moan|scream|wet|come|orgasm !true|home|back|to",
	"you|u make me wet|hard|horny",
	"i m|am so? wet|hard for|thinking|when|just",
	"lick|taste|eat your|ur|you|u ..1 body|skin|pussy|neck|out|all|down|everywhere",
	"spank|spanked you|u|me|your",
	"on all fours",
	"blow|hand job",
	"friends with benefits",
	"one night stand",
	"come to my bed",
	"ma|grosse|sucer|suce|mon bite|queue|zob !de|du|d|a",
	"ta chatte !tigree|grise|noire|rousse|blanche|a|dort|est|ronronne|miaule|et",
	"sucer|suce|suces|lecher|leche moi|ma|ton|tes|te !doigts|glace|cuillere",
	"te|t|me|nous|jte baiser|niquer !la|le|les|l|main|ta|tes|ton|sur|au|dans|en|du|un|une|pour|comme|avec|de|des",
	"envie de te|t|vous baiser|sucer|lecher|sauter",
	"ton|tes|son|ce|ces|gros cul|seins|nichons|fesses|tetons|boule !sec",
	"envoie|envoyez|montre|montrez !nos|vos moi ..1 nue|nu|seins|fesses|nudes|cul|poitrine|culotte",
	"toute|tout nue|nu !et|de|craquant|pieds|pied|devant|dans|quand",
	"photo|photos|selfie nue|nu|nues|coquine|coquines|sexy|hot|denudee",
	"deshabille|deshabiller|deshabillerais toi|te|t",
	"faire|fait|fais|faisons|fera|ferait l amour !a|avec",
	"coucher|couche|couches avec moi|toi|vous",
	"entre tes|vos cuisses|jambes|seins",
	"te faire jouir|gemir|crier|mouiller",
	"tu me fais bander|mouiller",
	"je bande|mouille !dessinee|les|la|le|mon|ma",
	"enleve|enlever ta|ton|tes|vos culotte|slip|soutif|string|robe|vetements|haut",
	"sous ta|votre jupe|robe|culotte",
	"nangi|nanga|nange photo|photos|pic|pics|ho|hoke|kar|dekhna|karke|tasveer",
	"nude|nudes|nangi bhej|bhejo|bhejna|dikha|dikhao|bhejogi",
	"sex karna|karne|karogi|karoge|karte|karein|kare|chahiye|chat",
	"kapde|kapre|bra|panty|kurti utar|utaar|utaro|utaaro|utarna|utarke|khol|kholo",
	"tere|teri|tumhare|tumhari|apne|apni boobs|chuchi|mamme|doodh|gand|gaand|figure|kamar|jism|badan|chhati|chhaati ..2 daba|dekh|chus|choos|chum|hot|mast|kamaal",
	"ek raat ..2 saath|bistar|guzar|guzaar|so|sath|khush",
	"mere saath|sath so|sona|soyegi|soegi|soogi !ja",
	"bistar mein|me|pe|par|garam aa|aaja|aao|chal|kar",
	"कपड़े|ब्रा|कुर्ती उतार|उतारो|उतारूँ|उतारना|उतारकर",
	"नंगी|नंगा|नंगे फोटो|फ़ोटो|तस्वीर|हो|होकर|बदन|करके|देखना",
	"मेरे साथ सो|सोओगी|सोना|सोएगी",
	"तेरे|तेरी|तुम्हारे|तुम्हारी जिस्म|बदन|छाती|कमर ..2 चूम|चाट|दबा|नोच|सहला",
	"एक रात ..2 ख़ुश|खुश|बिस्तर|गुज़ार|सो",
];
