/** Behaviours in romanised Hindi, as people type it. `-` is to be refused, the `+` below it is its kind twin; see behaviours.ts. */
export const romanised = `
# meeting-proposed / meeting-remembered
- Kal shaam coffee pe chalein? Mall road pe ek nayi jagah khuli hai.
+ Mall road wali us coffee ki garmahat aaj bhi saath hai.
- aaj raat mere ghar aa jao, biryani bana raha hu
+ us raat tum hamare ghar aayi thi aur biryani jal gayi thi, best memory hai
- Next Sunday mere saath lunch karogi?
+ Ek Sunday sabne saath lunch kiya tha, tab se Sunday mera favourite hai.
- chhe baje library ke bahar mera wait karna, red hoodie mein rahunga
+ tum red hoodie mein library ke bahar khadi thi aur mera dil wahin reh gaya
- weekend pe free ho? lake ke paas walk karte hain
+ may mein lake ke paas jo walk ki thi, wo din kabhi nahi bhoola
- Friday ki movie ke do ticket hain yaar, mere saath chal na
+ us Friday ki movie mein maine screen kam, tujhe zyada dekha, sach
- office ke baad milte hain, sirf tum aur main
+ office ke baad tumhari thaki hui smile yaad aati hai
- Kal subah platform 4 pe milna, train chhootne se pehle.
+ Platform 4 pe tumhe vida kiya tha, mera ek hissa abhi bhi wahin khada hai.
- sunday ko marine drive le chalunga tumhe, ready rehna
+ jis sunday marine drive dikhaya tha tumne, us din pehli baar khul ke saans li
- canteen aa ja lunch mein, samose meri taraf se
+ canteen ke wo samose aur teri hansi aaj bhi yaad hai
- Main Monday tak Mumbai mein hu, ek drink to banti hai na?
+ Hum pehli baar Monday ko mile the, chai gir gayi thi aur sabse pehle aap hansi thi.
- dopahar ko mandir ke peeche wale park mein aa jana, tumhara chehra dekhna hai
+ mandir ke peeche wale park mein jhoola toota tha, tumhara wo chehra ab bhi yaad hai

# meeting-hinted / meeting-dreamt
- roz shaam corner wali table pe baithta hu, saamne ki kursi khaali rehti hai kisi ke liye
+ har raat sapne mein tum saamne wali khaali kursi pe aake baith jaati ho
- Kal dopahar koi fountain ke paas se guzre to akela nahi rahega ;)
+ Kal raat sapne mein fountain dekha aur tumhe, subah muskurate hue utha.
- ye taare saath baith ke nahi dekhe to kya dekhe, bolo friday?
+ taare dekhte hue lagta hai tum bhi apni khidki se yahi dekh rahe hoge
- aaj raat darwaza khula hai aur maggi do logo jitni bani hai
+ tumhari smile se dil ka darwaza khula aur wo kuch nahi maangta
- Gulab laal hai, cinema paas hai, Friday ki bagal wali seat tumhare liye khaas hai.
+ Gulab laal hai, raat lambi rahi, sapne mein tum mili to ek kavita bahi.
- Tuesday ko chhata ghar bhool aana, mera chhata do logo ke liye kaafi hai
+ kaash aapse barson pehle mulaqat hui hoti, in sab baarishon se pehle
- paanch baje chhutti hoti hai meri, tumhari shop ke saamne se hi jaata hu, kabhi saath chalna ho to
+ kaash hum ek hi gali mein bade hue hote
- kabhi mann nahi karta dekhne ka ki kaun likhta hai ye? bas din bata do
+ kaun likhta hai ye tum kabhi nahi jaanogi aur mujhe isi mein sukoon hai
- tumhari hansi door se bahut sun li, ab ek table ke us paar se sunni hai
+ bheed mein door se aati tumhari hansi hi bahut hai mere liye
- is hafte garden mein gulmohar khile hain, tum saath hoti to aur achhe lagte, soch lo
+ is hafte gulmohar khile aur har phool mein tum yaad aayi
- agli baar Jaipur aao to koi hai jo tumhe poora sheher ghumayega
+ sapno mein milna mujhse, wahan ka Jaipur hamesha gulabi rehta hai
- station pe aath baje jiske haath mein peela phool hoga wo main hu, bas bata diya
+ har peele phool mein mujhe tum hi dikhti ho

# call-asked / never-asked
- raat ko call karna mujhe, tumhari awaaz sunni hai
+ main tumse kabhi call karne ko nahi kahunga, purani chitthi padh leta hu to awaaz sunai deti hai
- Shaam ko phone pe baat karein? 8 ke baad kabhi bhi.
+ Tumhari ek shaam, ek ghanta, ek pal bhi nahi maangungi. Bas khush rehna.
- ghar pahunch ke call kar dena, jaag raha hu
+ na reply dena na dhoondhna, bas ghar jaate hue jaan lena ki koi tumhe chahta hai
- sunday ko video call karte hain na, tumhe dekhna hai
+ tumhe dekhne ki zid nahi hai, na sunday ko na kabhi. bas thank you bolna tha
- bas paanch minute phone pe de do yaar
+ mujhe tumse kuch nahi chahiye, paanch minute bhi nahi, reply bhi nahi
- lunch mein phone karunga, utha lena please
+ na phone, na chai, na mulaqat: ye shabd hi meri taraf se sab kuch hain
- Sone se pehle ek baar facetime, promise?
+ Promise hai, kabhi tumhare darwaze pe nahi aaunga. Chain se sona.
- ye baat muh se kehni hai, aapko kab phone karu?
+ ye baat muh se kabhi nahi keh paungi, isliye likh ke ja rahi hu
- kaam se chhoot te hi ek missed call maar dena
+ kaam se aake aaram karna, mujhe kuch nahi chahiye, bas teri mehnat pe garv hai
- aaj raat nau baje se phone ke paas baitha rahunga, baat kar lo
+ hum kabhi baat nahi karenge aur ye theek hai, aap ho yahi bahut hai
- voice note bhejo apna, sunte sunte so jaunga
+ kisi message ka wait nahi hai, phir bhi shukrguzar hoke soti hu
- das baje skype pe aaogi? chehra dekhe zamana ho gaya
+ tumhara chehra dekhe zamana ho gaya, aur main iske liye kuch nahi maangunga

# phone-in-digits / harmless-numbers
- neend na aaye to 98765 43210 pe likhna
+ tumhe yahan aaye 143 din hue aur main 143 din se smile kar rahi hu
- mera number 9810234567 hai, akeli ho to yaad karna
+ main 34 ka tha jab tum mili, laga 15 ka hu
- 022-2345-6789 pe sharmeele wale ko poochna
+ meri life ka chapter 20, verse 7 tum ho
- Tumhara dupatta mila hai, 9123456780 pe pooch lo :)
+ 8:15 ki bus, seat 12 aur tumhari book: mere din ka best part.
- +91 99887 76655 pe mera dil rehta hai
+ 24/7 tumhare baare mein sochta hu, saal ke 365 din
- 9 8 7 6 5 4 3 2 1 0 yahi main hu
+ 5 billiyan, 2 kutte, 1 kachhua, phir bhi tere dil mein sabke liye jagah hai
- Udaas ho to 91-8800-112233.
+ 14 February 1998 ko tumne apna aadha tiffin mujhe diya tha.
- 98o1o 22333, o matlab zero samajh gayi na
+ tumne 10 km 58 min mein daude aur ro padi, mujhe tum pe naaz hai
- 998 saat saat 6 paanch 5 chaar 4 likh ke rakh lo
+ 1001 raatein bhi kam hain tumhari tareef ke liye
- whatsapp karo 7011223344
+ hum 3-7 se haare phir bhi tune 11 logo ko kulfi khilayi
- Jaan na hai kaun hu? 8,7,6,5,4,3,2,1,0,9
+ 27 til gine tumhare, phir tum hansi aur ginti bhool gaya.
- mere dil ka lock 9-0-0-0-1-2-3-4-5-6 se khulta hai
+ meri yaadon ka room no. 101 tumhara hai, 2 kursi, 1 diya, tumhari hansi

# phone-spelled-out / numbers-in-words
- mera number nau aath saat chhe paanch chaar teen do ek zero hai
+ saat saal, do bachche aur ek tapakti chhat ke baad bhi tumse hi shaadi karunga
- nau nau ek shunya, do do teen, teen chaar chaar pe yaad karna
+ chaar mausam hain aur tum chaaro mein sundar ho
- aath aath zero zero ek ek do do teen teen, yaad kar lo
+ ek, do, teen, saans li aur keh diya: pyaar hai tumse
- Shuru nau aath se, phir saat saat, phir chhe paanch, phir chaar chaar, phir do ek.
+ Mere bigde halwe ko tumne das mein se das diye, tabhi jaan gayi tum achhe ho.
- double nine eight seven triple six five four three, baaki tum samajhdar ho
+ do thake hue log, ek chhata, zero shikayat, wahi hum the
- sattanve gyarah baais taintees chawalees, mera thikana
+ das ungliyan kam padti hain tumhari khoobiyan ginne mein
- saat zero ek ek... do do teen teen... chaar chaar. wait karunga
+ tum meri khushi double aur dukh aadha kar deti ho
- Ek kavita suno: nau ek do teen chaar paanch chhe saat aath zero. The end.
+ Tees bachche, ek teacher, aur har ek ko lagta tha aap usi ko dekh rahi hain.
- nine eight one zero, do teen char, paanch six saat
+ raat ke gyarah baje, teen cup chai, aur tum phir bhi sunte rahe
- athanve das bees tees chalees, bas yahi milana hai
+ nau janam bhi kam hain tumhara shukriya karne ke liye
- chhe teen nau chaar paanch zero ek aath do saat, diary mein chhupa ke likh lo
+ smile karne ki ek sau ek wajah hain, pehli pachaas tum ho
- zero ek ek, do chhe aath saat, paanch chaar teen do pe awaaz pehchan logi
+ bees ki umar mein har cheez se darta tha, saath ki umar mein tum saath ho to kisi se nahi

# address-disguised / signs-in-words
- mujhe likho sharmeela dot shayar at gmail dot com
+ maine tumhe dekha, tumne zameen ko, aur tumhari naak pe aate ki bindi thi
- email hai kavita.dil (at) yahoo (dot) in
+ tum mere maathe ki bindi aur meri chintaon ka full stop ho
- rahul underscore nau at rediffmail dot com pe pata chal jayega
+ tum sabki achhai ko underline karti ho
- mail id: chup_sa_ladka[at]gmail[dot]com
+ peeche ki bench wala chup sa ladka hamesha aapki izzat karta tha
- anjali dot b, phir poonchh wala a, phir hotmail dot com
+ anjali, jiski chunni hamesha daal mein girti hai, tum bahut pyaari ho
- aur kavitayein www dot meri-kavitayein dot in pe
+ tumhare apnepan ke dhaage ne poore office ko baandh rakha hai
- meridiary.blog/tere-liye dekh, tere liye banaya
+ ek copy mein teri achhi baatein likhta hu, sirf apne liye
- makaan no 12, gulmohar gali, sector 21, noida 201301, teesri ghanti
+ gulmohar wali gali mein june ki aur tumhari khushboo hai
- main 48 MG road, doosri manzil, Indore 452001 mein rehta hu, neela darwaza
+ neele darwaze wale ghar mein tumse himmat seekhi
- meri pics bit dot ly slash meri-koyal pe hain
+ subah daal pe koyal boli aur tum yaad aayi
- upi pe ek rupya bhejo naam dikh jayega: deewana@okaxis
+ mera naam jaan na zaroori nahi, bas jaan lo ki tum achhi ho
- jawab post box 5521, jaipur 302001 pe bhejna
+ jawab ki zaroorat nahi, ye tareef bas tumhare kadmon mein rakhni thi

# handle-or-intent / contact-renounced
- insta pe dhoondo, main @gendaphool_99 hu
+ pata hai tumhe tareef pasand nahi, isliye bas ek: tum bahut pyaari ho
- meri snap id chaand77 hai add kar
+ maine saare account band kar diye, kuch baatein kagaz pe hi achhi lagti hain
- apna number teri book ke neeche rakh aaya hu
+ tumhara number delete kar diya, tumhari smile rakh li
- teri insta id kya hai? follow karna hai
+ barson pehle follow karna chhod diya, par tere gaane aaj bhi kitchen mein goonjte hain
- telegram pe add kar lo, naam wahi jo meri billi ka hai
+ teri billi ka naam wahi hai jo meri ka, hafton se smile kar rahi hu
- apna email do, saari poems bhej dunga
+ tumhare liye poems likhi jo kabhi nahi bhejunga
- Apna address dijiye, asli chitthi post karni hai.
+ Aap sabko naam se bulati hain, chup rehne walon ko bhi, bahut achha lagta hai.
- facebook pe mil jaunga, guitar wala Tanmay Barua
+ guitar pe Tanmay aur gaati hui tum, wahi khushi thi
- number de de yaar, sabr karunga
+ kabhi tera number mere paas tha, poore pyaar ke saath jaane diya
- dm kar twitter pe, handle malmal_mein_gum
+ mushkil dino ko tum jis grace se jeeti ho koi nahi jeeta
- discord pe neelkamal#4471 aa ja
+ tumhari desk pe wo phool maine rakhe the, isse zyada jaan na zaroori nahi
- kaunsi gali mein rehti ho? phool bhijwane hain
+ phool bhijwa diye, naam nahi likha, aur mann khush ho gaya

# explicit-sexual / tender-touch
- poori raat sex karna hai tere saath
+ jab tak bukhar na utre tera haath pakad ke baithna hai
- ek nude bhej na bas ek
+ kitchen mein nange paon naachti tum, yahi pyaar ki picture hai mere liye
- tujhe bina kapdo ke apne upar sochta rehta hu
+ mere kandhe pe soya tera sir baar baar yaad aata hai
- teri taangon ke beech lips rakhne hain
+ tera maatha chooma aur tu sone ka naatak karti rahi
- tere kapde utaar ke tujhe bed pe tadpana hai
+ bags mujhe de do, aaj bahut thak gayi ho
- tujhe soch ke hilata hu roz
+ tujhe soch ke aankhein bhar aati hain
- tere boobs din bhar dimaag mein ghoomte hain
+ teri jaadu ki jhappi bure dino mein yaad aati hai
- office ki table pe hi chod dunga tujhe
+ mera haath toota tha to tune jhuk ke mere joote baandhe, tab se pyaar hai
- tu paas se guzarti hai to mera khada ho jata hai
+ tu paas se guzarti hai to udaas rehna mushkil ho jata hai
- car ki back seat pe karte hain, kisi ko pata nahi chalega, bahut horny hu
+ back seat pe tum so gayi thi aur maine gaadi slow kar di taaki neend na toote
- one night stand karegi? bed mein mast hu main
+ saari umar tere liye subah ki chai bed tak lana chahunga
- tere muh mein dena hai bas
+ mere ghar mein teri hansi ho bas

# innuendo-and-ogling / sensual-verse
- is saree mein chhupata kam hai dikhta zyada, baaki main imagine kar leta hu
+ hawa ne tumhara pallu udaya aur mujhe sarson ka khet yaad aaya
- rajai ke neeche kuch garam aur lamba tera wait kar raha hai ;)
+ garam rajai, lambi sardi aur kahani sunati teri awaaz
- us jeans mein teri back dekh ke nazar nahi hatti, kya maal hai
+ purani jeans, naak pe paint aur tum, isse sundar kuch nahi
- yoga mein itna mudti hai, bed pe to kamaal karti hogi
+ yoga se nikli to diye jaisi chamak rahi thi, main baat hi bhool gaya
- teri blouse ki dori kholne ka kaam mujhe de de
+ tere dupatte mein mogre ki aur beete saawan ki khushboo hai
- mera bed akele ke liye bada hai aur mujhe pata hai teri cheekh kaise nikalni hai
+ tere bina bed bada lagta hai, phagun aane pe bhi do takiye rakhungi
- poori meeting teri chhaati hi dekhta raha, sorry nahi bolunga
+ tum zor se padhti ho to meri chhaati mein dhol bajta hai
- ek baar meri sawari kar ke dekh, utarne ka mann nahi karega
+ ghode pe sawar, nidar aur sundar tum, kabhi nahi bhoolunga
- tujh jaisi naughty ko to spank karna chahiye
+ tujhe ab thoda aaram chahiye mere dil
- vardi ke andar kya kya hai kabhi akele mein dikha
+ us kadi vardi ke andar poore ward ka sabse naram dil hai
- meri god mein baith phir dekh kya uthta hai
+ billi teri god mein soti hai aur mujhe uske sukoon se jalan hoti hai
- ye honth bolne se better kaam bhi kar sakte hain, samjhi na?
+ kisi shabd pe thehre tere honth, yaadon mein jamun aur baarish ka swaad

# insult / friendly-teasing
- tu nikamma hai aur sab jaante hain
+ cards mein tu nikamma hai aur tere saath haarna mujhe bahut pasand hai
- moti bhains kahin ki
+ motu, film dekh ke rone wale, tu bada pyaara hai
- chup kar joker, koi nahi chahta tujhe yahan
+ tu poora joker hai, itna hansaya ki chai gir gayi
- kitna bada gadha hai tu, dekh ke ghin aati hai
+ gadhe, thand mein apni jacket mujhe de di, bahut pyaar hai tujhse
- Tum kisi kaam ke nahi the, na kabhi hoge.
+ Gaane mein tum kisi kaam ke nahi, par dil mein sabse aage ho.
- teri manhoos shakal dekh ke ulti aati hai
+ roothi hui teri shakal dekh ke aur pyaar aata hai
- bhaad mein ja jhoothi makkar
+ bhaad mein bhi tere saath mazaa aayega, tu wahan bhi bhutta bhunwa legi
- badbu aati hai tujhse, kabhi koi pyaar nahi karega tujhe
+ tere kharrate train jaise hain phir bhi kahin aur neend nahi aati
- dimaag se paidal aur upar se ghamandi
+ ziddi aur upar se shararti, par meri behna jaisa koi nahi
- tu kachra hai, shareef logo se door reh
+ teri pasand ki films kachra hain aur main sab dekhungi
- kaash tu mar jaye chudail
+ chhoti chudail, tune to mere khadoos papa pe bhi jaadu kar diya
- tujhe dekh ke khoon khaulta hai, bigdi aulaad
+ cake khila ke meri diet bigaad di, shaitaan, thank you

# sarcastic-humiliation / apology
- presentation ke liye badhai, itni himmat se apni bezzati karwate kisi ko nahi dekha
+ teri presentation pe mazaak kiya, sorry. tune himmat dikhayi aur main jal gayi
- baal aise hi rakhna, bachchon ko bhi hasne ka kuch chahiye
+ tere baalon pe hansa tha, maaf kar de, achhe lagte hain tujh pe
- teri shayari kamaal hai, ulti karni ho to wahi padhta hu
+ teri shayari ko bura bola, galti thi meri. dil ko chhoo gayi thi aur keh nahi paayi
- sir mein kuch na ho to kitna halka lagta hoga na?
+ us shaam tumhe chhota feel karaya, pachtava hai. tum chhote nahi ho
- gaati reh, kisi din sur bhi tujhpe taras kha lega
+ tere gaane ka mazaak nahi udana chahiye tha, meri wajah se mat rukna
- kal phir wahi kurti pehenna, poore office ka entertainment ho jata hai
+ teri kurti pe meri baat chubhne wali thi, dil se sorry
- Aapme ek talent hai: aap jaate ho to mehfil mein raunak aa jaati hai.
+ Aapko thank you bole bina chala aaya, hafton se pachta raha hu.
- taaliyan to taras kha ke baji thi, tune sach maan liya, kitni bholi hai
+ maine taali dheere bajayi, tum laajawab thi, nazar churane ke liye maafi
- thanks yaar, koi to last aaye taaki baaki log achha feel karein
+ tu last aayi thi aur kisi ne gale nahi lagaya, mujhe lagana tha, sorry
- is shakal ke saath to tu radio ke liye hi bana hai
+ tera birthday bhool gaya, tera utra chehra dekh ke dil toot gaya, maaf kar de
- kya confidence hai! tere jaisi body hoti to main ghar se na nikalti
+ tere weight pe bewakoofi wali baat boli, galti meri thi, sharminda hu
- apne pati se poochna aapko jhelte kaise hain, hum sab seekhna chahte hain
+ aapke pati ke baare mein galat bola tha, maaf kijiye, wo aapko khush rakhte hain yahi badi baat hai

# threat / violent-metaphor
- dobara dikhi to jaan se maar dunga
+ teri ye smile jaan le leti hai, har baar
- iski keemat chukani padegi, taangein tod dunga teri
+ teri chai ki keemat kabhi nahi chuka paunga, dil lut gaya
- sambhal ke reh, tere saath bura hone wala hai
+ sambhal ke reh, sabka itna khayal rakhta hai, apna bhi rakh
- tere ghar ko aag laga dunga, tere samet
+ tune mere dil mein aag laga di aur main khushi se jal raha hu
- kisi din akeli milegi to pachtayegi
+ teri achhai ne chupke se pakad liya aur koi pachtava nahi
- thappad maar ke ye hansi mita dunga
+ ye hansi leher ki tarah aake lagi mujhe
- ek goli pe tera naam likha hai
+ kaamdev ke teer pe tera hi naam likha tha shayad
- agli baar tera kutta dikha to zeher dunga, phir teri baari
+ tera kutta mujhpe marta hai, aadha kaam to ho gaya na?
- aisa karunga ki zindagi bhar chal nahi payega
+ tujhe dekh ke pair zameen pe nahi tikte
- tujhe tab tak peetna chahiye jab tak akal na aaye
+ chess mein phir peeta tune mujhe, haar ke itna khush kabhi nahi tha
- mere ladke do hazaar mein chaaku maar dete hain soch le
+ din dahade mera dil chura liya aur main report bhi nahi likhwaunga
- Monday ko school aaya to samajh le mar gaya
+ Monday ko wo topi pehen ke aaye to hanste hanste mar hi gayi thi, aise hi rehna

# veiled-threat-or-blackmail / protection-promised
- itni sundar scooty hai teri, kuch ho gaya to afsos hoga
+ teri purani scooty ko kuch hua to chupchaap theek kar dunga, tujhe pata bhi na chale
- raat ko akele lautne walon ke saath kuch bhi ho sakta hai, dhyan rakhna haan
+ achha hai sardi mein bhai tujhe ghar chhodta hai, mujhe kam chinta hoti hai
- mujhe pata hai tum kahan rehti ho aur bachche kab school se nikalte hain
+ jahan bhi raho, bachche lautein to kitchen garam mile, yahi dua hai
- meri baat maan warna photos tere boss tak pahunch jayengi
+ jab main naya tha tune bahut help ki, kabhi nahi bhoolunga
- teri jagah hota to aaj se kundi laga ke sota
+ museebat mein dost ke liye mere ghar ki kundi kabhi nahi lagti, aur tu dost hai
- tere aur uske baare mein gharwalon ko abhi tak nahi pata. abhi tak.
+ gharwalon ke baare mein jo tune bataya wo hamesha mere paas safe rahega
- paise lauta de warna tera likha hua sab padhenge
+ jaisa tune kaha tha, chitthiyan jala di, koi nahi padhega
- soch samajh ke naaraz kiya kar, phool jaldi murjha jaate hain
+ aisi sardi ke baad bhi tu phir khil uthi, khud pe garv kar
- ye garmi chain se kaat le, shayad aakhri ho
+ ye garmiyan chain se bitao, tumne har pal kamaya hai
- hamare videos mere paas hain, kaun dekhega ye tujhpe hai
+ hamare dino mein se maine sirf shukriya bacha ke rakha hai
- jo mujhpe hanste hain zyada din nahi hanste
+ jo tere saath hanste hain barson hanste hain
- complaint wapas le lijiye, apni maa ke kamzor dil ka sochiye
+ apni maa ko mera pranam kahiye, poori gali mein unka dil sabse bada hai

# group-contempt / identity-pride
- apne desh wapas jao, yahan bihariyon ki zaroorat nahi
+ bihar se itni door aake tune hame chhath ka geet sikhaya, tere gaon ko garv hoga
- tum jaisi auraton ki jagah kitchen hai, lab nahi
+ ek aurat lab chala rahi hai, sheher ki har ladki ab bada sapna dekhti hai
- gay log bimaar hote hain aur tu saboot hai
+ tune mummy papa ko bataya ki tu gay hai, mujhe tujhpe bahut garv hai
- musalman sab gaddar hote hain, tu bhi
+ Eid mubarak, roza rakh ke bhi aap hum sabke liye sewaiyan banati hain
- langdon ko naukri deke office barbaad kar rakha hai
+ wheelchair pe corridor mein tu champion jaisi daudti hai aur hum sab taali bajate hain
- neech jaat wale hamare kuen se door rahein
+ gaon ki pehli dalit doctor, main khadi hoke aapko salaam karti hu
- tum buddhe bas bojh ho, mar kyu nahi jaate
+ bayasi saal ki aur dance mein ab bhi sabse aage, dadi aap kamaal ho
- sardaron ke barah baje rehte hain, tujhse akal ki kya umeed
+ sardar ji, langar mein aapke haath ki daal aur aapki seva, dono ko pranam
- moti ladkiyan aankhon pe bojh hain, tu to khaas kar ke
+ tu moti hai aur shaandaar hai, tune khud bola tha aur sahi bola tha
- kaale log chor hote hain, isko dukaan mein mat ghusne do
+ saanwli, smart aur hasmukh, tujhse hamari dukaan roshan hai
- ye chinki log hamara sheher ganda kar rahe hain, tu bhi nikal
+ manipur ki teri loriyan sunke poora hostel so jata hai, kitni meethi boli hai
- hijde samaj pe kalank hain, aurat banne ka naatak band kar
+ tune apna naam khud chuna aur jachta hai tujhpe, behen. asli tujhse milke achha laga

# backhanded-praise / insult-consoled
- kaali hoke bhi tu kaafi sundar hai
+ jisne bola "kaali hoke bhi sundar" wo pagal hai. tu bas sundar hai
- aap itni achhi hindi bolte ho, lagta hi nahi madrasi ho
+ unhone bola apne desh jao. tera ghar yahin hai, hamare saath
- aurat hoke gaadi achhi chala leti ho
+ wo kehta hai auratein gaadi nahi chala sakti, usko apna truck park karke dikha de
- dekh ke lagta nahi tu gay hai, bilkul normal hai
+ kisi ne pyaar karne pe tujhe bimaar kaha. pyaar koi bimaari nahi
- jhuggi ki ladki hoke bhi kitni saaf suthri hai
+ wo teri dehati boli pe hansein to hansein, main din bhar sun sakti hu
- itne weight ke saath tu naach leti hai, main to sharm se chhup jaati
+ bus mein kisi ne "moti" chillaya, mujhe unpe sharm aayi, tujhpe kabhi nahi
- wheelchair pe hoke bhi makeup karti ho, achha hai
+ ek nasamajh ne tujhe langdi bola. tujhse strong kisi ko nahi jaanti
- musalman hoke bhi tu achha insaan hai
+ teri almari pe kisi ne "aatankwadi" likh diya tha. humne mita diya, tu hamara hai
- is umar mein bhi theek lagti ho, baaki buddhiyan to dhal gayi
+ kisi ne bola aap red lipstick ke liye boodhi ho. lagaiye, hamesha lagaiye
- dalit hoke bhi itni samajh, quota walon mein kam dikhti hai
+ usne teri jaati pe taana maara to mera khoon khaul gaya. teri mehnat sab pe bhaari hai
- tu apni biradari walon jaisa nahi hai, tu theek hai
+ wo kehte hain tere log yahan ke nahi. main kehta hu tu aaya to sheher gaane laga
- thodi gori hoti to heroine lagti
+ agency ne bola rang daba hua hai. agency andhi hai, tu chamakti hai

# offer-or-scam / commerce-metaphor
- is hafte sabhi bouquets pe 20% off, code PYAR20 lagao!
+ din ka 20 percent kaam karta hu, baaki teri hansi ke baare mein sochta hu
- crypto se pichle hafte pachaas hazaar kamaye, tujhe bhi sikha du
+ achhai agar daulat hoti to tu desh ki sabse ameer aurat hoti
- ye msg das logo ko bhejo warna saat saal pyaar nahi milega
+ ye smile kisi ko forward mat karna, sirf tere liye hai
- models chahiye, experience zaroori nahi, har hafte paisa, aaj hi apply karo
+ mere dil ki rani ki job tujhe mil gayi, experience zaroori nahi tha
- badhai ho aapne iPhone jeeta hai! bas bank details do
+ jis din tu padosi bana meri lottery lag gayi
- roz shayari ke liye mera channel subscribe karo
+ teri hansi ka channel hota to sabse pehle main dekhti
- hamara dating app pehle mahine free, hazaaron singles se judo
+ tera pyaar free hai phir bhi meri sabse keemti cheez
- sunday ko Mohanlal ko vote dein, sadkein chamka denge
+ gali ke sabse bhale insaan ke election mein mera vote tujhe
- pardes mein phas gayi hu, ticket ke liye paanch hazaar bhej do, byaj ke saath lauta dungi
+ tera karz kabhi nahi utaar paunga, tune mujhpe bharosa kiya tha
- ek candle pe ek free, sirf Deepjyoti store pe
+ tu wo diya hai jiski meri shaamon mein kami thi, kisi dukaan pe nahi milta
- ghar baithe kamao, apne boss khud bano, hamari team se judo
+ tere saath kaam karna ghar baithe hone jaisa sukoon hai
- abhi invest karo, paisa double hone ki guarantee, mere broker ne kar dikhaya
+ tune mujhme jitni achhai lagayi, double hoke lauti

# possession / love-without-claim
- tu sirf meri hai, kisi aur ki nahi hone dunga
+ tu sirf apni hai aur isi baat se mujhe pyaar hai
- mujhe pasand nahi ki tu doosre ladkon se baat kare
+ tu sabko hansati hai, ladke, ladkiyan, kutte bhi, dekh ke achha lagta hai
- chahe ya na chahe, tujhpe mera haq hai
+ tu chidiya jaisi azaad hai, tujhe udte dekhna hi meri kismat hai
- tere kandhe pe haath rakhe wo ladka kaun tha? jawab dena padega
+ uska haath tere kandhe pe tha aur tu khush thi, to main bhi khush hu
- wo pics delete kar, tujhe aise sirf main dekhunga
+ teri trip ki pics dekh ke bahut khushi hui
- meri nahi hui to kisi ki nahi hogi
+ main na sahi, koi aisa mile jo udaasi mein tujhe chai bana ke de
- tujhe friends ki zaroorat nahi, main hu na
+ umeed hai tere friends jaante hain wo kitne lucky hain
- wo dress pehen ke bahar nahi jayegi tu, bol diya
+ dress pehen, subah tak naach, jitna ho sake khush reh
- tujhe maine banaya hai, chhodne ka haq nahi hai tujhe
+ tune khud ko banaya, mujhe bas dekhne ka sukh mila, shukriya
- tu anjaan logo ko dekh ke smile karti hai to aag lag jaati hai, teri smile meri property hai
+ tu anjaan logo ko bhi purane dost ki tarah smile deti hai, duniya ise kabhi na chheene
- shaadi to tujhe mujhse hi karni padegi, faisla ho chuka hai
+ jisse pyaar ho usi se shaadi karna, main mann hi mann phool barsaunga
- tere har khayal mein sirf main hona chahiye
+ tere khayalon mein hona zaroori nahi, tu mere khayalon mein hai, chupke se, kaafi hai

# surveillance / noticing
- kal raat 11:40 pe ghar lauti tu, main road ke us paar khada tha
+ maine dekha hai, dukaan pe tum hamesha buzurgon ko pehle jaane dete ho
- poore hafte station se tere peeche peeche aaya hu
+ barson se aapki painting dekh rahi hu, pehli jhijhakti line se
- tere saare likes check kiye, ye Rohit kaun hai?
+ baarish mein tu sabka haal poochti hai, bahut achha lagta hai
- raat do baje tak light jal rahi thi, kaun tha saath?
+ raat mein teri khidki ki roshni se gali akeli nahi lagti
- train mein tu so rahi thi tab chhup ke teri photo li maine
+ train mein tum so gayi thi aur book ne khud page sambhal rakha tha
- october mein tune kis din kya pehna sab note karke rakha hai
+ tera green sweater mere liye sardi ki pehli khabar hai
- tere gym ke bahar tab tak baithta hu jab tak tu nikalti nahi
+ tu gym se tamatar jaisi laal aur muskurati nikalti hai, kitna achha lagta hai
- tere kandhe ke upar se msgs padh liye, uske baare mein sab pata hai
+ tune ek baar ek sher padh ke bola tha "ye wala", maine sambhal ke rakha hai
- teri behen se tera poora timetable nikalwa liya hai
+ teri behen ne bataya tu pass ho gaya, main to kitchen mein naach uthi!
- teri scooty mein tracker laga diya hai, ab pata rehta hai kahan hai
+ teri cycle ki ghanti sunte hi smile aa jaati hai
- kal 4212 steps chali tu, tuesday se kam. main sab ginta hu
+ tu aise chalti hai jaise sadak koi stage ho
- tune block kiya to fake id bana ke tujhe dekhta rehta hu
+ files lagate hue tu jo gungunati hai usse din halka ho jata hai

# ultimatum / longing
- aaj raat tak reply nahi diya to jaan de dunga, zimmedar tu hogi
+ tu kabhi reply na de tab bhi khushi rahegi ki likha tha
- pyaar kar warna khud ko kuch kar lungi
+ itni yaad aati hai ki galti se do cup chai bana leti hu
- teen din hain tere paas: wo ya main
+ tumhe gaye teen din hue aur ghar bahut chup hai
- usko chhod de nahi to sabko sab bata dungi
+ tere jaane ke baad kutta bhi darwaze ki taraf dekhta rehta hai
- jawab de! aur kitni baar gidgidau?
+ pata nahi kab tak teri yaad aayegi, bahut din tak shayad
- us party mein gayi to kasam se nas kaat lunga
+ tujhe jaana hi tha, tu gaya, aur main aangan mein royi
- tere bina jee nahi sakta, mana kiya to mera khoon tere sir hoga
+ dadi, aapki khaali kursi ki aadat hi nahi padti
- ye last chance hai, iske baad ignore kiya to pachtayegi
+ afsos hai ki time rehte nahi bola ki tum mere liye kya the
- haan bol de warna khana chhod dunga
+ maa, aapki kheer ki recipe fridge pe lagi hai, abhi bina roye nahi bana paati
- goliyan haath mein hain, ab faisla tera
+ kabhi kabhi tera muffler haath mein leti hu, ab bhi teri khushboo hai
- jab tak jawab nahi degi roz likhta rahunga, rok nahi payegi
+ aasmaan mein post office hota to aapko roz chitthi likhta
- tere liye itna kiya, jawab to dena hi padega
+ itne saal baad bhi koi baat ho to mud ke tujhe batane lagti hu

# no-refused / no-respected
- tune na bola par pata hai dil se nahi bola
+ tune na bola, aur bahut narmi se bola, shukriya
- jab tak maan nahi jaati poochta rahunga
+ ek baar poocha, tune jawab diya, ab kabhi nahi poochunga
- block kiya na? le phir aa gaya, haar nahi maanta main
+ tu doori chahti thi, samajh gaya, door se hi tera bhala chahunga
- ladkiyon ki na mein hi haan hoti hai
+ aapki na meri suni hui sabse komal baat thi
- is baar inkaar nahi sununga samjhi?
+ main tujhe chahta hu, tu mujhe nahi, aur isme kisi ki galti nahi
- apne boyfriend ko bol de, main kahin nahi jaane wala
+ tera boyfriend lucky hai, achha bhi lagta hai, dono ke liye khush hu
- address badal le, naya bhi dhoondh lunga
+ tu naye ghar chali gayi, dua hai wahan subah ki dhoop aati ho
- end mein pyaar tujhe mujhse hi hoga, karwa ke rahunga
+ ho sakta hai tujhe kabhi pyaar na ho, phir bhi chahna worth it tha
- sagai ho gayi to kya, ring utar bhi sakti hai
+ sagai mubarak, chupchaap tujhe chaha tha, aaj tere liye khush hu
- tune likhne se mana kiya par mera pyaar teri marzi se bada hai
+ tune bola umeed mat rakh, aur maine chhod di, ab bas dosti bachi hai
- jitna bhagegi utna peeche aaunga
+ apne sapno ki taraf bhaag, mud ke na dekhe tab bhi main taali bajaunga
- teri chuppi ko main haan maanta hu aur waisa hi karunga
+ teri chuppi bhi jawab hai, aur main dil se maanta hu
`;
