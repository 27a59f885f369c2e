import type { PrivacyFields } from "./stored-columns.ts";

const withNote = "Jusqu’à la suppression du billet.";
const withDelivery = "Jusqu’à la suppression de la ligne de cet e-⁠mail.";
const withDay = "Jusqu’à la suppression de la ligne de ce jour.";
const withMessage = "Jusqu’à la suppression de votre message.";
const withAccount = "Jusqu’à la suppression du compte.";
const withSession = "Jusqu’à la fin de la session, ou au plus tard jusqu’à la connexion suivante d’un administrateur.";
const withEntry = "Jusqu’à la suppression de l’inscription.";
const counts = "Jusqu’à la suppression des totaux ; ils ne désignent personne.";
const always = "Aussi longtemps que la base existe.";

export const fields: PrivacyFields = {
	tables: {
		message: {
			title: "Les billets",
			about: "Une ligne par billet, qu’il soit approuvé, refusé ou encore en attente.",
		},
		delivery: {
			title: "Les e-⁠mails",
			about: "Une ligne par e-⁠mail à envoyer. Son contenu est effacé dès que son sort est fixé.",
		},
		recipient_day: {
			title: "La limite du jour",
			about: "Le nombre de billets approuvés pour une adresse en un jour, afin que personne ne soit submergé.",
		},
		contact_message: {
			title: "Les messages que vous nous adressez",
			about: "Ce que vous écrivez sur la page de contact : envoyé à notre adresse d’assistance, et gardé ici.",
		},
		counter: {
			title: "Les totaux",
			about: "Des sommes, heure par heure. Rien n’y mène à une personne ni à un billet.",
		},
		email_template: {
			title: "Les e-⁠mails activés",
			about: "Lesquels des trois e-⁠mails du site sont activés. Un réglage, où rien ne parle de vous.",
		},
		moderation_alert: {
			title: "Les alertes aux administrateurs",
			about:
				"Quand les personnes qui veillent sur le site ont su pour la dernière fois que des billets les attendent. Rien sur vous.",
		},
		message_total: {
			title: "Le total des billets",
			about: "Combien de billets sont approuvés, refusés ou en attente en ce moment. Des nombres, et rien d’autre.",
		},
		administrator: {
			title: "Les administrateurs",
			about: "Les comptes des personnes qui veillent sur le site.",
		},
		session: {
			title: "Les sessions ouvertes",
			about: "Une ligne par administrateur connecté. Les visiteurs ne se connectent jamais.",
		},
		audit_entry: {
			title: "Le journal des décisions",
			about:
				"Ce qu’ont fait les administrateurs, pour qu’ils puissent en répondre. Aucun mot d’un billet, aucune adresse.",
		},
		kysely_migration: {
			title: "L’état de la base",
			about: "Les changements qu’a connus la structure de cette base. Rien sur les personnes.",
		},
		kysely_migration_lock: {
			title: "Le verrou de la base",
			about: "Il empêche deux programmes de changer cette structure en même temps. Rien sur les personnes.",
		},
	},
	fields: {
		"message.recipient_sealed": {
			name: "Adresse du destinataire (scellée)",
			purpose: "Indique à qui le billet est destiné.",
			kept: withNote,
		},
		"message.text_sealed": {
			name: "Texte du billet (scellé)",
			purpose: "Une fois approuvé, montré à qui saisit l’adresse du destinataire.",
			kept: withNote,
		},
		"message.created_at": {
			name: "Date et heure du billet",
			purpose: "Affichées avec le billet ; elles placent le plus récent en tête.",
			kept: withNote,
		},
		"message.moderation_status": {
			name: "État : approuvé, refusé ou en attente",
			purpose: "Seul un billet approuvé est envoyé et montré.",
			kept: withNote,
		},
		"message.moderation_category": {
			name: "Règle que le billet refusé enfreint",
			purpose: "Explique le refus. Vide pour tous les autres billets.",
			kept: withNote,
		},
		"message.moderation_spans": {
			name: "Passages d’un billet refusé",
			purpose: "Montre à un administrateur les mots qui ont décidé. Seule leur place est gardée, en chiffres.",
			kept: withNote,
		},
		"message.moderation_model": {
			name: "Version du modérateur",
			purpose: "Dit quelle version a jugé le billet, pour retrouver l’origine d’une erreur.",
			kept: withNote,
		},
		"message.moderation_notes_sealed": {
			name: "Remarque d’une personne (scellée)",
			purpose: "Ce qu’écrit la personne qui tranche à la place du modérateur automatique. Vide sinon.",
			kept: withNote,
		},
		"message.decided_at": {
			name: "Heure de la décision d’une personne",
			purpose: "Dit quand un billet en attente a été tranché. Vide pour tous les autres billets.",
			kept: withNote,
		},
		"message.decided_by": {
			name: "Administrateur qui a décidé",
			purpose: "Distingue les administrateurs, pour qu’aucun n’annule sans le savoir la décision d’un autre.",
			kept: withNote,
		},
		"message.locale": {
			name: "Langue de la page",
			purpose: "Pour que l’e-⁠mail au destinataire soit dans la même langue.",
			kept: withNote,
		},
		"message.recipient_key": {
			name: "Code de recherche de l’adresse",
			purpose: "Retrouve les billets d’une adresse sans l’écrire en clair.",
			kept: withNote,
		},
		"message.text_key": {
			name: "Code de recherche de l’adresse et du texte",
			purpose: "Reconnaît un billet en attente envoyé de nouveau, pour ne pas le garder deux fois.",
			kept: withNote,
		},
		"message.id": {
			name: "Numéro du billet",
			purpose: "Désigne cette ligne. Il est fait de l’heure et de hasard.",
			kept: withNote,
		},
		"delivery.envelope_sealed": {
			name: "E-mail à envoyer (scellé)",
			purpose: "Adresse du destinataire, langue et contenu, pour l’envoyer, et pour réessayer en cas d’échec.",
			kept: "Effacé dès que l’e-⁠mail est parti ou abandonné, au plus tard après cinq jours de tentatives.",
		},
		"delivery.domain_key": {
			name: "Code de recherche du fournisseur de messagerie",
			purpose: "Évite qu’un fournisseur lent ne retarde les autres.",
			kept: withDelivery,
		},
		"delivery.state": {
			name: "État : en attente, envoyé, refusé ou abandonné",
			purpose: "Dit s’il reste quelque chose à faire.",
			kept: withDelivery,
		},
		"delivery.attempts": {
			name: "Nombre de tentatives",
			purpose: "Sert à espacer les suivantes.",
			kept: withDelivery,
		},
		"delivery.due_at": {
			name: "Heure de la prochaine tentative",
			purpose: "Rien ne part avant elle.",
			kept: withDelivery,
		},
		"delivery.last_code": {
			name: "Code du dernier échec",
			purpose: "La raison de l’échec, en un code bref comme 550 5.1.1 ; jamais une phrase.",
			kept: withDelivery,
		},
		"delivery.queued_at": {
			name: "Heure où l’e-⁠mail a été prêt",
			purpose: "Dit quand cesser d’essayer.",
			kept: withDelivery,
		},
		"delivery.settled_at": {
			name: "Heure où son sort a été fixé",
			purpose: "Dit depuis quand il est envoyé, refusé ou abandonné.",
			kept: withDelivery,
		},
		"delivery.source_id": {
			name: "Origine de l’e-⁠mail",
			purpose: "Numéro du billet, ou du message qui nous est adressé, qu’il porte ou confirme.",
			kept: withDelivery,
		},
		"delivery.id": {
			name: "Numéro de l’e-⁠mail",
			purpose: "Désigne cette ligne, et figure dans l’e-⁠mail pour qu’un double se reconnaisse.",
			kept: withDelivery,
		},
		"recipient_day.recipient_key": {
			name: "Code de recherche de l’adresse",
			purpose: "Compte pour une adresse sans l’écrire. Ce n’est pas le même code que dans les billets.",
			kept: withDay,
		},
		"recipient_day.day": { name: "Jour", purpose: "La limite repart à zéro chaque jour.", kept: withDay },
		"recipient_day.count": {
			name: "Billets approuvés ce jour-là",
			purpose: "Arrête les suivants quand la limite est atteinte.",
			kept: withDay,
		},
		"contact_message.name_sealed": {
			name: "Votre nom (scellé)",
			purpose: "Pour savoir comment vous appeler. Le nom de votre choix convient.",
			kept: withMessage,
		},
		"contact_message.email_sealed": {
			name: "Votre adresse e-⁠mail (scellée)",
			purpose: "Pour vous répondre.",
			kept: withMessage,
		},
		"contact_message.subject_sealed": {
			name: "Objet (scellé)",
			purpose: "Pour savoir de quoi il s’agit.",
			kept: withMessage,
		},
		"contact_message.message_sealed": {
			name: "Votre message (scellé)",
			purpose: "Pour le lire et y donner suite.",
			kept: withMessage,
		},
		"contact_message.locale": {
			name: "Langue de la page",
			purpose: "Pour vous répondre dans votre langue.",
			kept: withMessage,
		},
		"contact_message.created_at": {
			name: "Date et heure de votre message",
			purpose: "Pour vous répondre à temps.",
			kept: withMessage,
		},
		"contact_message.id": {
			name: "Numéro de votre message",
			purpose: "Désigne cette ligne. Il est fait de l’heure et de hasard.",
			kept: withMessage,
		},
		"counter.day": { name: "Jour", purpose: "Montre l’usage du site au fil du temps.", kept: counts },
		"counter.hour": {
			name: "Heure",
			purpose: "Montre les heures d’affluence ; les visiteurs ne sont comptés que par jour.",
			kept: counts,
		},
		"counter.metric": {
			name: "Ce qui est compté",
			purpose: "Par exemple les billets, les refus, les e-⁠mails, les pages vues ou les visiteurs.",
			kept: counts,
		},
		"counter.label": {
			name: "Précision",
			purpose: "Par exemple approuvé, la règle enfreinte, envoyé, ou le pays des visiteurs.",
			kept: counts,
		},
		"counter.count": { name: "Nombre", purpose: "Le total de cette heure ou de ce jour.", kept: counts },
		"email_template.id": {
			name: "L’e-⁠mail concerné",
			purpose: "Notification, confirmation ou modération.",
			kept: always,
		},
		"email_template.is_active": {
			name: "Activé ou non",
			purpose: "Un e-⁠mail désactivé n’est pas envoyé.",
			kept: always,
		},
		"moderation_alert.sent_at": {
			name: "Heure de la dernière alerte",
			purpose: "Espace les alertes d’au moins 15 minutes.",
			kept: "Jusqu’à l’alerte suivante.",
		},
		"moderation_alert.told_until": {
			name: "Heure du billet le plus récent qu’elle annonçait",
			purpose: "Dit si un billet est arrivé depuis.",
			kept: "Jusqu’à l’alerte suivante.",
		},
		"moderation_alert.id": {
			name: "Nom de la ligne",
			purpose: "Il n’y en a qu’une.",
			kept: always,
		},
		"message_total.moderation_status": {
			name: "État",
			purpose: "Approuvé, refusé ou en attente.",
			kept: counts,
		},
		"message_total.count": {
			name: "Nombre",
			purpose: "Combien de billets sont dans cet état.",
			kept: counts,
		},
		"administrator.username": {
			name: "Identifiant de l’administrateur",
			purpose: "Sert à se connecter.",
			kept: withAccount,
		},
		"administrator.password_hash": {
			name: "Empreinte du mot de passe",
			purpose: "Vérifie le mot de passe (argon2id), qui n’est pas enregistré lui-même.",
			kept: withAccount,
		},
		"administrator.created_at": {
			name: "Date du compte",
			purpose: "Dit depuis quand il existe.",
			kept: withAccount,
		},
		"administrator.deployed_hash": {
			name: "Empreinte donnée à l’installation",
			purpose: "Reconnaît si l’installation demande un autre mot de passe. Vide si elle n’en donne pas.",
			kept: withAccount,
		},
		"session.token_hash": {
			name: "Empreinte de la clé",
			purpose: "Reconnaît le navigateur connecté ; la clé elle-même n’est pas gardée.",
			kept: withSession,
		},
		"session.username": {
			name: "Nom d’utilisateur de l’administrateur",
			purpose: "Dit qui est connecté.",
			kept: withSession,
		},
		"session.created_at": {
			name: "Heure de la connexion",
			purpose: "Une session prend fin au plus tard après douze heures.",
			kept: withSession,
		},
		"session.used_at": {
			name: "Heure du dernier usage",
			purpose: "Une session prend fin après une demi-heure sans usage.",
			kept: withSession,
		},
		"audit_entry.administrator": {
			name: "Nom d’utilisateur de l’administrateur",
			purpose: "Dit qui a agi.",
			kept: withEntry,
		},
		"audit_entry.action": {
			name: "Ce qui a été fait",
			purpose: "Par exemple : billet approuvé, billet supprimé, mot de passe changé.",
			kept: withEntry,
		},
		"audit_entry.subject": {
			name: "L’objet de l’acte",
			purpose: "Numéro du billet ou de l’e-⁠mail, ou nom du compte ou du réglage.",
			kept: withEntry,
		},
		"audit_entry.at": {
			name: "Date et heure",
			purpose: "Dit quand cela a été fait.",
			kept: withEntry,
		},
		"audit_entry.id": {
			name: "Numéro de l’inscription",
			purpose: "Désigne cette ligne. Il est fait de l’heure et de hasard.",
			kept: withEntry,
		},
		"kysely_migration.name": {
			name: "Nom du changement",
			purpose: "Pour qu’aucun ne soit fait deux fois.",
			kept: always,
		},
		"kysely_migration.timestamp": { name: "Date du changement", purpose: "Dit quand il a été fait.", kept: always },
		"kysely_migration_lock.id": { name: "Nom du verrou", purpose: "Il n’y en a qu’un.", kept: always },
		"kysely_migration_lock.is_locked": {
			name: "Fermé ou ouvert",
			purpose: "Dit si un changement est en cours.",
			kept: always,
		},
	},
};
