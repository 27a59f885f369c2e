import { retention } from "#contract/retention.ts";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { FactText, WhereKnown, WhereUnknown } from "#web/site/frame/site-fact.tsx";
import type { TermsText } from "./terms-text.ts";

export const text: TermsText = {
	updated: "Dernière mise à jour des règles : septembre 2025",
	worded:
		"Les règles d’usage (sections 4, 5 et 9) n’ont pas changé depuis septembre 2025. Le reste de la page et la formulation de ces règles ont été revus le {day}. L’ensemble de la page s’applique, tel que vous le lisez aujourd’hui.",
	contentsLabel: "Sommaire",
	titles: {
		section1: "Qui nous sommes, et pourquoi",
		section2: "Votre accord",
		section3: "Ce que fait le service",
		section4: "Règles d’usage",
		section5: "Ce qu’un message peut dire",
		section6: "La modération",
		section7: "L’anonymat et ses limites",
		section8: "L’envoi et la lecture",
		section9: "L’âge",
		section10: "Vos mots et vos droits",
		section11: "Responsabilité et disponibilité",
		section12: "Modifications, droit et contact",
	},
	bodies: {
		section1: (
			<>
				{/* held by tests/journeys/send-deliver-read.test.ts */}
				<p>
					Billet-doux est un petit bureau de poste pour les mots tendres. Vous écrivez un message et un modérateur
					automatique le vérifie ; s’il l’approuve, nous l’envoyons par e-⁠mail à la personne de votre choix, sans votre
					nom.
				</p>
				{/* held by tests/journeys/legal-notice.test.ts */}
				<p>
					Billet-doux est un logiciel libre, que chacun peut installer sur son propre serveur. Sur cette page, « nous »
					désigne l’équipe qui exploite ce site.{" "}
					<WhereKnown fact="operatorName">
						Son nom figure dans les <PageLink to="legal">mentions légales</PageLink>.
					</WhereKnown>
					<WhereUnknown fact="operatorName">
						Cette équipe n’a pas indiqué son nom dans les <PageLink to="legal">mentions légales</PageLink>.
					</WhereUnknown>{" "}
					Vous pouvez la joindre par la <PageLink to="contact">page de contact</PageLink>.
				</p>
				{/* held by tests/journeys/privacy-table.test.ts */}
				<p>
					La page <PageLink to="privacy">Confidentialité</PageLink> dit ce que nous conservons, et pendant combien de
					temps.
				</p>
			</>
		),
		section2: (
			<>
				{/* Nothing of the code. */}
				<p>
					En envoyant un message, ou en lisant sur ce site des messages reçus, vous acceptez ces conditions. Si elles ne
					vous conviennent pas, n’utilisez pas le service.
				</p>
				{/* Nothing of the code. */}
				<p>Le service est gratuit, et vous n’avez pas de compte à ouvrir.</p>
			</>
		),
		section3: (
			<>
				{/* held by tests/journeys/bad-input.test.ts, tests/journeys/send-deliver-read.test.ts, tests/faults/recipient-limit.test.ts, tests/journeys/opt-out.test.ts */}
				<p>
					Vous saisissez l’adresse e-⁠mail d’un seul destinataire et un texte de 1 000 caractères au plus ; vous pouvez
					aussi choisir une heure d’envoi, un papier et une encre. Un modérateur automatique vérifie aussitôt ce texte.
					S’il l’approuve, le message est envoyé par e-⁠mail au destinataire, qui peut aussi le lire sur ce site. S’il le
					refuse, le message n’est pas envoyé, et nous vous disons pourquoi. La section 6 dit ce qui se passe quand le
					modérateur ne peut pas se prononcer. Approuvé, refusé ou en attente, le message est enregistré ; la section 7
					dit pour combien de temps. Un message écarté n’est pas enregistré. Nous l’écartons si une limite de la section
					8 est atteinte, si les mêmes mots ont été envoyés dans les dernières 24 heures, ou ont été signalés, ou si le
					destinataire ne veut plus de messages.
				</p>
				{/* held by tests/e2e/page-words.test.ts */}
				<p>
					Le site et ses e-⁠mails existent en français, en anglais et en hindi. Le service transmet des mots, sans image
					ni pièce jointe. Le destinataire ne peut pas répondre par notre intermédiaire
					<WhereUnknown fact="heartsOff">
						{"\u202f;"} la personne qui lit le message sur ce site peut seulement envoyer un cœur, qui s’affiche sur la
						page de suivi
					</WhereUnknown>
					.
				</p>
			</>
		),
		section6: (
			<>
				{/* held by server/judge/judge.test.ts, training/unseen.slow.test.ts */}
				<p>
					Un programme, le modérateur automatique, vérifie chaque message avant l’envoi et répond le plus souvent
					aussitôt. Il reconnaît bien ce qui est écrit noir sur blanc, mais mal ce qui est sous-entendu. Il se trompe
					donc parfois : il laisse passer des messages qu’il devrait arrêter, et en arrête d’inoffensifs. Même quand un
					message est approuvé, nous ne nous portons pas garants de ce qu’il dit.
				</p>
				{/* held by tests/journeys/llm-judge.test.ts, tests/journeys/legal-notice.test.ts */}
				<p>
					<WhereKnown fact="languageModelHost">
						Pour certains messages, ou pour tous, ce programme interroge un modèle de langage, chez{" "}
						<code>
							<FactText fact="languageModelHost" />
						</code>
						, qui reçoit les mots du message et rien d’autre.
					</WhereKnown>
					<WhereUnknown fact="languageModelHost">
						Ce programme fonctionne sur le serveur de ce site : aucun texte n’est envoyé ailleurs pour être vérifié.
					</WhereUnknown>
				</p>
				{/* held by tests/e2e/journey.test.ts, tests/journeys/desk.test.ts */}
				<p>
					Si le modérateur refuse votre message, vous voyez pourquoi ; vous pouvez le modifier et le renvoyer aussitôt.
					Si vous pensez qu’il a tort, <PageLink to="contact">écrivez-nous</PageLink> : une personne lira votre demande.
					Tant que nous gardons un message refusé, l’équipe peut encore l’approuver, mais nous ne le promettons pas. À
					la différence d’un message, une demande n’est pas anonyme : elle nous donne votre nom et votre adresse e-⁠mail.
				</p>
				{/* held by tests/journeys/held-notes.test.ts, tests/journeys/doubtful-notes.test.ts */}
				<p>
					Si le modérateur ne peut pas se prononcer,{" "}
					<WhereKnown fact="heldPercent">parce qu’il hésite ou qu’une panne l’en empêche,</WhereKnown>
					<WhereUnknown fact="heldPercent">parce qu’une panne l’en empêche,</WhereUnknown> votre message reste en
					attente de vérification : quelqu’un de l’équipe le lit avant l’envoi. Sans son accord, le message n’est ni
					envoyé ni montré. Après une panne, vous pouvez aussi renvoyer les mêmes mots : le modérateur tentera de
					nouveau de les vérifier.
				</p>
				{/* held by tests/journeys/admin-review.test.ts */}
				<p>Nous pouvons effacer tout message contraire à ces conditions, même après l’avoir approuvé.</p>
			</>
		),
		section7: (
			<>
				{/* held by tests/faults/canary.test.ts */}
				<p>
					Quand vous envoyez un message, nous ne vous demandons pas qui vous êtes. Ni votre nom ni votre adresse e-⁠mail
					ne sont enregistrés avec ce message, ni communiqués au destinataire.
				</p>
				{/* held by tests/journeys/sealed-at-rest.test.ts, tests/journeys/privacy-table.test.ts, tests/journeys/retention.test.ts */}
				<p>
					Pour chaque message, approuvé, refusé ou en attente, nous conservons notamment l’adresse du destinataire, le
					texte, la décision du modérateur, la date, l’heure d’envoi si vous en avez choisi une, et la langue de la
					page. La page{" "}
					<PageLink to="privacy" fragment="fields">
						Confidentialité
					</PageLink>{" "}
					donne la liste complète. L’adresse et le texte sont chiffrés dans la base de données. Nous détenons la clé :
					nous pouvons donc lire l’adresse et le texte, par exemple pour examiner un signalement. Les messages refusés
					sont effacés au bout de {retention.refused_notes.days} jours, les messages en attente au bout de{" "}
					{retention.held_notes.days} jours, les messages approuvés au bout de <FactText fact="retentionDays" />
					{"\u00a0"}jours.
				</p>
				{/* held by server/privacy/visitor-key.test.ts */}
				<p>
					Pour limiter le nombre d’envois par heure depuis une même connexion, le service transforme votre adresse IP en
					un code. La clé de ce calcul est renouvelée chaque jour. Le code et la clé restent en mémoire vive : ni votre
					adresse IP ni ce code ne sont enregistrés dans la base de données.
				</p>
				{/* Nothing of the code. */}
				<p>
					L’anonymat a ses limites. Une tournure, un détail que personne d’autre ne connaît, la langue ou l’heure
					peuvent vous trahir. Votre fournisseur d’accès à internet, l’hébergeur de ce site et d’autres intermédiaires
					peuvent tenir leurs propres journaux. Si la loi nous oblige à remettre ce que nous détenons, nous le
					remettons. Nous n’avons pas le nom de l’expéditeur, sauf s’il l’a écrit dans son message ou s’il nous l’a
					donné en nous écrivant.
				</p>
			</>
		),
		section8: (
			<>
				{/* held by server/delivery/retry.test.ts, tests/faults/smtp.test.ts, tests/journeys/scheduled-notes.test.ts */}
				<p>
					Un message approuvé est envoyé par e-⁠mail aussitôt, ou à l’heure que son expéditeur a choisie. Si le serveur
					de messagerie du destinataire est injoignable ou demande de patienter, nous réessayons pendant cinq jours au
					plus. Si ce serveur refuse l’e-⁠mail, nous n’essayons plus, et le message reste lisible sur ce site. Nous ne
					pouvons promettre ni qu’un e-⁠mail arrivera, ni qu’il échappera aux courriers indésirables, ni qu’il sera lu.
				</p>
				{/* held by tests/journeys/scheduled-notes.test.ts */}
				<p>
					Vous pouvez programmer l’envoi jusqu’à 60 jours à l’avance. Le message est vérifié tout de suite, mais son
					destinataire ne peut pas le lire avant l’heure choisie. Si le destinataire demande entre-temps à ne plus
					recevoir de messages, le vôtre est effacé et ne sera jamais envoyé. Si l’envoi est impossible à l’heure
					choisie, il a lieu dès que possible.
				</p>
				{/* held by tests/journeys/bounces.test.ts, server/suppression/suppressions.test.ts */}
				<p>
					Si un serveur de messagerie nous dit qu’une boîte n’accepte pas d’e-⁠mails, nous n’en envoyons plus à cette
					boîte pendant 30 jours. Les messages qui lui sont destinés sont gardés et peuvent être lus sur ce site. Si
					nous apprenons que le destinataire a marqué l’un de nos e-⁠mails comme spam, plus personne ne peut envoyer de
					messages à ce destinataire pendant un an.
				</p>
				{/* held by tests/journeys/receipts.test.ts, tests/journeys/reports.test.ts */}
				<p>
					Dès que vous avez déposé votre message, un lien de suivi s’affiche : il est secret, et montré une seule fois.
					Nous ne l’envoyons jamais par e-⁠mail et ne le gardons nulle part : s’il est perdu, nous ne pouvons pas vous le
					redonner. Quiconque possède ce lien peut voir ce qu’est devenu le message, l’annuler tant qu’il attend, et
					l’effacer de ce site à tout moment. Si le message a été signalé, nous le gardons, masqué, le temps d’examiner
					le signalement. Un e-⁠mail déjà remis reste où il est.
				</p>
				{/* held by tests/faults/recipient-limit.test.ts, tests/journeys/bad-input.test.ts, tests/faults/lookups.test.ts, tests/journeys/same-words.test.ts, tests/faults/note-limits.test.ts, tests/e2e/proof-of-work.test.ts */}
				<p>
					Pour que personne ne soit submergé, une adresse reçoit <FactText fact="notesPerDay_fr" /> messages par jour au
					plus. Le nombre de messages et de consultations par heure est également limité pour chaque connexion. Quand
					beaucoup de messages arrivent de votre connexion, votre navigateur fait de lui-même un petit calcul avant
					chaque nouvel envoi. Si les envois restent très nombreux, il faut attendre. Les mêmes mots ne sont pas envoyés
					deux fois à la même adresse en moins d’un jour.
				</p>
				{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts */}
				<p>
					<WhereUnknown fact="inboxLink">
						Pour lire des messages sur ce site, l’adresse e-⁠mail du destinataire suffit : ni mot de passe ni code.{" "}
						<strong>Quiconque saisit une adresse peut lire les messages approuvés reçus à cette adresse.</strong>{" "}
						N’écrivez donc rien qui puisse nuire à quelqu’un si une autre personne le lisait.
					</WhereUnknown>
					<WhereKnown fact="inboxLink">
						Pour lire des messages sur ce site, il faut saisir l’adresse e-⁠mail du destinataire et ouvrir le lien que
						nous envoyons à cette adresse.{" "}
						<strong>Quiconque a accès à cette boîte peut lire les messages approuvés reçus à cette adresse.</strong>{" "}
						N’écrivez donc rien qui puisse nuire à quelqu’un si une autre personne le lisait.
					</WhereKnown>
				</p>
				{/* held by tests/journeys/opt-out.test.ts, tests/journeys/your-data.test.ts */}
				<p>
					Vous ne souhaitez plus recevoir de messages ? Choisissez « Ne plus recevoir de messages », au bas de tout
					e-⁠mail qui contient un message. Plus personne ne peut alors vous en envoyer : quiconque essaie apprend que
					vous n’en voulez pas, et son message n’est pas enregistré. Pour effacer un message reçu, ouvrez la page{" "}
					<PageLink to="yours">Vos données</PageLink>.
				</p>
			</>
		),
		section9: (
			<>
				{/* Nothing of the code. */}
				<p>
					Il faut avoir au moins 13 ans pour utiliser Billet-doux. Si vous avez moins de 18 ans, il vous faut l’accord
					d’un parent ou d’un autre représentant légal.
				</p>
				{/* Nothing of the code. */}
				<p>
					Nous ne demandons pas votre âge et ne pouvons pas le vérifier : en utilisant le service, vous déclarez remplir
					ces conditions d’âge. Les parents inquiets peuvent <PageLink to="contact">nous écrire</PageLink> à tout
					moment.
				</p>
			</>
		),
		section10: (
			<>
				{/* Nothing of the code. */}
				<p>
					Vous gardez vos droits sur ce que vous écrivez. Vous nous autorisez, gratuitement et tant que nous gardons
					votre message, à le vérifier, à le conserver, à l’envoyer à son destinataire et à le montrer sur ce site aux
					personnes qui peuvent le lire (section 8). Nous n’en faisons rien d’autre que ce que disent les sections 6 et
					7 et la page <PageLink to="privacy">Confidentialité</PageLink>
					<WhereKnown fact="languageModelHost">, y compris au sujet du modèle de langage</WhereKnown>.
					<WhereKnown fact="learning">
						{" "}
						Si nous en tirons un exemple masqué pour le modérateur, votre autorisation couvre cet exemple aussi
						longtemps que la page Confidentialité l’indique, même une fois le message effacé.
					</WhereKnown>
				</p>
				{/* Nothing of the code. */}
				<p>
					La section 4 dit quels mots d’autrui vous pouvez employer. Un e-⁠mail envoyé ne peut pas être rappelé, et le
					destinataire peut le garder.
				</p>
			</>
		),
		section11: (
			<>
				{/* Nothing of the code. */}
				<p>Vous êtes responsable de ce que vous écrivez ; nous ne choisissons pas vos mots.</p>
				{/* Nothing of the code. */}
				<p>
					Le service est fourni en l’état. Il peut être lent, interrompu, modifié ou fermé, et des messages peuvent se
					perdre : gardez une copie des mots auxquels vous tenez. Dans la mesure où la loi le permet, nous ne sommes pas
					responsables des dommages causés par un message, qu’il ait été reçu ou non, ni de ceux que cause une
					interruption du service. Ces conditions ne vous retirent aucun des droits auxquels la loi interdit de
					renoncer.
				</p>
				{/* Nothing of the code. */}
				<p>
					Si un message vous menace, ou si vous êtes en danger, n’attendez pas notre réponse : adressez-vous à la police
					ou aux services d’urgence de l’endroit où vous êtes.
				</p>
			</>
		),
		section12: (
			<>
				{/* held by web/site/pages/terms/terms-text.test.tsx */}
				<p>
					Nous pouvons modifier ces conditions, par exemple lorsque le service change. Sous le titre de cette page, vous
					voyez de quand datent les règles et quand le texte a été revu. La version qui s’applique est celle que cette
					page affiche au moment où vous utilisez le service.
				</p>
				{/* Nothing of the code. */}
				<p>
					Le droit applicable est celui du pays d’où ce site est exploité ; nous vous l’indiquons sur simple demande.
					Vous gardez, dans tous les cas, la protection que vous accorde la loi du pays où vous vivez. Si une clause est
					nulle, les autres restent valables.
				</p>
				{/* Nothing of the code. */}
				<p>
					Avant tout litige, <PageLink to="contact">écrivez-nous</PageLink>. Nous faisons notre possible pour répondre
					sous 24 heures.
				</p>
			</>
		),
	},
	rules: {
		intro: "Un message sans signature repose sur la confiance. Cinq règles la protègent :",
		points: [
			"Écrivez à une seule personne, avec vos mots ou ceux d’un poète que vous avez le droit de citer, à une adresse que vous croyez être la sienne.",
			"Acceptez un refus. Si une personne vous a fait savoir qu’elle ne veut pas de vos messages, ne lui écrivez pas.",
			"Ne vous faites pas passer pour quelqu’un d’autre et ne signez pas du nom d’autrui.",
			"Ne lisez que les messages reçus à votre adresse, ou à l’adresse d’une personne qui vous a demandé de les lire.",
			"N’essayez ni de tromper le modérateur ni de contourner les limites, n’automatisez pas les envois et ne perturbez pas le service pour les autres.",
		],
	},
	content: {
		intro: (
			<>
				Les mots doux ont leur place ici, mais pas ce qui pourrait blesser, effrayer ou exposer quelqu’un. Les{" "}
				<PageLink to="conditions">règles de contenu</PageLink> donnent des exemples.
			</>
		),
		allowedTitle: "Permis",
		allowed: {
			feelings: "Les sentiments sincères",
			admiration: "L’admiration respectueuse",
			compliments: "Les compliments bienveillants",
			emotions: "Les émotions positives",
			poetry: "La poésie amoureuse",
		},
		forbiddenTitle: "Interdit",
		// held by tests/journeys/example-notes.test.ts
		forbidden: {
			meeting: "Les propositions de rencontre",
			personal_info: "Les informations personnelles : numéros de téléphone, adresses postales ou e-⁠mail, liens",
			sexual: "Les contenus sexuels ou crus",
			harassment: "Le harcèlement et les menaces",
			discrimination: "Les propos discriminatoires",
			spam: "Le spam et la publicité",
			obsessive: "Les messages trop intenses ou obsessionnels",
		},
		closing:
			"Le modérateur automatique lit le français, l’anglais et le hindi en caractères ordinaires, ainsi que le hindi en lettres latines. Un texte qu’il ne peut pas lire est refusé aussi. S’il reconnaît qu’un message parle de mourir ou de se faire du mal, nous ne transmettons pas ce message non plus ; nous indiquons à la personne qui l’a écrit qui peut l’écouter.",
	},
};
