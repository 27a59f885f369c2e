/** Words that are insults in any sentence of a note. Milder ones count only when aimed at the reader: see the phrases. */
export const insultingWords = `
	motherfucker motherfuckers mothafucka muthafucka fucktard fuckface fuckwit dickhead dickheads shithead shitface dipshit
	asshole assholes asshat jackass bitch bitches biatch slut sluts sluttty whore whores skank skanks
	twat twats scumbag scumbags douchebag douchebags bellend
	connard connards conard connasse connasses conasse salope salopes salopard salopards encule encules enculee enfoire enfoires
	pouffiasse poufiasse petasse petasses batard batards batarde trouduc grognasse
	fdp ntm tdc
	madarchod maderchod madharchod behenchod bhenchod bhnchod benchod banchod behnchod bhosadi bhosdiwale chutiya chutiye chutia chootiya
	haramzada haramzadi haramkhor haraamzaade haramzade kutiya kuttiya kuttia randi rand raand
	gaandu bhadwa bhadwe bhadva rakhail jhaatu jhatu lodu
	मादरचोद मदरचोद बहनचोद भेनचोद चूतिया चुतिया चूतिये हरामज़ादा हरामज़ादी हरामखोर हरामज़ादे कुतिया रंडी
	भड़वा भड़वे रखैल गांडू गाण्डू लौड़ू`;

