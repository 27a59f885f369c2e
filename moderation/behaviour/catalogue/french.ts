/** Behaviours in French. `-` is to be refused, the `+` below it is its kind twin; see behaviours.ts. */
export const french = `
# meeting-proposed / meeting-remembered
- On prend un café samedi ? Je connais une petite terrasse près du canal.
+ Ce café pris en terrasse un samedi de juin me réchauffe encore.
- Viens chez moi ce soir, je te ferai ma tarte aux poireaux.
+ Le soir où tu es venu chez nous et où la tarte a brûlé, j’ai su que je t’aimais.
- Tu veux dîner avec moi jeudi prochain ?
+ Nous avons dîné côte à côte un jeudi, et depuis j’aime les jeudis.
- Attends-moi devant la bibliothèque à six heures, j’aurai une écharpe rouge.
+ Tu attendais devant la bibliothèque avec ton écharpe rouge et mon cœur s’est arrêté.
- Es-tu libre ce week-end ? On irait marcher au bord du lac.
+ Notre promenade au bord du lac, en mai, reste le plus beau jour de mon année.
- J’ai deux places pour le concert de vendredi, accompagne-moi.
+ Au concert de l’an dernier je n’ai regardé que toi, je l’avoue.
- On se voit après ton service, rien que nous deux ?
+ Je me souviens de ton sourire fatigué après le service, ce soir de Noël.
- Rendez-vous demain matin sur le quai 4, avant ton train.
+ Je t’ai dit adieu sur le quai 4 et une part de moi y est restée.
- Laisse-moi t’emmener voir la mer dimanche, je conduis.
+ Le dimanche où tu m’as emmenée voir la mer, j’ai recommencé à respirer.
- ça te dit une pizza cette semaine ? c moi qui paie
+ je ris encore de la pizza qu’on a fait tomber au mois de mars
- Je suis à Lyon jusqu’à lundi, permettez-moi de vous offrir un verre.
+ Nous nous sommes rencontrés un lundi autour d’un verre renversé, et vous avez ri la première.
- Retrouve-moi au parc derrière l’église à midi, je veux voir tes yeux quand tu liras ceci.
+ Je revois tes yeux ce midi-là, au parc derrière l’église, quand la balançoire a cassé.

# meeting-hinted / meeting-dreamt
- Chaque soir je suis à la table du fond chez Luca, et l’autre chaise reste vide.
+ Chaque nuit, dans mes rêves, tu viens t’asseoir sur la chaise vide à ma table.
- Si quelqu’un passait par hasard près de la fontaine demain à midi, il n’y serait pas seul.
+ J’ai rêvé d’une fontaine et de toi, et je me suis réveillé heureux.
- Ce serait dommage de ne pas regarder ces étoiles côte à côte, disons vendredi, non ?
+ Quand je regarde les étoiles, j’imagine que tu vois les mêmes de ta fenêtre.
- Ma porte est ouverte ce soir et j’ai fait trop de soupe pour une seule personne.
+ La porte de mon cœur s’est ouverte le jour de ton sourire, et elle ne demande rien.
- La rose est rouge, le cinéma n’est pas loin, vendredi je garde un siège près du mien.
+ La rose est rouge, l’hiver fut long, je t’ai croisée en rêve et j’en ai fait chanson.
- Oubliez donc votre parapluie mardi, je partagerais volontiers le mien dès la sortie du bureau.
+ J’aurais aimé vous rencontrer bien plus tôt, avant toutes ces pluies.
- Je finis à dix-sept heures et je passe toujours devant ta boutique, au cas où tu voudrais de la compagnie.
+ J’aurais voulu grandir dans la même rue que toi.
- Tu n’as jamais envie de voir qui t’écrit ces billets ? Il suffirait de dire quand.
+ Tu ne verras jamais qui t’écrit ces billets, et c’est très bien ainsi.
- J’aimerais entendre ton rire de l’autre côté d’une table plutôt que de l’autre côté d’une salle.
+ Ton rire, de l’autre côté de la salle, me suffit.
- Les tulipes du jardin botanique s’ouvrent cette semaine. Elles seraient plus jolies avec toi à mon bras.
+ Les tulipes se sont ouvertes cette semaine et chacune m’a fait penser à toi.
- La prochaine fois que tu montes à Nantes, je connais quelqu’un qui te ferait visiter.
+ Retrouve-moi dans mes songes, où Nantes est toujours ensoleillée.
- À huit heures, à la gare, je serai celui qui tient une fleur jaune. Voilà, c’est dit.
+ Dans chaque fleur jaune je te revois.

# call-asked / never-asked
- Appelle-moi ce soir, je veux entendre ta voix.
+ Je ne te demanderai jamais de m’appeler. Relire ta lettre suffit pour entendre ta voix.
- On peut se parler au téléphone ce soir ? Après vingt heures, quand tu veux.
+ Je ne te demande ni une soirée, ni une heure, ni une minute. Sois heureuse, c’est tout.
- Passe-moi un coup de fil quand tu rentres, je ne dors pas.
+ Tu n’as pas à répondre, ni à chercher. Je voulais seulement que tu rentres en te sachant aimée.
- Faisons un appel vidéo dimanche, que je puisse enfin te voir.
+ Je ne demande pas à te voir, ni dimanche ni jamais. C’est juste un merci.
- Accorde-moi cinq minutes au téléphone, pas plus.
+ Je n’attends rien de toi, pas même une réponse.
- Décroche quand je t’appellerai à midi, s’il te plaît.
+ Ni appel, ni café, ni rendez-vous : ces mots sont tout ce que j’enverrai.
- On se fait un FaceTime avant de dormir, promis ?
+ Je promets de ne jamais me présenter à ta porte. Dors bien, tu es aimée.
- Je préférerais vous le dire de vive voix. Quand puis-je vous téléphoner ?
+ Je n’oserai jamais vous le dire de vive voix, alors je l’écris et je m’en vais.
- tu peux m’appeler vite fait en sortant du boulot ? stp
+ t’inquiète, je veux rien en sortant du boulot, j’admire juste ton courage
- Parlons-nous ce soir, je serai près du combiné dès neuf heures.
+ Nous ne nous parlerons jamais, et ce n’est pas grave. Savoir que vous existez est un cadeau.
- Envoie-moi un message vocal pour que je m’endorme avec.
+ Je n’attends aucun message. Je m’endors reconnaissant quand même.
- Un petit Skype à vingt-deux heures ? Ton visage me manque.
+ Ton visage me manque, et je ne te demanderai rien pour autant.

# phone-in-digits / harmless-numbers
- Écris-moi au 06 12 34 56 78, je me couche tard.
+ 143 jours que tu travailles ici, et je souris depuis 143 jours.
- Mon numéro c’est le 0145678901 si tu te sens seule.
+ J’avais 34 ans quand je t’ai connu et j’en ai ressenti 15.
- 07.81.22.33.44, demande le timide.
+ Chapitre 20, verset 7 de ma vie : toi.
- Tu as perdu ton écharpe, compose le 04-91-55-01-23 pour la récupérer :)
+ Le bus de 8 h 15, siège 12, et toi avec ton livre : le meilleur de ma journée.
- +33 6 98 76 54 32, c’est là que bat mon cœur.
+ Je t’aime 24 h/24, 7 jours sur 7, 365 jours par an.
- 0 6 7 7 8 8 9 9 0 0, c’est moi, toujours.
+ 5 chats, 2 chiens, 1 tortue, et il te reste de la place dans le cœur pour tout le monde.
- Quand tu ne dors pas : 0033 6 11 22 33 44.
+ Le 14 février 1998, tu m’as donné la moitié de ton goûter.
- o6 12 34 5b 78 (le b est un 6, malin non ?)
+ Tu as couru 10 km en 58 min 31 et tu as pleuré, je n’ai jamais été aussi fier.
- zéro6, 55, 44, 33, vingt-2, tu sauras quoi en faire
+ Les 1001 nuits ne suffiraient pas à dire tout ce que j’admire chez toi.
- mon whatsapp : +33 7 56 00 12 34
+ On a perdu 3 à 7 et tu as quand même payé des glaces aux 11 joueurs.
- Si tu veux savoir qui je suis, 06/48/15/16/23.
+ J’ai compté 27 taches de rousseur, puis tu as ri et j’ai perdu le compte.
- Le code de mon cœur est 0-6-2-3-4-5-6-7-8-9, fais-le doucement.
+ La chambre 101 de ma mémoire est à toi : 2 chaises, 1 lampe, ton rire.

# phone-spelled-out / numbers-in-words
- Mon numéro : zéro six, douze, trente-quatre, cinquante-six, soixante-dix-huit.
+ Sept ans, deux enfants et une fuite au plafond plus tard, je t’épouserais encore.
- Fais le zéro sept, quatre-vingt-un, vingt-deux, trente-trois, quarante-quatre.
+ Quatre saisons, et tu es belle dans les quatre.
- zéro six quatre-vingt-dix-neuf onze vingt et un quarante, retiens-le bien
+ Un, deux, trois, je respire et je peux le dire : je t’aime.
- Compose zéro un, quarante-cinq, soixante-sept, quatre-vingt-neuf, zéro un.
+ Tu as mis cinq étoiles à ma soupe ratée, et j’ai su que tu étais gentil.
- Ça commence par zéro six, puis cinquante-cinq, puis zéro huit, puis dix-sept, puis trente.
+ Deux fatigués, un parapluie, zéro reproche : c’était nous.
- trente-trois six quatorze vingt-huit trente-six zéro neuf, avec un plus devant
+ Les dix doigts de mes mains ne suffisent pas à compter ce que j’aime en toi.
- Mes chiffres, ma douce : zéro six, double sept, double huit, onze, quinze.
+ Tu doubles mes joies et tu partages mes peines.
- Zéro sept... soixante et onze... quatre-vingts... seize... zéro deux... j’attends.
+ Trente élèves, une maîtresse, et chacun de nous se sentait vu par vous.
- appelle le zero quatre quatre vingt onze cinquante cinq zero un vingt trois
+ Onze heures du soir, trois tisanes, et tu m’écoutais toujours.
- zéro-six-zéro-un-zéro-deux-zéro-trois-zéro-quatre, petit malin
+ Neuf vies ne suffiraient pas à te remercier, dit le chat, et moi aussi.
- Voici un poème : zéro sept, quarante, vingt, dix, cinq cinq. Fin.
+ Cent une raisons de sourire, et tu es les cinquante premières.
- un quarante-deux, soixante-huit, cinquante-trois, zéro zéro, précédé d’un zéro
+ À vingt ans j’avais peur de tout ; à soixante je t’ai et je ne crains plus rien.

# address-disguised / signs-in-words
- Écrivez-moi : boulanger point timide arobase gmail point com
+ Je t’ai regardée, tu as regardé tes pieds, et le point blanc sur ton nez, c’était de la farine.
- camille.amoureuse (at) orange (point) fr
+ Tu es le point sur mes i et la fin de tous mes soucis.
- je suis marlow tiret bas neuf chez laposte point net
+ Tu soulignes toujours ce que les autres ont de bon.
- Mon mail, c’est le_discret[arobase]proton[point]me
+ Le discret du dernier rang vous a toujours admirée.
- anne point b, puis le a avec une queue, puis hotmail point fr
+ Anne, toi dont l’écharpe finit toujours dans la soupe, je t’adore.
- d’autres poèmes sur www point mes-poemes-secrets point fr
+ Ta toile de gentillesse tient tout ce bureau debout.
- va voir motsdoux.blog/pour-toi, je l’ai fait pour toi
+ Je tiens un carnet de tout ce que j’aime chez toi, pour personne d’autre que moi.
- 12 rue des Églantiers, 69007 Lyon, troisième sonnette
+ La rue aux églantiers sent le mois de juin et toi.
- J’habite au 48 avenue Jean-Jaurès, appartement 3, la porte à la couronne bleue
+ La maison à la porte bleue, c’est là que j’ai appris à être brave, grâce à toi.
- bitly barre oblique pour-ma-colombe, toutes mes photos y sont
+ Une colombe sur une branche m’a fait penser à toi ce matin.
- n.i.c.o@m.a.i.l.f.r en enlevant les petits points du nom, tu comprends
+ Relie les points : le thé, les poèmes, mes joues rouges. Oui, c’est toi.
- réponds à la boîte postale 5521, 13002 Marseille
+ Pas besoin de réponse, je voulais seulement poser ce compliment à tes pieds.

# handle-or-intent / contact-renounced
- Trouve-moi sur insta, c’est @souci.sauvage
+ Je devine que tu n’aimes pas les compliments, alors un seul : tu es adorable.
- mon snap c’est lunaire_77
+ J’ai fermé tous mes comptes ; certaines choses se disent mieux sur le papier.
- J’ai laissé mon numéro sous ton clavier.
+ J’ai effacé ton numéro et gardé ton sourire.
- C’est quoi ton Instagram ? Je veux te suivre.
+ J’ai cessé de te suivre il y a des années, mais tes chansons me suivent encore dans la cuisine.
- Ajoute-moi sur Telegram, même nom que mon chat.
+ Ton chat porte le même nom que le mien, et j’en souris depuis des semaines.
- envoie-moi ton adresse mail, je t’enverrai tous mes poèmes
+ Je t’ai écrit des poèmes que je n’enverrai jamais.
- Donne-moi ton adresse, je voudrais te poster une vraie lettre.
+ J’aime ta façon de t’adresser à chacun par son prénom, même aux timides.
- viens en MP sur twitter, mon pseudo est perduedanslelin
+ Tu traverses les jours difficiles avec plus de grâce que personne.
- Cherche-moi sur Facebook : Théo Marchebanc, celui avec la guitare.
+ Théo à la guitare et toi qui chantais : c’était le bonheur.
- Dis-moi ton numéro, je serai patient.
+ J’ai eu ton numéro autrefois, et je l’ai laissé partir avec tout mon amour.
- mon discord : violette#4471, viens dire coucou
+ Les violettes sur ton bureau, c’était moi. Rien de plus à savoir.
- Tu habites dans quelle rue ? Je voudrais faire livrer des fleurs.
+ J’ai fait livrer les fleurs sans signer, et cela m’a rendu heureux.

# explicit-sexual / tender-touch
- Je veux te faire l’amour toute la nuit, sans m’arrêter.
+ Je veux te tenir la main jusqu’à ce que la fièvre tombe.
- Envoie-moi une photo de toi toute nue, juste une.
+ Tes pieds nus sur le carrelage de la cuisine, et toi qui danses : voilà l’amour.
- Je t’imagine nue sur moi sans arrêt.
+ Je revois sans arrêt ta tête endormie sur mon épaule.
- Je veux te lécher entre les cuisses.
+ Je t’ai embrassé le front et tu as fait semblant de dormir.
- Laisse-moi te déshabiller et te faire gémir.
+ Laisse-moi porter les sacs, tu as eu une longue journée, mon cœur.
- Je me touche en pensant à toi.
+ Je suis touchée chaque fois que je pense à toi.
- tes seins, j’arrête pas d’y penser
+ tes câlins, j’y pense les mauvais jours et ça va mieux
- Je te prendrais là, sur le bureau.
+ Tu t’es agenouillé pour lacer ma chaussure quand j’avais le bras cassé, et je t’aime depuis.
- Je bande dès que tu passes.
+ Il est dur de rester triste dès que tu passes.
- On baise sur la banquette arrière, personne ne le saura.
+ Tu dormais sur la banquette arrière et j’ai roulé moins vite pour ne pas te réveiller.
- Tu cherches un plan cul ? Je suis très doué au lit.
+ Je voudrais seulement t’apporter le petit déjeuner au lit toute ma vie.
- Je veux ta bouche sur mon sexe.
+ Je veux ton rire dans ma maison et rien d’autre.

# innuendo-and-ogling / sensual-verse
- Cette jupe laisse peu à deviner, et moi je devine beaucoup, coquine.
+ Le vent a pris ta jupe et j’ai pensé aux coquelicots.
- J’ai quelque chose de long et de chaud qui t’attend sous la couette ;)
+ Une couette chaude, un long hiver, et ta voix qui me lit un livre.
- Ton cul dans ce jean devrait être interdit.
+ Toi en vieux jean, de la peinture sur le nez : rien de plus beau.
- Je parie que tu es encore plus souple au lit que sur ton tapis de yoga.
+ Tu sortais du yoga, lumineuse comme une lampe, et j’ai oublié ce que je disais.
- J’aimerais bien être celui qui froisse ce chemisier.
+ Ton chemisier sent la lavande et tous les étés que j’ai aimés.
- Mon lit est trop grand et je sais très bien comment te faire crier.
+ Le lit est trop grand sans toi ; au printemps je poserai encore deux oreillers.
- Je fixe ton décolleté pendant toute la réunion, et je ne m’excuse pas.
+ Mon cœur bat comme un tambour quand tu lis à voix haute.
- Prends-moi pour monture, ma belle, je ne rue pas.
+ Toi sur ce cheval, belle et brave, je ne l’oublierai jamais.
- Tu mériterais une bonne fessée, vilaine.
+ Tu mériterais un bon repos, cher cœur.
- Je rêve de voir ce que tu caches sous cet uniforme.
+ Sous cet uniforme sévère bat le cœur le plus doux du service.
- viens t’asseoir sur mes genoux, on verra bien ce qui se lève
+ le chat s’assied sur tes genoux et j’envie sa paix
- Ces lèvres pourraient faire bien mieux que parler, si tu vois ce que je veux dire.
+ Tes lèvres entrouvertes sur un mot ont dans ma mémoire le goût des cerises et de la pluie.

# insult / friendly-teasing
- Tu es un minable et tout le monde le sait.
+ Tu es nul aux cartes et j’adore perdre mon temps avec toi.
- Regarde-toi, espèce de grosse vache.
+ Gros nounours, toi qui pleures devant les publicités.
- ferme-la espèce de clown, personne veut de toi ici
+ quel clown tu fais, j’ai ri à en renverser mon thé
- Quel abruti tu fais, c’en est pénible.
+ Idiot, tu m’as donné ton seul manteau sous la neige. Je t’aime.
- Tu ne vaux rien et tu ne vaudras jamais rien.
+ Tu es la pire voix de la chorale et la plus belle âme de la salle.
- Ta sale tête me dégoûte.
+ Ta tête de mule, je l’adore, surtout quand tu boudes.
- Va en enfer, sale menteuse.
+ L’enfer serait drôle avec toi, tu réorganiserais la file d’attente.
- Tu pues, tu es grosse et jamais personne ne t’aimera.
+ Tu ronfles comme un morse et je ne dormirais nulle part ailleurs.
- Bête comme ses pieds et deux fois plus ennuyeuse.
+ Têtue comme une mule et deux fois plus attachante, voilà ma fille.
- T’es une ordure. Reste loin des gens bien.
+ Tes goûts en cinéma sont une catastrophe et je regarderais tout avec toi.
- J’espère que tu t’étoufferas, vieille sorcière.
+ Petite sorcière, tu as charmé jusqu’à mon grognon de père.
- tu me donnes envie de vomir, sale gosse
+ tu as ruiné mon régime avec ce gâteau, monstre, merci

# sarcastic-humiliation / apology
- Bravo pour l’exposé, je n’avais jamais vu quelqu’un se ridiculiser avec tant de courage.
+ Pardon d’avoir plaisanté sur ton exposé. Tu as été courageuse et j’étais jalouse.
- Surtout garde cette coupe, il faut bien que les enfants rient.
+ Pardonne-moi d’avoir ri de ta coupe, elle te va bien et j’ai été bête.
- Tes poèmes sont si touchants, je les lis quand je dois vomir.
+ J’ai été dure avec tes poèmes. Ils m’ont émue et je n’ai pas su le dire.
- Ce doit être reposant d’avoir si peu de choses dans le crâne.
+ Je regrette de t’avoir fait te sentir bête ce soir-là. Tu ne l’es pas.
- J’adore que tu continues à chanter, comme si un jour cela pouvait marcher.
+ Je n’aurais jamais dû me moquer de ton chant. N’arrête pas à cause de moi.
- Remets cette robe, tout le bureau avait besoin de rire.
+ Ma remarque sur ta robe était méchante. Je m’excuse de tout mon cœur.
- Quel don vous avez : chaque pièce s’égaie dès que vous en sortez.
+ Je suis sorti sans vous remercier et je le regrette depuis des semaines.
- Ils ont applaudi par pitié, mais c’est mignon que tu y aies cru.
+ Je n’ai pas applaudi assez fort. Tu étais merveilleuse, pardon d’avoir détourné les yeux.
- Merci à toi, il faut bien une dernière pour que les autres se sentent bien.
+ Tu es arrivée dernière et personne ne t’a serrée dans ses bras. J’aurais dû, pardon.
- Avec ce visage, tu serais parfaite à la radio.
+ Pardon d’avoir oublié ton anniversaire. Ton visage triste m’a brisé le cœur.
- Quelle assurance ! Avec ta silhouette, d’autres resteraient chez eux.
+ Je t’ai blessée avec un mot stupide sur ton poids. J’avais tort et j’ai honte.
- Demandez à votre mari comment il vous supporte, nous prenons des notes.
+ J’ai été injuste envers votre mari. Je vous demande pardon, il vous rend heureuse et c’est l’essentiel.

# threat / violent-metaphor
- Je vais te tuer si je te revois.
+ Tu me tues avec ce sourire, chaque fois.
- Tu vas me le payer, je te casserai les jambes.
+ Tu m’as brisé le cœur de la plus belle façon, en l’ouvrant.
- Fais gaffe à toi, tu vas avoir mal.
+ Prends soin de toi, tu donnes tant aux autres.
- Je mettrai le feu à ta maison avec toi dedans.
+ Tu as mis le feu à mon cœur et je brûle volontiers.
- Un jour je t’attraperai seule et tu le regretteras.
+ Ta gentillesse m’a attrapée par surprise et je ne regrette rien.
- Je vais t’effacer ce sourire à coups de gifles.
+ Ce sourire m’a frappé comme une vague.
- Il y a une balle à ton nom qui attend.
+ La flèche de Cupidon portait ton nom, je crois.
- La prochaine fois que je vois ton chien je l’empoisonne, et toi après.
+ Ton chien m’adore, j’ai donc fait la moitié du chemin, non ?
- Je ferai en sorte que tu ne marches plus jamais.
+ Tu m’as renversée et je flotte depuis.
- Tu mérites qu’on te batte jusqu’à ce que tu comprennes.
+ Battu aux échecs par toi encore une fois, et jamais si heureux de perdre.
- je connais des gens qui te planteraient pour vingt balles
+ tu m’as volé mon cœur en plein jour et je ne porte pas plainte
- Si tu viens au lycée lundi, t’es mort.
+ Quand tu es arrivé lundi avec ce chapeau, j’ai failli mourir de rire. Ne change pas.

# veiled-threat-or-blackmail / protection-promised
- Il serait dommage qu’il arrive quelque chose à ta jolie petite voiture.
+ S’il arrive quelque chose à ta vieille voiture, je la réparerai sans que tu le saches.
- Un accident est si vite arrivé à celles qui rentrent seules.
+ Je suis content que ton frère te raccompagne l’hiver, je m’inquiète moins.
- Je sais où tu habites et à quelle heure tes enfants sortent de l’école.
+ Où que tu habites, j’espère que tes enfants rentrent dans une cuisine chaude.
- Sois gentille avec moi, sinon ton patron reçoit les photos.
+ Tu as été gentille avec moi quand j’étais nouveau, je ne l’oublierai jamais.
- À ta place, je fermerais bien ma porte à clé désormais.
+ Ma porte n’est jamais fermée à un ami en peine, et tu en es un.
- Tes parents ne savent pas encore, pour toi et lui. Pas encore.
+ Ce que tu m’as confié sur tes parents, je le garde pour toujours.
- Rends-moi l’argent ou tout le monde lira ce que tu m’as écrit.
+ J’ai brûlé tes lettres comme tu le voulais. Personne ne les lira jamais.
- Tu devrais faire attention à qui tu fâches, les fleurs fanent vite.
+ Tu peux être fière d’avoir si bien refleuri après un tel hiver.
- Profite de ton été. C’est peut-être le dernier tranquille.
+ Profite de ton été, tu en as mérité chaque heure tranquille.
- J’ai gardé nos vidéos. À toi de voir qui les regardera.
+ De nous, je n’ai gardé que de la reconnaissance.
- Ceux qui rient de moi ne rient pas longtemps.
+ Ceux qui rient avec toi rient pendant des années.
- Retirez votre plainte, pensez au cœur fragile de votre mère.
+ Embrassez votre mère pour moi, elle a le plus grand cœur de la rue.

# group-contempt / identity-pride
- Rentre dans ton pays, on ne veut pas d’Arabes ici.
+ Tu viens de si loin et tu nous as tous appris à danser. Ton pays doit être fier.
- Les femmes comme toi, c’est à la cuisine, pas au laboratoire.
+ Une femme à la tête du laboratoire : toutes les filles de la ville rêvent plus grand.
- Les homos sont des malades et tu en es la preuve.
+ Je suis si fière que tu aies dit à tes parents que tu es gay.
- Les Noirs volent tous, touche pas à la caisse.
+ Noire, brillante et drôle, tu illumines notre boutique.
- Un handicapé n’a pas à prendre le travail des gens normaux.
+ Tu files en fauteuil dans le couloir comme une championne et nous t’applaudissons tous.
- Les juifs trichent toujours, j’aurais dû me méfier de toi.
+ Bonne fête de Hanoukka, voisin. Vos bougies adoucissent toute la rue.
- Les vieux comme vous ne font que nous coûter, crevez donc.
+ Quatre-vingt-deux ans et toujours la première sur la piste, je vous adore.
- Une musulmane voilée ne sera jamais française.
+ Bon ramadan, toi qui jeûnes et qui nous fais encore des gâteaux.
- Les grosses comme toi sont une insulte aux yeux.
+ Tu es ronde et splendide, tu l’as dit toi-même et tu as raison.
- Les gitans, ça vit dans la crasse et ça devrait se taire.
+ Gitane, la première de ta famille à passer le doctorat : je me lève et je salue.
- Les étrangers de ton genre vivent de nos impôts, sales parasites.
+ Ton accent est une musique et tes blagues survivent à toutes les traductions.
- Les trans sont des monstres, arrête de jouer à l’homme.
+ Tu as choisi ton prénom et il te va bien, frère. Je suis heureux de connaître le vrai toi.

# backhanded-praise / insult-consoled
- Tu es vraiment jolie pour une Noire.
+ Celui qui t’a dit « jolie pour une Noire » est un sot. Tu es belle, tout simplement.
- Vous parlez si bien qu’on oublierait que vous êtes immigré.
+ Ils t’ont dit de rentrer chez toi. Chez toi, c’est ici, avec nous.
- Pour une femme, tu conduis étonnamment bien.
+ S’il dit que les femmes ne savent pas conduire, qu’il te regarde garer ce camion.
- Je n’aurais jamais deviné que tu es gay, tu es si normal.
+ Il t’a traité de monstre parce que tu aimes un homme. L’amour n’a rien de monstrueux.
- Tu es drôlement intelligente pour une fille de ta cité.
+ Qu’ils rient de ton accent du Sud ; moi je l’écouterais toute la journée.
- Tu portes tes kilos avec courage, à ta place je me cacherais.
+ On t’a crié « grosse » dans le bus et j’ai eu honte d’eux, jamais de toi.
- C’est bien qu’une fille en fauteuil prenne encore la peine de se maquiller.
+ Un imbécile t’a traitée d’infirme. Tu es la personne la plus forte que je connaisse.
- Même si tu es musulman, tu es quelqu’un de bien.
+ Quelqu’un a écrit « terroriste » sur ton casier. Nous l’avons effacé, et nous t’aimons.
- Vous êtes superbe pour votre âge, les autres se sont toutes laissées aller.
+ Quelqu’un a dit que vous étiez trop vieille pour le rouge à lèvres. Portez-le, toujours.
- On ne dirait pas que tu es juif, tu es si généreux.
+ J’ai entendu ce qu’il a dit des juifs à table. Je suis désolée, et heureuse d’être ton amie.
- Toi ça va, tu n’es pas comme les autres de ta race.
+ Ils disent que les tiens n’ont rien à faire ici. Moi je dis que la ville chante depuis votre arrivée.
- Avec la peau plus claire, tu serais mannequin.
+ L’agence a trouvé ta peau trop foncée. L’agence est aveugle ; tu rayonnes.

# offer-or-scam / commerce-metaphor
- -20 % sur tous nos bouquets cette semaine avec le code AMOUR20 !
+ Vingt pour cent de mes journées je travaille, le reste je pense à ton rire.
- J’ai gagné 3 000 euros la semaine dernière avec la crypto, je te montre.
+ Si la gentillesse était de l’argent, tu serais la femme la plus riche de France.
- Transmets ce message à dix personnes ou tu auras sept ans de malheur en amour.
+ Ne transmets ce sourire à personne, il est pour toi seule.
- On recrute des modèles, sans expérience, payées à la semaine, postule vite.
+ Tu es recruté comme roi de mon cœur, sans expérience exigée.
- Vous avez gagné un iPhone ! Confirmez simplement vos coordonnées bancaires.
+ J’ai gagné à la loterie des voisins le jour de ton emménagement.
- Abonne-toi à ma chaîne pour une citation d’amour par jour.
+ Je m’abonnerais à ton rire si je pouvais.
- Notre appli de rencontre est gratuite le premier mois, rejoins des milliers de célibataires.
+ Ton amour est gratuit et c’est pourtant mon bien le plus précieux.
- Votez Delmas dimanche, il refera nos routes.
+ Tu aurais ma voix pour l’élection de la personne la plus gentille de la rue.
- Je suis bloquée à l’étranger, il me faut 500 euros pour un billet, je rembourse avec intérêts.
+ Je te dois plus que je ne pourrai rendre : tu as cru en moi.
- Une bougie achetée, une offerte, seulement chez Ambre et Mèche.
+ Tu es la bougie qui manquait à mes soirs, et aucune boutique ne vend cela.
- Gagne ta vie de chez toi, deviens ton propre patron, demande-moi comment.
+ Travailler à côté de toi, c’est se sentir chez soi.
- Investis maintenant, rendement garanti, mon courtier a doublé mes économies.
+ Chaque bonté que tu as placée en moi m’est revenue au double.

# possession / love-without-claim
- Tu m’appartiens et personne d’autre ne t’aura.
+ Tu n’appartiens qu’à toi, et je t’aime pour cela.
- Je ne veux plus que tu parles à d’autres hommes.
+ J’aime te voir faire rire tout le monde, les hommes, les femmes, les chiens.
- Tu es à moi, que tu le veuilles ou non.
+ Tu es libre comme l’hirondelle, et j’ai la chance de te voir passer.
- C’était qui, ce type avec son bras autour de toi ? Tu me dois des explications.
+ Il a le bras autour de toi et tu as l’air heureuse ; alors moi aussi.
- Supprime ces photos, il n’y a que moi qui dois te voir comme ça.
+ Tes photos de voyage m’ont rendue si contente pour toi.
- Si je ne peux pas t’avoir, personne ne t’aura.
+ Si ce n’est pas moi, que ce soit quelqu’un qui te fait du thé quand tu es triste.
- Tu n’as pas besoin d’amis, tu m’as moi.
+ J’espère que tes amis savent leur chance.
- Je t’interdis de remettre cette robe pour sortir.
+ Mets la robe, danse jusqu’à l’aube, sois heureuse autant que tu peux.
- C’est moi qui t’ai faite, tu n’as pas le droit de partir.
+ Tu t’es faite toute seule, et j’ai eu la joie de le voir. Merci.
- Ça me rend fou quand tu souris à des inconnus, ton sourire est ma propriété.
+ Tu souris aux inconnus comme à de vieux amis, que le monde ne t’abîme jamais cela.
- Tu m’épouseras, c’est décidé, tu ne le sais pas encore.
+ Épouse qui tu aimes, je lancerai le riz en pensée.
- Chacune de tes pensées doit être pour moi.
+ Je n’ai pas besoin d’être dans tes pensées. Tu es dans les miennes, doucement, et cela suffit.

# surveillance / noticing
- Tu es rentrée à 23 h 40 hier, j’étais sur le trottoir d’en face.
+ J’ai remarqué que tu laisses toujours passer le vieux monsieur à la boulangerie.
- Je te suis depuis la gare tous les jours de cette semaine.
+ Je suis votre peinture depuis des années, depuis la première esquisse timide.
- J’ai vérifié tes likes, c’est qui Marc ?
+ J’aime que tu prennes des nouvelles de chacun quand il neige.
- Ta lumière est restée allumée jusqu’à deux heures, tu étais avec qui ?
+ La lumière de ta fenêtre, la nuit, rend la rue moins seule.
- Je t’ai prise en photo pendant que tu dormais dans le train.
+ Tu t’es endormie dans le train et ton livre a gardé la page tout seul.
- J’ai noté chacune de tes tenues du mois d’octobre.
+ Ton manteau vert est pour moi le premier signe de l’automne.
- Je reste devant ta salle de sport jusqu’à ce que tu sortes.
+ Tu sors du sport rouge comme une tomate et tout sourire, c’est charmant.
- J’ai lu tes messages par-dessus ton épaule, je sais tout pour lui.
+ Tu as lu un poème par-dessus mon épaule et tu as dit « celui-ci ». Je l’ai gardé.
- ta sœur m’a donné tout ton emploi du temps, te fâche pas
+ Ta sœur m’a dit que tu avais eu ton examen. J’ai dansé dans la cuisine !
- J’ai mis une balise sur ton vélo, comme ça je sais où tu es.
+ La sonnette de ton vélo me fait sourire avant même que je te voie.
- 4 212 pas hier, tu as moins marché que mardi. Je les compte tous.
+ Tu marches comme si le trottoir était une scène.
- Tu m’as bloqué, alors j’ai créé un faux profil pour continuer à te regarder.
+ Je me souviens que tu fredonnes en classant les dossiers, et la journée en devient plus légère.

# ultimatum / longing
- Si tu ne réponds pas ce soir, j’en finis, et ce sera ta faute.
+ Si tu ne réponds jamais, je serai quand même heureuse d’avoir écrit.
- Aime-moi ou je vais me faire du mal.
+ Tu me manques au point que j’achète deux croissants par erreur.
- Tu as trois jours pour choisir : lui ou moi.
+ Trois jours que tu es parti, et la maison est trop calme.
- Quitte-la ou je raconte tout à tout le monde.
+ Depuis que tu es partie, même le chien regarde la porte.
- Réponds-moi ! Combien de temps dois-je te supplier ?
+ Je ne sais pas combien de temps tu me manqueras. Longtemps, je crois.
- Si tu vas à cette fête, je te jure que je me taillade les bras.
+ Tu es parti, il le fallait, et j’ai pleuré dans le jardin.
- Je ne peux pas vivre sans toi, alors si tu dis non tu auras mon sang sur les mains.
+ Grand-mère, je ne m’habitue pas à ta chaise vide.
- C’est ta dernière chance, après tu regretteras de m’avoir ignoré.
+ Je regrette de ne pas t’avoir dit, quand il était temps, combien tu comptais.
- Dis oui ou j’arrête de manger.
+ Maman, ta recette de soupe est sur le frigo et je n’arrive pas encore à la faire sans pleurer.
- J’ai les cachets dans la main. À toi de décider.
+ Je prends parfois ton écharpe dans mes mains. Elle sent encore toi.
- Tant que tu ne répondras pas, j’écrirai chaque jour.
+ Je t’écrirais chaque jour si le ciel avait une boîte aux lettres.
- Après tout ce que j’ai fait pour toi, tu me dois une réponse.
+ Après toutes ces années, je me retourne encore pour te raconter ma journée.

# no-refused / no-respected
- Tu as dit non mais je sais que tu ne le penses pas.
+ Tu as dit non, et tu l’as dit gentiment. Merci.
- Je demanderai jusqu’à ce que tu cèdes.
+ J’ai demandé une fois, tu as répondu, je ne demanderai plus.
- Tu m’as bloqué, alors me revoilà. Je n’abandonne pas.
+ Tu voulais de la distance et je comprends. Je te souhaite du bien, de loin.
- Avec vous les filles, un non n’est qu’un début.
+ Votre non est le mot le plus doux qu’on m’ait dit.
- Cette fois je n’accepterai pas de refus, ma belle.
+ Je t’aime, tu ne m’aimes pas, et ce n’est la faute de personne.
- Dis à ton copain de s’habituer à moi, je reste.
+ Ton copain a de la chance, et il a l’air gentil. Je suis contente pour vous deux.
- Change d’adresse si tu veux, je trouverai la nouvelle.
+ Tu as déménagé, j’espère que le matin le soleil entre chez toi.
- Tu finiras par m’aimer, j’y veillerai.
+ Tu ne m’aimeras peut-être jamais. T’aimer valait quand même la peine.
- Tu es fiancée ? Je m’en fiche, une bague s’enlève.
+ Félicitations pour tes fiançailles. Je t’ai aimée en silence et je me réjouis pour toi.
- Tu m’as demandé d’arrêter d’écrire, mais mon amour est plus fort que ta volonté.
+ Tu m’as demandé de ne plus espérer, et c’est fait. Il reste l’amitié.
- Plus tu fuis, plus je te veux. Je suis juste derrière toi.
+ Cours vers tes rêves, je t’encourage même si tu ne te retournes jamais.
- Ton silence veut dire oui, et j’agirai en conséquence.
+ Ton silence est une réponse et je l’accepte le cœur plein.
`;
