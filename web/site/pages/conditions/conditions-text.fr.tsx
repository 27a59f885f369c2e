import { heldQuality } from "#contract/held-quality.ts";
import { inHundred, measuredQuality } from "#contract/measured-quality.ts";
import { retention } from "#contract/retention.ts";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { FactText, WhereKnown, WhereUnknown } from "#web/site/frame/site-fact.tsx";
import type { ConditionsText } from "./conditions-text.ts";

export const text: ConditionsText = {
	verdicts: { accepted: "Approuvé", refused: "Refusé" },
	accepted: {
		title: "Ce qu’un message peut dire",
		intro:
			"Tout ce que vous aimeriez trouver dans votre boîte aux lettres. Ces cinq sortes de messages sont toujours les bienvenues.",
		kinds: [
			{
				name: "Les sentiments sincères",
				meaning: "Dites ce que vous ressentez comme cela vous vient, hésitations comprises.",
				example: "Voilà trois mois que je tourne autour de ces mots : tu comptes beaucoup pour moi.",
			},
			{
				name: "L’admiration respectueuse",
				meaning: "Admirez une personne pour ce qu’elle est et pour ce qu’elle fait, sans rien lui demander.",
				example: "Tu as pris la défense de la nouvelle devant tout le monde, sans hausser le ton. Je t’admire.",
			},
			{
				name: "Les compliments bienveillants",
				meaning: "Un détail bien observé touche plus qu’un grand mot.",
				example: "Tu as une façon de dire bonjour qui répare les matins.",
			},
			{
				name: "Les émotions positives",
				meaning: "Joie, gratitude, espoir, tendresse : un message peut simplement partager un bonheur.",
				example: "J’ai eu mon permis, et c’est à toi que j’ai pensé. Merci d’y avoir cru avant moi.",
			},
			{
				name: "La poésie amoureuse",
				meaning: "Les vers sont les bienvenus, rimés ou libres, de vous ou empruntés avec amour.",
				example:
					"Le soir pose son manteau\nsur le dossier de ta chaise ;\net mon cœur parle moins haut,\nde peur que le soir se taise.",
			},
		],
	},
	refused: {
		title: "Ce qu’un message ne peut pas dire",
		intro:
			"La personne qui ouvre un message ne l’a pas demandé et ne sait pas qui l’a écrit. C’est pourquoi nous refusons sept sortes de messages.",
		// held by tests/journeys/example-notes.test.ts
		kinds: [
			{
				category: "meeting",
				name: "Les propositions de rencontre",
				reason: "Personne ne devrait avoir à craindre d’être attendu quelque part, même pour un café.",
			},
			{
				category: "personal_info",
				name: "Les informations personnelles",
				reason:
					"Numéros de téléphone, adresses postales ou e-⁠mail, liens, les vôtres ou ceux d’autrui : une fois envoyés, ils peuvent servir à nuire.",
			},
			{
				category: "sexual",
				name: "Les contenus sexuels ou crus",
				reason: "La tendresse a toute sa place ; les mots crus, venus d’une plume inconnue, mettent mal à l’aise.",
			},
			{
				category: "harassment",
				name: "Le harcèlement et les menaces",
				reason: "Une insulte blesse, une menace effraie, et plus encore sans signature.",
			},
			{
				category: "discrimination",
				name: "Les propos discriminatoires",
				reason:
					"Origine, foi, peau, corps, genre, orientation, handicap : personne ne vaut moins pour cela, et aucun compliment ne doit le laisser entendre.",
			},
			{
				category: "spam",
				name: "Le spam et la publicité",
				reason: "Un message s’adresse à une seule personne. Il ne vend rien, ne vante rien, ne collecte rien.",
			},
			{
				category: "obsessive",
				name: "Les messages trop intenses ou obsessionnels",
				reason: "Surveiller, posséder, insister : cela fait peur, même par amour.",
			},
		],
		warning:
			"Une seule phrase suffit à tout faire refuser : un message tendre sur neuf lignes et menaçant à la dixième n’est pas envoyé.",
	},
	rewordings: {
		title: "Le même sentiment, dit autrement",
		intro:
			"Il suffit souvent de changer une phrase pour qu’un refus devienne un beau message. Voici sept exemples, avant et après.",
		pairs: [
			{
				category: "meeting",
				refused: "On se voit samedi à 15 h devant la librairie ? J’aurai un livre bleu sous le bras.",
				accepted: "Chaque fois que je passe devant la librairie, je choisis en pensée le livre que je t’offrirais.",
				lesson: "L’élan reste, le rendez-vous disparaît.",
			},
			{
				category: "personal_info",
				refused: "Je n’ose pas te parler. Voici mon numéro : 06 39 98 12 34, ou bien lou@example.org.",
				accepted: "Je n’ose pas te parler, alors ces lignes le font pour moi : tu rends les lundis presque aimables.",
				lesson: "Un message n’a pas besoin d’adresse de retour : il est complet une fois lu.",
			},
			{
				category: "sexual",
				refused: "J’aimerais te voir toute nue dans mon lit.",
				accepted: "J’aime te voir rire comme l’autre soir, la tête renversée, sans souci de l’heure.",
				lesson: "On peut se sentir proche, et le dire, sans déshabiller personne.",
			},
			{
				category: "harassment",
				refused: "Tu te crois mieux que moi ? Tu es ridicule, et tu vas le regretter.",
				accepted:
					"Tu ne ressens pas la même chose, et j’ai eu de la peine. Merci de ta franchise ; je te souhaite le meilleur.",
				lesson: "La tristesse peut se dire ; l’autre n’a pas à en porter le poids.",
			},
			{
				category: "discrimination",
				refused: "Tu es intelligente pour une femme, c’est rare.",
				accepted: "Ton intelligence me réjouit : avec toi, même une panne de métro devient une conversation.",
				lesson: "Un compliment qui rabaisse tout un groupe n’en est pas un. Parlez de cette personne-là.",
			},
			{
				category: "spam",
				refused: "Saint-Valentin : offre spéciale sur tous nos coffrets ! Commandez vite, livraison gratuite.",
				accepted: "Si je savais mettre le printemps en bouteille, il y en aurait une sur ta table en plein novembre.",
				lesson: "Écrivez à une seule personne, et ne lui vendez rien.",
			},
			{
				category: "obsessive",
				refused: "Je te suis tous les soirs jusqu’à ta porte. Tu es à moi et à personne d’autre.",
				accepted: "Il m’arrive de penser à toi le soir, et cela me suffit. Tu ne me dois rien, pas même une réponse.",
				lesson: "L’amour qui laisse l’autre libre fait du bien à lire.",
			},
		],
	},
	moderation: {
		title: "Comment nous vérifions un message",
		intro: "De votre plume à la boîte aux lettres, il y a trois étapes.",
		// held by tests/e2e/journey.test.ts, tests/journeys/held-notes.test.ts
		steps: [
			{
				title: "Vous écrivez",
				text: "Il suffit d’une adresse e-⁠mail et de quelques mots, 1 000 caractères au plus. Pas de compte à ouvrir, pas de nom à donner.",
			},
			{
				title: "Le modérateur automatique lit",
				text: (
					<>
						C’est un programme, et il lit aussitôt votre message. Si une panne l’en empêche,
						<WhereKnown fact="heldPercent"> ou s’il hésite,</WhereKnown> quelqu’un de l’équipe lit le message avant
						l’envoi.
					</>
				),
			},
			{
				title: "Vous avez la réponse",
				text: "Elle s’affiche sur la page où vous avez écrit. Si l’équipe doit d’abord lire votre message, le lien de suivi vous dira la suite.",
				ends: {
					approved: "Votre message est envoyé par e-⁠mail et peut être lu dans « Messages reçus ».",
					refused:
						"Vous voyez la raison du refus et quelques conseils. Votre texte reste là : modifiez-le et renvoyez-le.",
				},
			},
		],
	},
	questions: {
		title: "Quatre questions",
		list: [
			{
				question: "Pourquoi mon message a-t-il été refusé ?",
				answer: (
					<>
						{/* held by tests/e2e/journey.test.ts, moderation/self-harm.test.ts */}
						<p>
							Le modérateur automatique, ou l’équipe, y a reconnu l’une des sept sortes de messages ci-dessus ; ou bien
							le message parlait de mourir ou de se faire du mal, ou son texte n’a pas pu être lu. Le plus souvent, vous
							voyez pourquoi et quel passage est en cause.
						</p>
						{/* held by tests/e2e/journey.test.ts */}
						<p>Vos mots restent sur la page : changez ce qu’il faut et renvoyez votre message aussitôt.</p>
					</>
				),
			},
			{
				question: "Puis-je contester un refus ?",
				answer: (
					<>
						{/* Nothing of the code. */}
						<p>
							Oui. <PageLink to="contact">Écrivez-nous</PageLink> en citant la phrase refusée ; inutile de dire à qui
							elle était destinée. Quelqu’un lira votre demande et fera son possible pour répondre sous 24 heures.
						</p>
						{/* held by tests/journeys/desk.test.ts, tests/journeys/retention.test.ts */}
						<p>
							Tant que nous gardons un message refusé, soit {retention.refused_notes.days} jours, l’équipe peut encore
							l’approuver, mais nous ne le promettons pas. Le plus rapide est de le reformuler et de le renvoyer. Dans
							tous les cas, votre demande nous montre où le modérateur se trompe.
						</p>
					</>
				),
			},
			{
				question: "Qui lit mon message ?",
				answer: (
					<>
						{/* held by tests/journeys/llm-judge.test.ts, tests/journeys/legal-notice.test.ts */}
						<p>
							D’abord le modérateur automatique, qui est un programme
							<WhereKnown fact="languageModelHost">
								{"\u202f;"} il envoie vos mots, et eux seuls, à un modèle de langage, chez{" "}
								<code>
									<FactText fact="languageModelHost" />
								</code>
								, pour lui demander son avis
							</WhereKnown>
							. Ensuite, la personne à qui vous écrivez, dans l’e-⁠mail ou dans « Messages reçus ».{" "}
							<WhereUnknown fact="inboxLink">
								Toute autre personne qui saisit l’adresse du destinataire voit les mêmes messages : n’y confiez donc
								aucun secret.
							</WhereUnknown>
							<WhereKnown fact="inboxLink">
								Toute autre personne qui a accès à la boîte du destinataire voit les mêmes messages : n’y confiez donc
								aucun secret.
							</WhereKnown>
						</p>
						{/* held by tests/journeys/admin-messages.test.ts, tests/journeys/sealed-at-rest.test.ts */}
						<p>
							L’équipe du site peut ouvrir un message, par exemple quand le modérateur n’a pas pu se prononcer ou quand
							quelqu’un signale un message. Les messages refusés ne sont pas envoyés, à moins que l’équipe ne revienne
							sur le refus. Ils sont conservés, chiffrés comme les autres ;{" "}
							<PageLink to="privacy">la page Confidentialité</PageLink> dit pendant combien de temps.
						</p>
					</>
				),
			},
			{
				question: "Le modérateur se trompe-t-il ?",
				answer: (
					<>
						{/* held by training/unseen.slow.test.ts */}
						<p>
							Oui. Il laisse passer des messages qui blessent, car les sous-entendus et l’ironie lui échappent parfois ;
							et il lui arrive de prendre une phrase tendre pour une phrase blessante.
						</p>
						{/* held by training/unseen.slow.test.ts */}
						<p>
							En français, nous l’avons testé sur {measuredQuality.fr.notes} messages qu’il n’avait jamais vus, dont la
							moitié environ étaient conçus pour le mettre en difficulté : sur 100 bons messages, il en a laissé passer{" "}
							{inHundred(measuredQuality.fr.accepted)} ; sur 100 mauvais, il en a arrêté{" "}
							{inHundred(measuredQuality.fr.refused)}.
						</p>
						{/* held by training/hold-figures.slow.test.ts, tests/journeys/doubtful-notes.test.ts */}
						<p>
							Il peut aussi signaler qu’il hésite. Sur 100 messages comme ceux de cet essai, moitié bons, moitié
							mauvais, il en juge correctement {inHundred(heldQuality.fr[0])} à lui seul. Si une personne qui ne se
							trompe pas relit les 10 messages sur lesquels il hésite le plus, {inHundred(heldQuality.fr[10])} messages
							sur 100 sont bien jugés. Si elle en relit 20, ce nombre passe à {inHundred(heldQuality.fr[20])}.{" "}
							<WhereKnown fact="heldPercent">
								Sur ce site, quelqu’un de l’équipe lit avant l’envoi <FactText fact="heldPercent" />
								{" %"} de tous les messages : ceux sur lesquels le modérateur hésite le plus.
							</WhereKnown>
							<WhereUnknown fact="heldPercent">
								Sur ce site, il tranche même quand il hésite : l’équipe n’intervient avant l’envoi que si une panne l’a
								empêché de lire un message.
							</WhereUnknown>
						</p>
						{/* held by tests/journeys/reports.test.ts, tests/journeys/opt-out.test.ts */}
						<p>
							Un message vous blesse ou vous inquiète ? Choisissez « Signaler ce message », dans l’e-⁠mail ou à côté du
							message dans « Messages reçus » : il est masqué aussitôt, et quelqu’un de l’équipe l’examine. Vous ne
							voulez plus de messages ? Choisissez « Ne plus recevoir de messages », dans l’e-⁠mail. Vous pouvez aussi{" "}
							<PageLink to="contact">nous écrire</PageLink>.
						</p>
					</>
				),
			},
		],
	},
	closing: {
		title: "Le papier vous attend",
		text: "Écrivez avec douceur, en peu de mots, et laissez partir votre message.",
	},
};
