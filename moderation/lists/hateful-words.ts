/** Slurs: words that demean people for what they are, in any sentence of a note. */
export const hatefulWords = `
	nigger niggers nigga niggas kike kikes chink chinks gook gooks wetback wetbacks raghead ragheads towelhead towelheads sandnigger
	beaner beaners faggot faggots fags dyke dykes tranny trannies shemale shemales retarded spastic mongoloid
	paki pakis darkie darkies golliwog coon coons jigaboo subhuman subhumans untermensch halfbreed
	bougnoule bougnoules bicot bicots negro negre negres negresse youpin youpins youtre feuj bamboula bamboulas niakoue niakoues chinetoque chinetoques
	pede pedes tarlouze tarlouzes gouine gouines tantouze tantouzes fiotte fiottes travelo travelos
	mongol mongolien mongolienne gogol triso boukak boukake romano romanos romanichel
	hijda hijde chhakka chhakke chamar chamaar bhangi bhangan kalua kaluti kalutti katua katue katwa katwe mullo mulle jihadi jihadan chinki chinkie
	चमार भंगी कटुआ कटुए मुल्ले कलूटा कलूटी चिंकी`;

/** Demeaning sentences about origin, faith, gender, orientation, disability or looks. */
export const hatefulPhrases: readonly string[] = [
	"go|goes back to your|ur|where country|africa|mexico|pakistan|china|india|homeland|you|u !bed|left|are|met",
	"pretty|cute|hot|beautiful|handsome|smart|clever|good|attractive|well for|4 a|an black|fat|dark|asian|indian|muslim|big|brown|disabled|trans|gay|girl|woman|old|short|jew|foreigner|immigrant|gypsy|lesbian|refugee",
	"your|ur|ure|you kind|sort|people|lot is|are|r|should|smell|stink|breed|belong|always|don",
	"a|you|u|fucking|such|the|like|ur retard|retards",
	"tu|saala|saale|sala|abe hijra|hijda|chhakka|chakka|napunsak|hijre",
	"तू|साला|साले|अबे हिजड़ा|छक्का|हिजड़े|नपुंसक",
	"women|girls|blacks|gays|muslims|jews|immigrants|foreigners|gypsies|refugees|indians|arabs|asians|transgenders should|shouldn|can|cannot|cant|belong|don|are|r ..2 cook|kitchen|dirty|drive|stupid|inferior|vermin|disgusting|not|t|filthy|thieves|liars|lazy|unnatural|sick",
	"lady boy|driver",
	"real men|women don|cook|dont",
	"fat cow|pig|bitch|whale|slob",
	"dirty|filthy|fucking|stupid|ugly jew|jews|arab|arabs|muslim|indian|immigrant|black|gypsy|gypsies|mexican|paki|foreigner|gay|lesbian|tranny|queer|cripple",
	"retourne|retournez|rentre|rentrez dans|chez ton|votre|toi|ta|vous pays|brousse|bled",
	"sale|sales|gros|grosse|espece de? arabe|arabes|noir|noire|juif|juive|pede|gouine|negre|chinois|chinoise|gitan|gitane|rom|musulman|musulmane|portos|bougnoule|handicape|grosse|vache|vieille",
	"jolie|belle|beau|mignon|mignonne|intelligent|intelligente|bonne|bien|propre pour une|un grosse|noire|noir|arabe|vieille|handicapee|handicape|black|asiatique|gros|gitane|femme|beurette|portugais|musulmane",
	"tu fais|t es|pas femme|mec|garcon|homme pour une|un",
	"vous les arabes|noirs|juifs|femmes|chinois|musulmans|gitans|homos|gays|africains|asiatiques|bonnes|vieux",
	"les arabes|noirs|juifs|gitans|roms|musulmans|homos|gays|trans|etrangers|africains|chinois|femmes|handicapes ..1 puent|volent|sont|devraient|savent ..2 voleurs|sales|faineants|malades|paresseux|menteurs|puent|cuisine|pas|inferieurs|terroristes|parasites",
	"basse|sale|ta|votre caste|race !humaine|rare|des|a",
	"neech|neechi|nichi|choti|chhoti|niche jaat|jaati|jat|jati|caste",
	"teri|tumhari|apni aukat|aukaat|jaat|jaati|jati",
	"kaali|kali|kaale|kaala|kala kaluti|kalooti|kaluta|bhains|bhoot|suar|kutte|kauwa",
	"moti|mota|motu bhains|bhainse|saand|hathni|suar|aunty|gainda",
	"pakistan chale|chali|chala|ja|jao|bhejo",
	"ladki|aurat|ladka|mard hoke|hokar|ho|ke kar bhi? itna|itni|rota|roti|gaadi|rote|rona",
	"auraton|aurton|ladkiyon|aurat ka|ki|ko jagah|kaam|dimag|akal|akl|dimaag",
	"नीच|नीची|छोटी जात|जाति",
	"तेरी|तुम्हारी|अपनी औक़ात|औकात|जात",
	"काली|काला|काले कलूटी|कलूटा|भैंस|कौवा",
	"मोटी|मोटे|मोटा भैंस|सांड|साँड|हथिनी|आंटी",
	"पाकिस्तान चले|चली|चला|जा|जाओ",
	"लड़की|लड़का|लड़के|औरत होकर|होके भी? ..2 इतना|इतनी|अच्छी|रोते|रोता|नाचते|गाड़ी",
];

/** A sentence with one of these quotes contempt, to answer it, more often than it means it. */
export const quoted: readonly string[] = [
	"said|says|shouted|called|whoever|joke|wrong|told|sorry",
	"disait|disaient|dit|crie|cria|traite|pardon|tort",
	"kaha|bola|boli|kehte|kehta|joke|maafi|maaf",
	"कहा|बोला|बोली|कहते|कहता|माफ़ी",
];
