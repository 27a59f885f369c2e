import { retention } from "#contract/retention.ts";
import { factMark } from "#contract/site-facts.ts";
import words from "#i18n/messages/fr.json" with { type: "json" };
import { PageLink } from "#web/site/frame/page-link.tsx";
import { FactText, WhereKnown, WhereUnknown } from "#web/site/frame/site-fact.tsx";
import type { PrivacyText } from "./privacy-sections.ts";
import { storedTables } from "./stored-tables.ts";

export const text: PrivacyText = {
	lastUpdated: "Dernière mise à jour :",
	lastUpdatedMeaning: "Cette page décrit le site tel qu’il fonctionne le jour où vous la lisez.",
	summary: {
		title: "En bref",
		points: {
			kept: {
				question: "Ce que nous gardons",
				// held by tests/journeys/privacy-table.test.ts
				answer:
					"L’adresse du destinataire et les mots, scellés ; heures, langue, décision du modérateur, état de l’e-⁠mail. Vos messages pour nous, scellés.",
			},
			neverKept: {
				question: "Ce que nous ne gardons jamais",
				// held by tests/faults/canary.test.ts, tests/journeys/receipts.test.ts
				answer: "De l’expéditeur : ni nom, ni adresse e-⁠mail, ni adresse IP, ni appareil. Ni compte ni cookie.",
			},
			readers: {
				question: "Qui peut le lire",
				// held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts, tests/journeys/legal-notice.test.ts
				answer: (
					<>
						<WhereUnknown fact="inboxLink">Toute personne qui saisit son adresse.</WhereUnknown>
						<WhereKnown fact="inboxLink">Toute personne qui a accès à sa boîte.</WhereKnown> L’équipe du site, qui
						détient la clé. Les fournisseurs de messagerie.
						<WhereKnown fact="languageModelHost">
							{" "}
							Un modèle de langage, chez{" "}
							<code>
								<FactText fact="languageModelHost" />
							</code>
							, qui ne voit que les mots.
						</WhereKnown>
					</>
				),
			},
			duration: {
				question: "Combien de temps",
				// held by tests/journeys/retention.test.ts, tests/faults/erased-bytes.test.ts, tests/journeys/learning.test.ts
				answer: (
					<>
						Un billet refusé : {retention.refused_notes.days} jours. Approuvé : <FactText fact="retentionDays" />
						{"\u00a0"}jours. En attente : {retention.held_notes.days} jours. Vos messages :{" "}
						{retention.contact_messages.days} jours.
						<WhereKnown fact="learning">
							{" "}
							Un exemple confirmé pour le modérateur : jusqu’à ce qu’un administrateur l’efface.
						</WhereKnown>
					</>
				),
			},
			removal: {
				question: "Comment le faire supprimer",
				// held by tests/journeys/your-data.test.ts, tests/journeys/inbox-links.test.ts, tests/journeys/receipts.test.ts
				answer: (
					<>
						Vous-même, sur la page <PageLink to="yours">Vos billets</PageLink>, ou{" "}
						<PageLink to="contact">écrivez-nous</PageLink>. Un billet envoyé : avec son reçu.
					</>
				),
			},
		},
	},
	sections: {
		collection: {
			title: "Les données recueillies",
			body: (
				<>
					<h3>Quand vous envoyez un billet</h3>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/held-notes.test.ts, tests/journeys/privacy-table.test.ts */}
					<p>
						Nous gardons ce que vous saisissez, l’adresse du destinataire et vos mots, avec la date, l’heure, la langue
						de la page et le résultat de la modération : approuvé, refusé et selon quelle règle, ou en attente de
						relecture. Les billets refusés ou en attente sont gardés aussi.
					</p>
					{/* held by tests/journeys/scheduled-notes.test.ts */}
					<p>
						Si vous choisissez l’heure de l’envoi, jusqu’à 60 jours à l’avance, nous la gardons aussi. Le billet est
						vérifié tout de suite ; son destinataire ne peut pas le lire avant l’heure. Si celui-ci demande entre-temps
						à ne plus recevoir de billets, le vôtre est effacé.
					</p>
					{/* held by tests/journeys/receipts.test.ts */}
					<p>
						Un reçu s’affiche ensuite, une seule fois : un lien secret vers une page qui dit ce que devient le billet,
						sans montrer ni les mots ni le destinataire. Nous ne l’envoyons jamais par e-⁠mail, nous ne le gardons nulle
						part, et rien ne le relie à vous. Quiconque le possède peut aussi annuler le billet tant qu’il attend, ou
						l’effacer.
					</p>
					{/* held by tests/journeys/send-deliver-read.test.ts */}
					<p>
						Nous ne vous demandons pas qui vous êtes. Si vous signez, votre signature fait partie du texte et le
						destinataire la lit. L’e-⁠mail est rédigé dans la langue de la page : le destinataire peut donc la deviner.
					</p>
					{/* held by tests/e2e/writing-hint.test.ts */}
					<p>
						Pendant que vous écrivez, un programme dans votre navigateur peut vous signaler des mots qui seraient
						refusés. Nous n’en recevons rien : un billet ne nous parvient que lorsque vous l’envoyez.
					</p>
					<h3>Quand vous lisez vos billets</h3>
					{/* held by tests/journeys/unrecorded-look-ups.test.ts, tests/journeys/inbox-links.test.ts, web/email/entry-render.test.ts, tests/journeys/opt-out.test.ts */}
					<p>
						L’adresse que vous saisissez ne sert qu’à retrouver les billets et, si vous le demandez, à recevoir un lien.
						Nous n’enregistrons ni que des billets ont été consultés, ni quand ; seul un lien que vous ouvrez commence
						une session, effacée en moins d’un jour. Nous ne savons pas si nos e-⁠mails ont été ouverts : ils ne
						contiennent aucune image à charger. Leurs liens sont propres à votre boîte, sans montrer votre adresse ; les
						ouvrir ne change rien tant que vous n’avez pas appuyé sur un bouton.
					</p>
					<h3>Quand vous nous écrivez</h3>
					{/* held by tests/journeys/contact.test.ts, tests/journeys/privacy-table.test.ts */}
					<p>
						Nous gardons le nom que vous donnez, votre adresse e-⁠mail, l’objet, votre message, la date et la langue de
						la page.
					</p>
					<h3>Ce que toute connexion apporte</h3>
					{/* held by server/privacy/visitor-key.test.ts, tests/journeys/bad-input.test.ts */}
					<p>
						Comme tout site, le nôtre reçoit l’adresse IP de votre navigateur. Nous ne l’enregistrons jamais. Pour
						empêcher les envois en masse, nous la transformons en un code (un HMAC), à l’aide d’une clé aléatoire, et
						comptons pendant une heure les appels de chaque code. Code, décompte et clé n’existent qu’en mémoire. La clé
						est renouvelée chaque jour à minuit UTC : plus aucun code ne peut alors être rattaché à une adresse.
					</p>
					{/* held by tests/faults/note-limits.test.ts, tests/e2e/proof-of-work.test.ts, tests/journeys/privacy-table.test.ts */}
					<p>
						Quand beaucoup de billets arrivent d’une même connexion en une heure, votre navigateur fait de lui-même un
						petit calcul pour chacun des suivants, ce qui freine les robots. Nous n’en enregistrons qu’un code, qui
						n’est relié à aucun billet.
					</p>
					{/* Nothing of the code. */}
					<p>
						Les intermédiaires entre vous et nous, comme votre fournisseur d’accès ou un relais choisi par l’équipe du
						site, peuvent tenir leurs propres journaux. Le logiciel n’y peut rien.
					</p>
					<h3>Quand vous regardez des pages</h3>
					{/* held by tests/journeys/page-views.test.ts, server/privacy/visitor-key.test.ts, tests/journeys/counters-only.test.ts */}
					<p>
						Nous comptons les pages vues chaque heure, et les visiteurs de chaque jour par pays, sans les robots qui
						s’annoncent comme tels. Pour que personne ne soit compté deux fois, votre adresse IP et le nom que donne
						votre navigateur sont transformés en un code, à l’aide d’une seconde clé aléatoire. Codes et clé n’existent
						qu’en mémoire et sont détruits à la fin du jour ; il ne reste que des nombres.
					</p>
					{/* held by server/analytics/geography.test.ts, server/analytics/figures.test.ts, tests/journeys/counters-only.test.ts */}
					<p>
						Le pays est déterminé sur notre propre serveur, d’après votre adresse amputée de sa dernière partie. Un pays
						de moins de cinq visites est compté parmi les « autres ». Rien ne relie ces nombres à un billet.
					</p>
				</>
			),
		},
		usage: {
			title: "À quoi elles servent",
			body: (
				<>
					<ul>
						{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/letter-pages.test.ts */}
						<li>
							À envoyer le billet par e-⁠mail, et à le montrer{" "}
							<WhereUnknown fact="inboxLink">à qui saisit l’adresse du destinataire.</WhereUnknown>
							<WhereKnown fact="inboxLink">à qui ouvre le lien envoyé au destinataire.</WhereKnown>
						</li>
						{/* held by tests/journeys/llm-judge.test.ts, tests/journeys/legal-notice.test.ts, tests/journeys/held-notes.test.ts */}
						<li>
							À le vérifier. Le modérateur fait partie de ce site.{" "}
							<WhereKnown fact="languageModelHost">
								Pour certains billets, ou pour tous, il demande l’avis d’un modèle de langage, chez{" "}
								<code>
									<FactText fact="languageModelHost" />
								</code>
								{"\u202f;"} ce service reçoit les mots du billet, et eux seuls : aucune adresse, et rien d’autre sur
								l’expéditeur que ce que disent ces mots. Ce qu’il en conserve dépend de ses propres règles.
							</WhereKnown>
							<WhereUnknown fact="languageModelHost">
								Pour cela, aucun mot d’un billet n’est transmis à qui que ce soit.
							</WhereUnknown>{" "}
							Un billet qu’il n’a pas pu juger attend que quelqu’un le relise.
						</li>
						<WhereKnown fact="learning">
							{/* held by tests/journeys/learning.test.ts, moderation/masking/mask-personal.test.ts */}
							<li>
								À améliorer le modérateur. Quand quelqu’un relit un billet et lui donne tort, les mots sont gardés en
								exemple, scellés et masqués : adresses, liens, nombres et noms en sont retirés, pour autant qu’ils
								soient reconnus. L’exemple est effacé avec son billet. Seul un exemple relu et confirmé par un
								administrateur est gardé plus longtemps, jusqu’à ce qu’un administrateur l’efface ; plus rien ne le
								relie alors à un billet ni à une adresse.
							</li>
						</WhereKnown>
						{/* held by tests/faults/recipient-limit.test.ts */}
						<li>À limiter le nombre de billets qu’une adresse reçoit en un jour.</li>
						{/* held by tests/journeys/bounces.test.ts, server/suppression/suppressions.test.ts */}
						<li>
							À laisser une boîte tranquille. Si un serveur de messagerie nous dit qu’elle n’existe pas, ses billets
							sont gardés, mais pas envoyés par e-⁠mail, pendant 30 jours. Si nous apprenons que l’un de nos e-⁠mails y a
							été signalé comme spam, nous refusons les billets pour elle pendant un an. Pour cela, nous gardons un code
							de recherche de la boîte.
						</li>
						{/* held by tests/journeys/contact.test.ts, tests/journeys/contact-confirmation.test.ts */}
						<li>
							À vous répondre. Votre message est envoyé à notre adresse d’assistance, avec la vôtre pour la réponse. La
							confirmation que vous pouvez recevoir par e-⁠mail ne reprend aucun de vos mots.
						</li>
						{/* held by tests/journeys/analytics.test.ts */}
						<li>
							À compter, heure par heure, combien de billets ont été approuvés, refusés ou mis en attente, et combien
							d’e-⁠mails ont été envoyés ou ont échoué.
						</li>
						{/* held by tests/journeys/page-views.test.ts */}
						<li>À mesurer la fréquentation, en pages et en visiteurs.</li>
					</ul>
					{/* held by tests/journeys/privacy-table.test.ts, tests/e2e/third-parties.test.ts */}
					<p>Et à rien d’autre : ni publicité, ni profilage, ni vente.</p>
				</>
			),
		},
		fields: {
			title: "Tout ce qui est enregistré",
			body: (
				<>
					{/* held by tests/journeys/privacy-table.test.ts */}
					<p>
						Voici toute la base de données, champ par champ. Un test compare cette liste à la base, et échoue si un
						champ manque ici.
					</p>
					{/* held by server/privacy/seal.test.ts, tests/journeys/sealed-at-rest.test.ts, tests/journeys/retention.test.ts */}
					<p>
						<strong>Scellé</strong> veut dire chiffré : seule notre clé l’ouvre. Un <strong>code de recherche</strong>{" "}
						est calculé à partir d’une valeur, avec notre clé : il permet de retrouver une ligne, pas de lire la valeur.
						Passé la <strong>durée</strong> indiquée, une ligne est effacée automatiquement dans la journée. « Jusqu’à
						la suppression » veut dire : jusqu’à ce que l’équipe du site la supprime, d’elle-même ou à votre demande.
					</p>
				</>
			),
		},
		security: {
			title: "Comment elles sont protégées",
			body: (
				<>
					<ul>
						{/* held by tests/journeys/sealed-at-rest.test.ts */}
						<li>
							Les adresses et les textes sont scellés (AES-256-GCM) avant d’être enregistrés, et retrouvés par des codes
							de recherche (HMAC-SHA-256). Sans la clé, une copie volée de la base ne révèle ni ces adresses ni ces
							textes. Mais la clé se trouve sur le serveur : qui vole le disque entier peut avoir les deux, à moins que
							l’équipe du site ne garde la clé ailleurs.
						</li>
						{/* held by tests/journeys/sealed-at-rest.test.ts, tests/journeys/page-views.test.ts */}
						<li>
							Le journal du serveur contient des codes et des chiffres : aucune adresse, aucun de vos mots, aucune
							adresse IP.
						</li>
						{/* held by tests/e2e/third-parties.test.ts */}
						<li>Les pages ne chargent rien d’un autre site : aucun tiers n’apprend votre visite par elles.</li>
						{/* held by server/admin/password.test.ts */}
						<li>Du mot de passe d’un administrateur, seule une empreinte (argon2id) est enregistrée.</li>
					</ul>
					<h3>Ce que cela n’empêche pas</h3>
					<ul>
						{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts */}
						<li>
							<WhereUnknown fact="inboxLink">
								<strong>Toute personne qui saisit une adresse peut lire ses billets.</strong> Aucun mot de passe n’est
								demandé : n’écrivez rien qui soit destiné aux yeux d’une seule personne. Le logiciel permet d’exiger un
								lien envoyé à l’adresse ; ici, ce n’est pas le cas.
							</WhereUnknown>
							<WhereKnown fact="inboxLink">
								<strong>Toute personne qui a accès à une boîte peut lire ses billets,</strong> ici comme dans la
								messagerie : la liste s’ouvre par un lien que nous envoyons à l’adresse.
							</WhereKnown>
						</li>
						{/* held by tests/journeys/admin-messages.test.ts */}
						<li>
							L’équipe du site détient la clé et peut ouvrir ce qui est scellé, par exemple pour relire un billet en
							attente.
						</li>
						{/* Nothing of the code. */}
						<li>
							Un e-⁠mail passe par des serveurs que nous ne maîtrisons pas. Entre eux, il est le plus souvent chiffré,
							pas toujours ; le fournisseur du destinataire peut le lire dans tous les cas.
						</li>
						{/* held by server/delivery/capture-transport.test.ts, tests/journeys/legal-notice.test.ts */}
						<li>
							<WhereUnknown fact="smtp">
								<strong>Cette installation n’a pas de serveur de messagerie.</strong> Les e-⁠mails ne sont pas envoyés :
								ils restent sur la machine du service, en fichiers lisibles et non scellés.
							</WhereUnknown>
							<WhereKnown fact="smtp">
								Nos e-⁠mails arrivent en clair chez qui les reçoit : rien n’y est scellé.
							</WhereKnown>
						</li>
						{/* Nothing of the code. */}
						<li>Aucune protection n’est parfaite, la nôtre non plus.</li>
					</ul>
				</>
			),
		},
		cookies: {
			title: "Les cookies et votre navigateur",
			body: (
				<>
					{/* held by tests/e2e/third-parties.test.ts */}
					<p>
						Ce site ne dépose aucun cookie chez ses visiteurs. Votre navigateur garde seulement quelques éléments, sur
						votre appareil, sans nous les envoyer de lui-même.
					</p>
					<ul>
						{/* held by tests/e2e/language.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>Votre langue,</strong> une fois choisie, dans le stockage local, sous les noms{" "}
							<code>language</code>, <code>langSelected</code> et <code>userLang</code>. Elle y reste jusqu’à ce que
							vous effaciez les données du site dans votre navigateur.
						</li>
						{/* held by tests/e2e/draft.test.ts, tests/e2e/contact-states.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>Un billet en cours d’écriture,</strong> son adresse et son texte, sous le nom{" "}
							<code>draft-note</code>, et <strong>un message pour nous en cours d’écriture,</strong> sous le nom{" "}
							<code>draft-contact</code> : dans le stockage de session, pour qu’un rechargement ne les perde pas. Ils
							disparaissent une fois envoyés, ou quand vous fermez l’onglet.
						</li>
						{/* held by tests/e2e/stationery.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>Le papier et l’encre que vous avez choisis,</strong> s’ils ne sont pas ceux d’origine, sous{" "}
							<code>draft-stationery</code>, dans le stockage de session. Ils disparaissent quand vous fermez l’onglet.
						</li>
						{/* held by tests/e2e/writing-hint.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>Votre refus des conseils pendant l’écriture,</strong> si vous les avez désactivés, dans le
							stockage local, sous le nom <code>writingHints</code>. Il disparaît quand vous les réactivez.
						</li>
						{/* held by tests/e2e/faq.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>Les questions que vous aviez ouvertes,</strong> quand vous changez de langue, dans le stockage de
							session, sous le nom <code>open-items</code>. Elles disparaissent dès que l’autre page les a rouvertes.
						</li>
						{/* held by tests/e2e/sealed-envelopes.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>Les billets que vous avez ouverts,</strong> dans le stockage local, sous le nom{" "}
							<code>opened-letters</code> : quelques caractères par billet, qui ne permettent de retrouver ni ses mots
							ni votre adresse. Sur un ordinateur partagé, la personne suivante peut voir combien de billets ont été
							ouverts et, en saisissant votre adresse, lesquels. « Recacheter les billets », sous la liste, les efface.
						</li>
						{/* held by tests/e2e/install-offer.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>Votre refus de garder ce site sur l’écran d’accueil,</strong> dans le stockage local, sous le nom{" "}
							<code>install-offer</code>, si vous avez refusé.
						</li>
						{/* held by tests/e2e/yours.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>Votre session, après un lien vers vos billets,</strong> dans le stockage de session, sous le nom{" "}
							<code>inbox-session</code> : un texte aléatoire. Il disparaît avec « J’ai terminé », ou quand vous fermez
							l’onglet.
						</li>

						{/* held by tests/e2e/offline.test.ts */}
						<li>
							<strong>Une page qui dit que vous êtes hors ligne,</strong> dans les trois langues, avec sa mise en forme,
							pour quand le réseau manque. Elle ne contient rien sur vous.
						</li>
					</ul>
					{/* held by web/site/pages/privacy/browser-storage.test.ts, tests/faults/captured-mail.test.ts */}
					<p>
						Seuls les navigateurs des administrateurs gardent en plus, dans le stockage local : leur session (
						<code>admin_token</code>, <code>admin_username</code>), leur langue (<code>admin_language</code>), l’usage
						des raccourcis clavier (<code>admin_shortcuts</code>) et un texte aléatoire qui permet de reconnaître leur
						navigateur (<code>admin_device</code>). Là où le site n’a pas de serveur de messagerie, un administrateur
						reçoit un cookie (<code>captured_mail</code>) pour lire les e-⁠mails qui n’ont pas été envoyés.
					</p>
				</>
			),
		},
		rights: {
			title: "Vos droits",
			body: (
				<>
					{/* Nothing of the code. */}
					<p>
						Le RGPD, et bien d’autres lois, vous donnent des droits sur vos données. Vous pouvez les exercer ici sans en
						citer aucune :
					</p>
					<ul>
						{/* held by tests/journeys/your-data.test.ts */}
						<li>
							<strong>Accès :</strong> lire tout ce que nous gardons à propos de votre adresse, et en enregistrer une
							copie.
						</li>
						{/* held by tests/journeys/your-data.test.ts, tests/journeys/receipts.test.ts */}
						<li>
							<strong>Effacement :</strong> effacer un billet, ou tout ce qui concerne votre adresse. Un billet que vous
							avez envoyé s’efface avec son reçu.
						</li>
						{/* held by tests/journeys/opt-out.test.ts, tests/journeys/your-data.test.ts */}
						<li>
							<strong>Opposition :</strong> ne plus recevoir de billets. « Ne plus recevoir de billets », au bas de
							chaque e-⁠mail qui en contient un, y met fin aussitôt, aussi longtemps que vous le voulez. Nous n’en
							gardons qu’un code de recherche de votre boîte.
						</li>
						{/* Nothing of the code. */}
						<li>
							<strong>Rectification et limitation :</strong> faire corriger une erreur, ou suspendre l’usage de vos
							données.
						</li>
					</ul>
					{/* held by tests/journeys/your-data.test.ts, tests/journeys/inbox-links.test.ts */}
					<p>
						Accès, effacement et opposition : sur la page <PageLink to="yours">Vos billets</PageLink>, qui envoie un
						lien à votre adresse, pour que personne d’autre ne puisse agir à votre place. Rectification, limitation, ou
						si cette page ne suffit pas : <PageLink to="contact">écrivez-nous</PageLink> en indiquant l’adresse
						concernée. Une personne lit votre demande, et peut vous demander de confirmer par e-⁠mail que l’adresse est
						bien la vôtre.
					</p>
					{/* held by tests/journeys/legal-notice.test.ts, tests/journeys/opt-out.test.ts, tests/journeys/reports.test.ts */}
					<p>
						Ces deux pages ont besoin de JavaScript. Sans lui, « Ne plus recevoir de billets » et « Signaler ce
						billet », dans nos e-⁠mails, fonctionnent toujours.{" "}
						<WhereKnown fact="operatorEmail">
							Pour le reste, écrivez à{" "}
							<a href={factMark("operatorMailto")}>
								<FactText fact="operatorEmail" />
							</a>{" "}
							en indiquant l’adresse concernée.
						</WhereKnown>
						<WhereUnknown fact="operatorEmail">
							Pour le reste, cherchez une adresse postale dans les <PageLink to="legal">mentions légales</PageLink> :
							l’équipe du site n’indique pas d’adresse e-⁠mail.
						</WhereUnknown>
					</p>
					{/* held by tests/faults/canary.test.ts */}
					<p>
						Nous ne pouvons pas tout. Nous ne savons pas qui a envoyé un billet : impossible de vous dire qui vous a
						écrit, ou de dresser la liste de vos envois. Un e-⁠mail arrivé ne peut pas être repris. Et une sauvegarde, si
						l’équipe du site en fait, conserve ce qui a été supprimé jusqu’à ce qu’elle soit remplacée.
					</p>
					{/* Nothing of the code. */}
					<p>
						Si notre réponse ne vous satisfait pas, ou ne vient pas, vous pouvez saisir l’autorité de protection des
						données de votre pays : en France, la CNIL.
					</p>
				</>
			),
		},
		contact: {
			title: "Nous écrire",
			body: (
				// Nothing of the code.
				<p>
					Une question sur cette page ? Passez par la <PageLink to="contact">page de contact</PageLink>. Nous visons une
					réponse sous 24 heures. Qui nous sommes et sur quelle base légale nous traitons vos données : voyez les{" "}
					<PageLink to="legal">mentions légales</PageLink>.
				</p>
			),
		},
	},
	columns: { field: "Donnée", purpose: "Utilité", kept: "Durée" },
	stored: storedTables(words),
};
