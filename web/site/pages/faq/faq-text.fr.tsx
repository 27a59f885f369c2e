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
						Un moyen d’envoyer des mots tendres par e-⁠mail, sans signer ni ouvrir de compte. Si le modérateur
						automatique approuve votre message, nous l’envoyons, aussitôt ou à l’heure choisie.
					</p>
					{/* held by tests/journeys/receipts.test.ts */}
					<p>
						Un lien secret permet de suivre votre message, de l’annuler tant qu’il attend, ou de l’effacer. Gardez-le
						pour vous.
					</p>
					{/* Nothing of the code. */}
					<p>
						Dès 13 ans ; avant 18 ans, avec l’accord d’un parent (
						<PageLink to="terms">conditions d’utilisation</PageLink>).
					</p>
				</>
			),
		},
		anonymous: {
			question: "Le destinataire saura-t-il qui a écrit ?",
			answer: (
				<>
					{/* held by tests/faults/canary.test.ts, tests/journeys/privacy-table.test.ts, tests/faults/note-limits.test.ts, tests/e2e/proof-of-work.test.ts */}
					<p>
						Pas par nous : nous ne le savons pas. Pour éviter les abus, nous comptons les envois d’une même connexion,
						sans enregistrer ce décompte ni le relier aux messages ; si les envois sont nombreux, votre navigateur fait
						un petit calcul qui freine les robots.
					</p>
					{/* Nothing of the code. */}
					<p>Mais vos mots peuvent vous trahir : un surnom, un souvenir partagé à deux.</p>
				</>
			),
		},
		moderation: {
			question: "Comment les messages sont-ils vérifiés ?",
			answer: (
				<>
					{/* held by tests/journeys/example-notes.test.ts, tests/e2e/journey.test.ts, tests/journeys/doubtful-notes.test.ts */}
					<p>
						Un modérateur automatique lit aussitôt chaque message. S’il y voit une entorse aux{" "}
						<PageLink to="conditions">règles de contenu</PageLink>, il vous dit laquelle ; vous corrigez votre texte et
						le renvoyez.{" "}
						<WhereKnown fact="heldPercent">
							S’il ne peut pas se prononcer, quelqu’un de l’équipe lit le message avant l’envoi.
						</WhereKnown>
					</p>
					{/* held by training/unseen.slow.test.ts */}
					<p>
						Le modérateur peut refuser un message tendre, ou en laisser passer un qui blesse. S’il s’est trompé,{" "}
						<PageLink to="contact">dites-le-nous</PageLink>.
					</p>
				</>
			),
		},
		languages: {
			question: "Dans quelles langues écrire ?",
			answer: (
				<>
					{/* held by tests/e2e/language.test.ts */}
					<p>
						En français, en anglais ou en hindi (même en lettres latines), quelle que soit la langue de la page. Si vous
						changez la langue de la page, tout en haut, votre texte ne bouge pas.
					</p>
					{/* held by tests/journeys/send-deliver-read.test.ts, moderation/detectors/unjudgeable.test.ts */}
					<p>Vos mots ne sont jamais traduits. Si le modérateur reconnaît une autre langue, le message est refusé.</p>
				</>
			),
		},
		"receive-messages": {
			question: "Comment lire les messages que j’ai reçus ?",
			answer: (
				<>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/e2e/inbox.test.ts */}
					<p>
						Ils arrivent par e-⁠mail : regardez aussi dans vos courriers indésirables. Pour les lire ici, ouvrez{" "}
						<PageLink to="home" fragment="received">
							« Messages reçus »
						</PageLink>{" "}
						et saisissez votre adresse.
					</p>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts */}
					<p>
						<WhereUnknown fact="inboxLink">
							Aucun mot de passe n’est demandé. Quiconque saisit votre adresse peut lire vos messages.
						</WhereUnknown>
						<WhereKnown fact="inboxLink">Nous envoyons alors à cette adresse un lien à usage unique.</WhereKnown>
					</p>
					{/* held by tests/journeys/bounces.test.ts */}
					<p>
						Si, d’après son serveur, votre boîte n’accepte pas d’e-⁠mails, nous cessons de vous en envoyer pendant
						30 jours ; vos messages restent lisibles ici.
					</p>
				</>
			),
		},
		inappropriate: {
			question: "Que faire si un message me blesse ou m’effraie ?",
			answer: (
				<>
					{/* held by tests/journeys/reports.test.ts, tests/journeys/opt-out.test.ts, tests/journeys/your-data.test.ts */}
					<p>
						« Signaler ce message », dans l’e-⁠mail ou à côté du message, le masque aussitôt ; quelqu’un de l’équipe
						l’examine. « Ne plus recevoir de messages », au bas de l’e-⁠mail, arrête les suivants. Vous pouvez aussi
						effacer ce message sur la page <PageLink to="yours">Vos données</PageLink>.
					</p>
					{/* held by tests/faults/canary.test.ts */}
					<p>Nous ne savons pas qui l’a écrit. En cas de danger, appelez la police.</p>
				</>
			),
		},
		privacy: {
			question: "Que gardez-vous à mon sujet ?",
			answer: (
				<>
					{/* held by tests/journeys/sealed-at-rest.test.ts, tests/faults/canary.test.ts */}
					<p>
						Si vous envoyez un message, rien qui vous nomme. D’un message reçu, nous gardons votre adresse et le texte
						(chiffrés), la date, la décision du modérateur, l’état de l’e-⁠mail.
					</p>
					{/* held by tests/e2e/third-parties.test.ts, tests/journeys/retention.test.ts, tests/journeys/your-data.test.ts */}
					<p>
						Refusé, un message est gardé {retention.refused_notes.days} jours ; en attente, {retention.held_notes.days}
						{"\u202f;"} approuvé, <FactText fact="retentionDays" />. Vous pouvez l’effacer plus tôt : reçu, sur{" "}
						<PageLink to="yours">Vos données</PageLink> ; envoyé, par son lien de suivi. Aucun cookie. Détails :{" "}
						<PageLink to="privacy">Confidentialité</PageLink>.
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
						Par le <PageLink to="contact">formulaire de contact</PageLink>, pour un refus injuste, un message qui
						blesse, un problème sur le site ou une idée. Quelqu’un lit chaque demande et fait son possible pour répondre
						sous 24 heures.
					</p>
					{/* held by tests/journeys/contact.test.ts */}
					<p>Une demande n’est pas anonyme : nous gardons ce que vous saisissez, pour vous répondre.</p>
				</>
			),
		},
	},
	furtherHelp: {
		title: "Votre question n’est pas là ?",
		text: "Posez-nous la vôtre : quelqu’un lit chaque demande.",
		link: "Nous écrire",
	},
};
