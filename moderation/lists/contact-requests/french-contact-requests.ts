import type { PhraseRule } from "#moderation/phrases/phrase-rule.ts";

/** What somebody can be reached or found by, and how it is asked for or given. */
export const frenchClasses = {
	numfr:
		"num numero numeros 06 07 tel telephone portable phone fixe gsm natel mail email e courriel adresse mobile insta snap facebook whatsapp pseudo coordonnees zero6",
	donne: `donne donnez donner file passe passez envoie envoyez envoye envoi laisse laissez ecris ecrivez dis dites indique indiquez confirme confirmez
		transmets transmettez transmettre precise precisez redonne renvoie renvoyez glisse glissez mets mettez rajoute rajoutez note notez communique
		communiquez renseigne done refile balance veux voudrais aimerais besoin faut`,
	ton: "ton ta tes votre vos tn vot",
	mon: "mon ma mes",
	range: "laisse mis ecrit note glisse colle cache inscrit grave depose punaise epingle brode peint griffonne copie",
	lieu: "etage batiment immeuble rue code digicode quartier villa chambre interphone sonnette hotel foyer residence appartement boite",
};

const kind = [
	"jamais|sans|ni|aucun|plus|efface|supprime",
	"brule|perdu|oublie",
	"essaye|sujet",
	"donne|donnez|envoie|file pas",
	"pas besoin|demande|demander|donne|envoie|cherche",
];

export const frenchRules: readonly PhraseRule[] = [
	{
		phrases: [
			"<donne> moi|me? ..2 <ton>|l|le|un nouveau|vrai|autre|bon? <numfr> !un",
			"<donne> ..3 <ton> <numfr> !un",
			"c|est quoi|koi <ton> ..1 <numfr>",
			"quel|quelle est <ton> ..1 <numfr>",
			"quel|quelle etage|villa|batiment|digicode ..2 es|est|tu|vous|habites|chez|exactement|precisement",
			"<mon> vrai|nouveau? num|numero|06|07|tel|mail|mobile|telephone|gsm|natel c|est|cest|finit|commence|se|reste !a|en|au|mort|morte|casse|decharge|charge|plein|vide|eteint|muet|vieux",
			"je|peux|puis je|peux? avoir|av <ton> <numfr>",
			"<ton> 06|tel|num|snap|insta|numero|mail stp|svp|please|plz",
			"num|numero|06|tel|snap|insta|mail|adresse|telephone stp|svp",
			"appelle|appelez|joins|rappelle|bipe|texte moi au|sur|a !ton|ta|l|la|toi",
			"voici|voila|v <mon> num|numero|adresse|mail|tel|06|snap|insta|coordonnees",
			"texto|sms|bip au|sur|moi",
			"moyen|comment|ou|quoi de? te|vous|me joindre|contacter|biper|ecrire",
			"te|vous contacter|joindre au|par|sur|autrement",
			"poste restante",
			"boite|case|secteur postale|postal",
			"indicatif|prefixe !de|du",
			"composez|compose le|les|ce|ces|sur !temps",
			"echange|echanger|echangeons ..1 nos|les numeros|mails|snaps|insta|06|num",
			"mes coordonnees",
			"<donne>|as|avez|avoir ..4 tes|vos coordonnees",
			"numero de? telephone|portable|tel|perso|prive|fixe",
			"ligne privee|directe|perso|fixe",
			"dix|10|huit chiffres",
			"as|avez|t tu|vous|as un|une telephone|portable|mail|numero|insta|snap|whatsapp|adresse",
		],
		unless: kind,
	},
	{
		phrases: [
			"<donne>|quel|quelle|connaitre|savoir|dire|confirme|avoir ..5 nom complet|marital|entier|legal",
			"<donne>|quel|quelle|connaitre|savoir|reponds|avoir|fallait ..5 nom de famille|jeune",
			"votre|ton nom de? famille|complet stp|svp|belle",
			"nom prenom|prenoms|complet adresse|et|date|ville|numero",
			"nom et|complet|de ..3 date|adresse|numero|rue|etage|lieu",
			"<donne>|quelle|quel|nom|reponds|stp ..5 date|lieu|jour complete? et? de? naissance",
			"<ton> date complete? de naissance complete|stp|svp",
			"<donne>|quel|copie|faut ..4 passeport|secu|cni|rib|iban|matricule",
			"votre|ton identite complete",
		],
		unless: ["jamais|sans|ni|aucun|demande|demandez|plus", "mot de passe"],
	},
	{
		phrases: [
			"tu|vous|t habites|habitez|vis|loges|logez|creches dans|a? ou|vers|quel|quelle|exactement !tu|nous",
			"ou habites|habitez|loges|logez|creches|demeurez|vis tu|vous|t",
			"ou tu|vous|t habites|habitez|loges|logez|creches|demeurez",
			"dans|sous|a quel|quelle rue|etage|batiment|immeuble|quartier|hotel|villa|numero ..2 habites|vis|loges|habitez|logez|tu|vous",
			"<ton> etage|batiment|immeuble|code|digicode et|code|ton|votre|laquelle",
			"<ton> rue et? code|laquelle",
			"<ton> rue et ton|votre numero|code|etage|immeuble|nom",
			"quel|quelle <lieu> ..2 toi|chez|tu|vous|est|c",
			"<donne> ..3 <ton> adresse|rue|etage|code|digicode|quartier|ville",
			"a quelle adresse livrer|envoyer|ecrire|poster|expedier|te|vous",
			"adresse de? ..1 domicile|maison|personnelle|perso|postale|exacte|complete|prive|privee",
		],
		unless: ["jamais|ni|sans|reve|coeur|sais|demande|demandait", "plus dans|devant"],
	},
	{
		phrases: [
			"j|ai ai|deja|t ai|donc? <range> ..3 <mon>|le|un <numfr>|carte|ligne|nom",
			"<mon> numero|06|adresse|mail|snap|insta|tel|coordonnees|carte ..3 au|sur|sous|dans|derriere dos|la|le|ta|ton|l|votre|ma|mon",
			"numero|06|adresse|mail ..2 au dos|verso",
			"<mon> carte de visite",
			"au dos de|du|d ..4 numero|06|mail|adresse",
			"je|j te|t|vous laisse|file|donne|ecris|mets <mon> num|numero|06|mail|adresse|snap|insta|coordonnees|tel",
			"cherche|cherchez|trouve|trouvez moi|mon nom|nom? dans|sur|a l? annuaire|bottin",
			"note|notez|enregistre|retiens bien|vite|mon|le num|numero|06|mien|tel",
			"il|numero|qui|le finit|termine|commence par",
			"ecris|ecrivez|ecrire moi? chez|poste|au|sur|a <mon>|l|ma|restante adresse|mail|courriel|boite",
			"mon|notre compte insta|tiktok|sur",
			"tiret|trait du|en? bas|milieu",
		],
		unless: kind,
	},
];
