/**
 * Words for the groups that people belong to, folded, in all languages and scripts together. The classifier reads every
 * one of them as the same word, so that no verdict can depend on which of them a note names. Words that often mean
 * something else ("black", "old", "straight", "gros") are left out, and so are slurs, which do carry a verdict.
 */
const forms = `
muslim muslims islamic jewish jew jews christian christians catholic catholics protestant protestants hindu hindus sikh sikhs
buddhist buddhists jain jains parsi parsis atheist atheists orthodox mormon quaker evangelical
musulman musulmans musulmane musulmanes juif juifs juive juives chretien chretiens chretienne chretiennes catholique
catholiques protestante protestantes hindoue hindoues hindou hindous sikhe sikhes bouddhiste bouddhistes athee athees athe
musalman musalmaan musalmano isai isaai yahudi bauddh nastik naastik momin
मुसलमान मुस्लिम मुसलमानों मुसलमानो यहूदी ईसाई ईसाइयों हिंदू हिन्दू हिंदुओं सिख सिक्ख बौद्ध जैन पारसी नास्तिक
dalit dalits brahmin brahmins adivasi adivasis kshatriya vaishya shudra rajput rajputs jat jats yadav yadavs obc bahujan
brahmane brahmanes intouchable intouchables brahman brahmano dalito adivasiyon harijan chamar baniya kayasth thakur
दलित दलितों ब्राह्मण ब्राह्मणों आदिवासी आदिवासियों क्षत्रिय वैश्य शूद्र राजपूत जाट यादव बहुजन हरिजन बनिया कायस्थ ठाकुर
gay gays lesbian lesbians bisexual bisexuals bi queer trans transgender transsexual nonbinary asexual intersex homosexual
homosexuals heterosexual heterosexuals lgbt
lesbienne lesbiennes bisexuelle bisexuelles bisexuel bisexuels transgenre transgenres asexuel asexuelle homosexuel
homosexuels homosexuelle homosexuelles homo homos hetero heteros heterosexuel heterosexuelle
hijra hijre kinnar samlaingik samalaingik ubhayalingi vishamlaingik
समलैंगिक समलैंगिकों उभयलिंगी विषमलैंगिक ट्रांसजेंडर ट्रांस लेस्बियन गे किन्नर हिजडा हिजडे हिजडों
immigrant immigrants migrant migrants refugee refugees foreigner foreigners expat expats asylum
immigre immigres immigree immigrees migrante migrantes refugie refugies refugiee refugiees etranger etrangers etrangere
etrangeres exile exilee pravasi sharanarthi sharnarthi pardesi videshi
प्रवासी प्रवासियों शरणार्थी शरणार्थियों परदेसी विदेशी
deaf blind disabled autistic dyslexic paraplegic amputee wheelchair epileptic diabetic bipolar schizophrenic dwarf
sourd sourds sourde sourdes aveugle aveugles handicape handicapes handicapee handicapees autiste autistes dyslexique
paraplegique malvoyant malvoyante malentendant malentendante epileptique diabetique bipolaire
bahra bahri bahre badhir andha andhi andhe netraheen netrahin apahij viklang divyang langda langdi
बहरा बहरी बहरे बधिर अंधा अंधी अंधे नेत्रहीन विकलांग दिव्यांग अपाहिज लंगडा लंगडी लंगडे ऑटिस्टिक व्हीलचेयर
african africans asian asians arab arabs latino latina latinos european europeans american americans british english irish
scottish welsh french german germans italian italians spanish portuguese greek polish russian russians ukrainian ukrainians
turkish kurdish iranian persian afghan afghans syrian syrians iraqi lebanese palestinian israeli egyptian moroccan moroccans
algerian algerians tunisian nigerian nigerians ghanaian kenyan ethiopian somali somalis congolese senegalese malian ivorian
cameroonian jamaican haitian mexican mexicans brazilian colombian chinese japanese korean koreans vietnamese filipino filipina
thai indonesian malaysian indian indians pakistani pakistanis bangladeshi bangladeshis nepali nepalis lankan tamil tamils
telugu malayali punjabi punjabis gujarati gujaratis bengali bengalis marathi bihari biharis kashmiri kashmiris assamese manipuri
naga madrasi marwari sindhi pathan roma romani gypsy gypsies aboriginal maori inuit cherokee hispanic caucasian
africain africains africaine africaines asiatique asiatiques arabe arabes latino europeen europeenne americain americaine
americains americaines anglais anglaise irlandais irlandaise allemand allemande allemands italien italienne italiens espagnol
espagnole portugais portugaise grec grecque polonais polonaise russe russes ukrainien ukrainienne turc turque turcs kurde iranien
iranienne afghan afghane syrien syrienne syriens irakien libanais libanaise palestinien palestinienne israelien israelienne
egyptien egyptienne marocain marocaine marocains marocaines algerien algerienne algeriens algeriennes tunisien tunisienne
nigerian nigeriane nigeriens ghaneen kenyan ethiopien somalien congolais congolaise senegalais senegalaise malien malienne
ivoirien ivoirienne camerounais camerounaise haitien haitienne mexicain bresilien bresilienne colombien chinois chinoise chinoises
japonais japonaise coreen coreenne vietnamien vietnamienne philippin philippine thailandais indien indienne indiens indiennes
pakistanais pakistanaise bangladais nepalais nepalaise tamoul tamoule gitan gitans gitane gitanes tsigane tsiganes manouche rom
roms maghrebin maghrebine maghrebins antillais antillaise guadeloupeen martiniquais reunionnais breton bretonne bretons basque
corse corses alsacien alsacienne chti belge belges suisse suisses quebecois quebecoise roumain roumaine roumains bulgare
angrez chini japani pakistani nepali bangali bangaali gujrati punjaban panjabi marathi bihari bhojpuri kashmiri rajasthani haryanvi
assami nagaland malyali tamilian
अमेरिकी अंग्रेज अंग्रेज़ चीनी जापानी पाकिस्तानी नेपाली बंगाली बांग्लादेशी गुजराती पंजाबी मराठी बिहारी बिहारियों कश्मीरी राजस्थानी हरियाणवी
असमिया मणिपुरी नगा तमिल तेलुगु मलयाली मद्रासी सिंधी पठान मारवाडी भोजपुरी नाइजीरियाई अल्जीरियाई अफ्रीकी अफगानी रूसी अरबी
`;

/** What each of them is read as. No note holds it: notes are folded to lower case. */
export const anyIdentity = "IDENTITY";

/** Whether a folded word names a group that people belong to. */
export function namesIdentity(word: string): boolean {
	identities ??= new Set(forms.trim().split(/\s+/));
	return identities.has(word);
}

let identities: ReadonlySet<string> | undefined;
