import { retention } from "#contract/retention.ts";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { FactText, WhereKnown, WhereUnknown } from "#web/site/frame/site-fact.tsx";
import type { FaqText } from "./faq-text.ts";

export const text: FaqText = {
	questions: {
		"what-is": {
			question: "Qu’est-ce que Billet-doux ?",
			answer: (
				<>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/scheduled-notes.test.ts */}
					<p>
						Billet-doux porte des mots d’amour par e-⁠mail, sans signature. Vous écrivez jusqu’à 1 000 caractères et
						l’adresse e-⁠mail de la personne à qui ils s’adressent ; il n’y a pas de compte à ouvrir. Un modérateur
						automatique lit aussitôt le billet. S’il l’approuve, le billet est envoyé par e-⁠mail, aussitôt ou à l’heure
						de votre choix dans les 60 jours, et la personne peut alors le lire aussi ici, sur le site.
					</p>
					{/* held by tests/journeys/receipts.test.ts */}
					<p>
						Un reçu s’affiche ensuite, une seule fois : un lien secret que nous n’envoyons jamais par e-⁠mail et ne
						gardons nulle part. Il vous dit ce que devient votre billet et vous permet de l’annuler tant qu’il attend,
						ou de l’effacer. Gardez-le pour vous : quiconque le possède peut en faire autant.
					</p>
					{/* Nothing of the code. */}
					<p>
						Le service est fait pour des mots sincères et doux : les{" "}
						<PageLink to="conditions">règles de contenu</PageLink> disent lesquels. Il faut avoir au moins 13 ans et,
						avant 18 ans, l’accord d’un parent, comme l’expliquent les{" "}
						<PageLink to="terms">conditions d’utilisation</PageLink>.
					</p>
				</>
			),
		},
		anonymous: {
			question: "Le destinataire saura-⁠t-⁠il qui a écrit ?",
			answer: (
				<>
					{/* held by tests/faults/canary.test.ts, tests/journeys/privacy-table.test.ts, tests/faults/note-limits.test.ts, tests/e2e/proof-of-work.test.ts */}
					<p>
						Pas par nous. Ni l’e-⁠mail ni le site ne disent qui a écrit un billet, et nous ne le savons pas non plus :
						vous ne donnez ni votre nom ni votre adresse. Avec vos mots, nous n’enregistrons que leur destinataire,
						l’heure à laquelle vous les avez écrits, celle de l’envoi si vous l’avez choisie, et la langue de la page.
						Pour limiter les abus, le service compte les billets venus d’une même connexion. Ce décompte ne vit qu’en
						mémoire, sous une clé qui change chaque jour, et n’est relié à aucun billet. Quand il en est venu beaucoup,
						votre navigateur fait de lui-même un petit calcul pour chacun des suivants.
					</p>
					{/* Nothing of the code. */}
					<p>
						Vos mots peuvent pourtant vous trahir : un surnom, un souvenir que deux personnes seulement partagent.
						N’écrivez que ce à quoi vous acceptez d’être reconnu.
					</p>
				</>
			),
		},
		moderation: {
			question: "Comment les billets sont-ils modérés ?",
			answer: (
				<>
					{/* held by tests/journeys/example-notes.test.ts, tests/e2e/journey.test.ts, tests/journeys/doubtful-notes.test.ts */}
					<p>
						Un modérateur automatique lit chaque billet dès que vous l’envoyez ; il l’approuve ou le refuse
						sur-le-champ. Il refuse ce qu’il reconnaît : numéros de téléphone, adresses et liens, propositions de
						rencontre, mots crus, insultes et menaces, mépris des personnes, publicité, mots si intenses qu’ils
						pourraient effrayer. Il nomme alors la règle en cause ; votre texte reste sur la page, à corriger et à
						renvoyer.{" "}
						<WhereKnown fact="heldPercent">
							Quand il hésite, quelqu’un lit d’abord le billet, et votre reçu vous dit ce qu’il devient.
						</WhereKnown>
					</p>
					{/* held by training/unseen.slow.test.ts */}
					<p>
						Il ne comprend pas tout et se trompe donc dans les deux sens : il lui arrive de refuser un billet tendre, ou
						d’en laisser passer un qui ne l’est pas. <PageLink to="contact">Dites-⁠le-⁠nous</PageLink>. Les{" "}
						<PageLink to="conditions">règles de contenu</PageLink> donnent des exemples.
					</p>
				</>
			),
		},
		languages: {
			question: "Quelles langues puis-je employer ?",
			answer: (
				<>
					{/* held by tests/e2e/language.test.ts */}
					<p>
						Le site parle français, anglais et hindi. Les liens en haut de chaque page changent la langue et vous
						laissent sur la même page, avec ce que vous avez déjà écrit.
					</p>
					{/* held by tests/journeys/send-deliver-read.test.ts, moderation/detectors/unjudgeable.test.ts */}
					<p>
						Vous pouvez écrire votre billet dans l’une de ces trois langues, quelle que soit celle de la page ; le hindi
						peut aussi s’écrire en lettres latines. Vos mots ne sont jamais traduits. L’e-⁠mail qui les entoure est
						rédigé dans la langue de la page où vous avez écrit. Le modérateur ne lit que ces langues, n’en employez
						donc pas d’autre : un billet écrit dans une autre langue est refusé dès qu’elle est reconnue.
					</p>
				</>
			),
		},
		"receive-messages": {
			question: "Comment lire les billets que j’ai reçus ?",
			answer: (
				<>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/e2e/inbox.test.ts */}
					<p>
						Un billet approuvé vous arrive par e-⁠mail ; si vous en attendez un, regardez aussi parmi les courriers
						indésirables. Vous pouvez également le lire ici : sur la page d’accueil, ouvrez{" "}
						<PageLink to="home" fragment="received">
							« Messages reçus »
						</PageLink>{" "}
						et saisissez votre adresse e-⁠mail. Les billets sont datés et numérotés, le plus récent en tête.
					</p>
					{/* held by tests/journeys/bounces.test.ts */}
					<p>
						Quand un serveur de messagerie nous a dit qu’une boîte n’existe pas, nous n’y envoyons plus de billets par
						e-⁠mail pendant 30 jours. Ils sont gardés, et peuvent toujours être lus ici.
					</p>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts */}
					<p>
						<WhereUnknown fact="inboxLink">
							Aucun mot de passe n’est demandé. C’est simple, et cela a un prix : toute personne qui saisit votre
							adresse peut lire les billets qu’elle a reçus. Que celui ou celle qui vous écrit le sache aussi, et taise
							ce que personne d’autre ne doit lire.
						</WhereUnknown>
						<WhereKnown fact="inboxLink">
							Nous envoyons alors à cette adresse un lien qui ouvre la liste une seule fois. Seules les personnes qui
							ont accès à votre boîte lisent donc vos billets ; il n’y a toujours pas de mot de passe.
						</WhereKnown>
					</p>
				</>
			),
		},
		inappropriate: {
			question: "Que faire si un billet me blesse ou m’effraie ?",
			answer: (
				<>
					{/* held by tests/journeys/reports.test.ts, tests/journeys/opt-out.test.ts, tests/journeys/your-data.test.ts */}
					<p>
						Nous en sommes désolés : ce lieu n’est pas fait pour cela. « Signaler ce billet », dans son e-⁠mail et à côté
						de lui sur ce site, le masque aussitôt et le fait relire par quelqu’un. « Ne plus recevoir de billets », au
						bas de l’e-⁠mail, arrête tous ceux qui pourraient suivre. Pour effacer un billet, passez par{" "}
						<PageLink to="yours">Vos billets</PageLink>. Pour nous en dire plus,{" "}
						<PageLink to="contact">écrivez-nous</PageLink> : l’adresse qui l’a reçu, le jour et ce qui vous trouble. Une
						personne lit votre lettre, et nous visons une réponse sous 24 heures.
					</p>
					{/* held by tests/faults/canary.test.ts */}
					<p>
						Nous ne pouvons pas vous dire qui a écrit, car nous ne le savons pas. Si vous vous sentez menacé, n’attendez
						pas notre réponse : tournez-vous vers une personne de confiance ou vers la police.
					</p>
				</>
			),
		},
		privacy: {
			question: "Que gardez-vous à mon sujet ?",
			answer: (
				<>
					{/* held by tests/journeys/sealed-at-rest.test.ts, tests/faults/canary.test.ts */}
					<p>
						Si vous envoyez un billet : rien qui vous nomme, seulement l’heure à laquelle vous l’avez écrit, celle de
						l’envoi si vous l’avez choisie, et la langue de la page. Si vous en recevez un : votre adresse et le texte,
						chiffrés dans notre base de données, avec la date, la décision du modérateur et l’état de l’e-⁠mail. Les
						billets refusés sont gardés de même. Le service détient lui-même la clé, puisqu’il doit ouvrir le billet à
						qui vient le lire ; et votre fournisseur de messagerie peut lire l’e-⁠mail.
					</p>
					{/* held by tests/e2e/third-parties.test.ts, tests/journeys/retention.test.ts, tests/journeys/your-data.test.ts */}
					<p>
						Le site ne dépose aucun cookie et ne charge rien d’autres sociétés. Les billets refusés sont effacés au bout
						de {retention.refused_notes.days}
						{"\u00a0"}jours, les billets approuvés au bout de <FactText fact="retentionDays" />
						 ; pour lire, enregistrer ou effacer plus tôt ce qui vous concerne, passez par{" "}
						<PageLink to="yours">Vos billets</PageLink>. La page <PageLink to="privacy">Confidentialité</PageLink> donne
						tous les détails.
					</p>
				</>
			),
		},
		contact: {
			question: "Comment vous joindre ?",
			answer: (
				<>
					{/* held by tests/journeys/contact.test.ts */}
					<p>
						Par le <PageLink to="contact">formulaire de contact</PageLink> : un nom, une adresse e-⁠mail où vous
						répondre, un objet et jusqu’à 1 000 caractères. Une personne lit chaque lettre, et nous visons une réponse
						sous 24 heures.
					</p>
					{/* held by tests/journeys/contact.test.ts */}
					<p>
						Écrivez-nous pour un billet refusé par erreur ou un autre qui vous a blessé, pour un élément à retirer, un
						défaut du site, une idée. Vous choisissez le nom que vous nous donnez. À la différence d’un billet, une
						lettre à notre adresse n’est pas anonyme : nous gardons ce que vous saisissez dans le formulaire afin de
						pouvoir vous répondre.
					</p>
				</>
			),
		},
	},
	furtherHelp: {
		title: "Votre question n’est pas là ?",
		text: "Posez-la-nous. Une personne lit chaque lettre, et nous visons une réponse sous 24 heures.",
		link: "Nous écrire",
	},
};
