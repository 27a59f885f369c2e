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
						Un moyen de dire son amour par e-⁠mail, sans signer ni ouvrir de compte. Un modérateur automatique lit votre
						billet ; s’il l’approuve, nous l’envoyons, tout de suite ou à l’heure de votre choix.
					</p>
					{/* held by tests/journeys/receipts.test.ts */}
					<p>Un reçu vous dit ce qu’il devient et vous permet de l’annuler.</p>
					{/* Nothing of the code. */}
					<p>
						Il faut avoir 13 ans et, avant 18 ans, l’accord d’un parent (
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
						Pas par nous : ni l’e-⁠mail ni le site ne le disent, et nous ne le savons pas. Pour limiter les abus, nous
						comptons en mémoire les billets d’une même connexion, sans les y relier ; s’il y en a beaucoup, votre
						navigateur fait un petit calcul.
					</p>
					{/* Nothing of the code. */}
					<p>Mais vos mots peuvent vous trahir : un surnom, un souvenir partagé à deux.</p>
				</>
			),
		},
		moderation: {
			question: "Comment les billets sont-ils modérés ?",
			answer: (
				<>
					{/* held by tests/journeys/example-notes.test.ts, tests/e2e/journey.test.ts, tests/journeys/doubtful-notes.test.ts */}
					<p>
						Un programme lit chaque billet dès l’envoi. S’il y reconnaît ce que refusent les{" "}
						<PageLink to="conditions">règles de contenu</PageLink>, il vous dit quelle règle est en cause ; votre texte
						reste là, à corriger et à renvoyer.{" "}
						<WhereKnown fact="heldPercent">Quand il hésite, quelqu’un lit d’abord le billet.</WhereKnown>
					</p>
					{/* held by training/unseen.slow.test.ts */}
					<p>
						Il se trompe parfois, dans les deux sens. <PageLink to="contact">Dites-le-nous</PageLink>.
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
						En français, en anglais ou en hindi, même en lettres latines, quelle que soit la langue de la page. Vous
						changez celle-ci en haut ; ce que vous avez écrit reste.
					</p>
					{/* held by tests/journeys/send-deliver-read.test.ts, moderation/detectors/unjudgeable.test.ts */}
					<p>Vos mots ne sont jamais traduits. Un billet dans une autre langue est refusé dès qu’elle est reconnue.</p>
				</>
			),
		},
		"receive-messages": {
			question: "Comment lire les billets que j’ai reçus ?",
			answer: (
				<>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/e2e/inbox.test.ts */}
					<p>
						Ils arrivent par e-⁠mail : regardez aussi dans les courriers indésirables. Ici, ouvrez{" "}
						<PageLink to="home" fragment="received">
							« Messages reçus »
						</PageLink>{" "}
						et saisissez votre adresse.
					</p>
					{/* held by tests/journeys/bounces.test.ts */}
					<p>
						À une boîte qui n’existe pas, nous n’envoyons plus d’e-⁠mails pendant 30 jours ; ses billets restent lisibles
						ici.
					</p>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts */}
					<p>
						<WhereUnknown fact="inboxLink">
							Aucun mot de passe n’est demandé. Toute personne qui saisit votre adresse peut donc lire vos billets.
						</WhereUnknown>
						<WhereKnown fact="inboxLink">
							Nous envoyons alors à cette adresse un lien qui s’ouvre une seule fois : il faut avoir accès à votre boîte
							pour lire vos billets.
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
						« Signaler ce billet », dans l’e-⁠mail ou à côté du billet, le masque aussitôt ; quelqu’un le relit. « Ne
						plus recevoir de billets », au bas de l’e-⁠mail, arrête les suivants. Pour effacer :{" "}
						<PageLink to="yours">Vos billets</PageLink>.
					</p>
					{/* held by tests/faults/canary.test.ts */}
					<p>Nous ne savons pas qui a écrit. Si vous vous sentez en danger, appelez la police.</p>
				</>
			),
		},
		privacy: {
			question: "Que gardez-vous à mon sujet ?",
			answer: (
				<>
					{/* held by tests/journeys/sealed-at-rest.test.ts, tests/faults/canary.test.ts */}
					<p>
						Si vous envoyez un billet : rien qui vous nomme. Si vous en recevez un : votre adresse et les mots,
						chiffrés, la date, la décision du modérateur et l’état de l’e-⁠mail.
					</p>
					{/* held by tests/e2e/third-parties.test.ts, tests/journeys/retention.test.ts, tests/journeys/your-data.test.ts */}
					<p>
						Ni cookie ni contenu tiers. Refusé, un billet est effacé au bout de {retention.refused_notes.days} jours ;
						approuvé, au bout de <FactText fact="retentionDays" />. Plus tôt :{" "}
						<PageLink to="yours">Vos billets</PageLink>. Le détail : <PageLink to="privacy">Confidentialité</PageLink>.
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
						Par le <PageLink to="contact">formulaire de contact</PageLink>, pour un refus injuste, un billet qui blesse,
						un défaut du site ou une idée. Une personne lit chaque message, et nous visons une réponse sous 24 heures.
					</p>
					{/* held by tests/journeys/contact.test.ts */}
					<p>Ce message n’est pas anonyme : nous gardons ce que vous saisissez, pour vous répondre.</p>
				</>
			),
		},
	},
	furtherHelp: {
		title: "Votre question n’est pas là ?",
		text: "Posez-la-nous. Quelqu’un lit chaque message, et nous visons une réponse sous 24 heures.",
		link: "Nous écrire",
	},
};