/** Insults by being aimed at somebody. */
export const insultingPhrases: readonly string[] = [
	"fuck|screw you|u|off|yourself !say|are|make|need|want|look|know|so",
	"shut the fuck|hell up",
	"shut your|ur mouth|trap|face|gob",
	"!to go to hell !and|for|with|she|he|but",
	"you|u re|are|r|ur such? a|an|so|just|too|the|nothing? a? ..1 idiot|moron|loser|pathetic|disgusting|worthless|ugly|stupid|dumb|trash|garbage|pig|coward|creep|freak|joke|imbecile|dumbo|failure|disgrace|waste|liar|hag|cow|dog|scum|filth|vermin|rat|snake|parasite|embarrassment|repulsive|revolting|useless|cretin|hideous|vile !of|lover|on|like",
	"you|ya|u stupid|pathetic|ugly|dumb|disgusting|filthy|worthless|useless|lying|vile|spineless|nasty|rotten !happy|with|face",
	"you|u idiot|moron|loser|pig|bastard|bastards|arsehole|wanker|dumbass|prick|creep|freak|scum|coward|liar|imbecile|clown !who|i|like",
	"what a loser|disgrace|joke|waste|pathetic|failure|moron !of",
	"nobody|no_one|everyone|everybody likes|loves|wants|hates|cares|pities you|u|about !as|like|more|the|better",
	"i hate|despise|loathe|detest you|u|ur !for|when|so|because|a|make|less",
	"you|u make me sick|vomit|puke",
	"you|u disgust|repulse|sicken me",
	"you|u look|smell|sound|write like a|an|shit|crap ..1 pig|cow|corpse|shit|crap|toilet|sewer|rat|dog|troll|witch|horse|clown|bin|goat|hog|walrus|whale",
	"your|ur|that|such|a ugly|stupid|disgusting|pathetic|repulsive face|voice|nose|mug|head|self|excuse|life",
	"eat shit",
	"piece|sack|bag|pile of shit|crap|garbage|trash|filth",
	"waste of space|oxygen|skin|air|breath|a",
	"never been born",
	"stay|be single|alone|lonely forever|loser|till",
	"rot|burn in hell",
	"tu|t es|as l|vraiment|trop|si|tellement|qu|air? ..2 moche|conne|con|cons|laide|laid|nul|nulle|debile|stupide|idiot|idiote|minable|pathetique|pitoyable|degueulasse|ridicule|degoutant|degoutante|loser|cassos|thon|boudin|merdique|abruti|abrutie|repugnant|repugnante !pas|en|que|au|aux|comme|quand",
	"vous etes une? moche|nul|nulle|incompetent|incompetente|pathetique|minable|ridicule|pitoyable|laide|idiot|idiote|imbecile",
	"pauvre|gros|grosse|espece|sale de|d? con|conne|cons|merde|naze|nul|nulle|type|debile|idiot|idiote|chien|chienne|minable|menteur|menteuse|rat|porc|truie|loser|clown|vache|imbecile|cruche|salaud|ordure|abruti|abrutie|abrutis !d",
	"ta|ferme gueule !d|de|est|enfarinee|me|m",
	"ferme ta|la gueule|bouche !porte",
	"va te|t|vous|allez te|vous? faire foutre|mettre|voir|enculer|cuire",
	"va chier|crever",
	"va te faire",
	"casse toi !la|pas|une|les|coeur",
	"je te|vous|t hais|deteste|meprise|vomis !d|de|pas|quand|parce|tellement|presque|un",
	"tu me|nous degoutes|repugnes|debectes",
	"tu pues|chlingues|schlingues !le|la|l",
	"nique ta|tes|ton|sa|vos",
	"fils|fille de pute|chien|chienne",
	"sac|tas a|de merde",
	"personne ne? t|te aime|aimera|supporte|veut !comme|autant|plus|mieux",
	"ta|votre sale|tete de? gueule|cul|merde|con",
	"face de rat|pet|cul|merde",
	"tu|tum|aap|abe|oye|tera|saale|sale|teri ek|ekdum|bilkul|kitna|kitni|toh|to|bada|badi|sabse? kutta|kutte|kutti|gadha|gadhe|gadhi|bewakoof|bewakuf|pagal_hai|ghatiya|nikamma|nikammi|badsurat|bandar|suar|nalayak|gawar|ganwar|bhains|jhootha|jhoothi|jhoothe|kameena|kameene|namard|napunsak|nalli|chudail|dayan !khaya|khaayi|pani|paani",
	"kutta|kutte|kutti|kuttey saala|saale|sala|harami|kahin",
	"suar|gadhe|kutte ki|ka|ke aulad|aulaad|pillay|pille|pilla|pattha|patthe|bacche|bachche",
	"saale|sale|saala|saali|abe kutte|kamine|harami|chutiye|gadhe|suar|kutta|bewakoof",
	"teri|tere maa|ma|behen|behan|bahan ki|chod !yaad|baat|tarah|dua|roti|hansi|dawai|chai|awaaz",
	"shakal|shakl|soorat|surat|muh|munh dekhi|dekh|dekho hai|h|apni|aaine",
	"bakwas|bakwaas band|bund",
	"muh|munh|mooh band|kaala|kala kar|karo|rakh !ke",
	"tujhse|tumse|tujh nafrat|ghin|nafarat !nahi|nhi|nahin|kar",
	"nafrat karta|karti|hai hu|hun|hoon|tujhse|tumse",
	"doob|dub mar|maro ja|jaao !na",
	"bhaad|bhad mein|me|main ja|jao|jaa",
	"tu|tum|tera marta|mar kyu|kyun|kyon nahi|jata|jaati",
	"तू|तुम|अबे|साले कुत्ता|कुत्ते|गधा|गधे|बेवकूफ|बेवकूफ़|घटिया|निकम्मा|निकम्मी|बदसूरत|नालायक|गँवार|भैंस|नामर्द|झूठी|झूठा|चुड़ैल|डायन|ढोंगी",
	"सुअर|गधे|उल्लू|कुत्ते की|का|के औलाद|पट्ठा|पट्ठे|बच्चे",
	"साले|साला|अबे कुत्ते|कमीने|हरामी|गधे|कुत्ता",
	"तेरी माँ|मां|बहन की !याद|बात|तरह|दुआ|रोटी|हँसी|आवाज़|चाय",
	"शक्ल|सूरत|मुँह|मुंह देखी|देख|देखो|आईने है|ले|में",
	"बकवास|मुँह|मुंह बंद कर|करो|रख",
	"तुझसे|तुमसे नफ़रत|नफरत|घिन !नहीं|कर",
	"डूब मर",
	"भाड़ में जा|जाओ",
];

/** A sentence with one of these is teasing, an apology, a quotation or a denial more often than an insult. */
export const teasing: readonly string[] = [
	"love|miss|proud|adore|forgive|thinking|glue|sorry",
	"called|calls|calling|says|shouted|whoever|believe|screamed|joked",
	"aime|adore|manques|pardon|fier|fiere|embrasse|desole|desolee",
	"disait|criait|dit|crie|cria|traite|traitait|appelait|croire|crois",
	"pyaar|pyar|maaf|maafi|yaad|shukriya|miss|jiye|happy|chillaya|chillate|sorry",
	"kaha|bola|boli|kehta|kehti|kehte",
	"mera|meri wala|wali|gadha|gadhi|boulet|bandar",
	"प्यार|माफ़|माफ़ी|याद|शुक्रिया|मुबारक",
	"कहा|बोला|बोली|कहता|कहती|कहते",
	"मेरा|मेरी वाला|वाली",
];
