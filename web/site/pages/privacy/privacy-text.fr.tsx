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
					"L’adresse du destinataire et le texte, chiffrés ; l’heure, la langue, la décision du modérateur, l’état de l’e-⁠mail. Vos demandes, chiffrées.",
			},
			neverKept: {
				question: "Ce que nous ne gardons jamais",
				// held by tests/faults/canary.test.ts, tests/journeys/receipts.test.ts
				answer: "Le nom de l’expéditeur, son adresse e-⁠mail, son adresse IP, son type d’appareil. Ni compte ni cookie.",
			},
			readers: {
				question: "Qui peut lire un message",
				// held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts, tests/journeys/legal-notice.test.ts
				answer: (
					<>
						<WhereUnknown fact="inboxLink">Toute personne qui saisit l’adresse du destinataire.</WhereUnknown>
						<WhereKnown fact="inboxLink">Toute personne qui a accès à la boîte du destinataire.</WhereKnown> L’équipe du
						site et, s’il détient la clé, l’hébergeur. Les fournisseurs de messagerie.
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
						Message refusé : {retention.refused_notes.days} jours. Approuvé : <FactText fact="retentionDays" />
						{"\u00a0"}jours. En attente : {retention.held_notes.days} jours. Vos demandes :{" "}
						{retention.contact_messages.days} jours.
						<WhereKnown fact="learning">
							{" "}
							Un exemple confirmé pour le modérateur : jusqu’à ce qu’un administrateur l’efface.
						</WhereKnown>
					</>
				),
			},
			removal: {
				question: "Comment effacer un message",
				// held by tests/journeys/your-data.test.ts, tests/journeys/inbox-links.test.ts, tests/journeys/receipts.test.ts
				answer: (
					<>
						Un message reçu : page <PageLink to="yours">Vos données</PageLink>. Un message que vous avez envoyé : son
						lien de suivi. Sinon, <PageLink to="contact">écrivez-nous</PageLink>.
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
					<h3>Quand vous envoyez un message</h3>
					{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/held-notes.test.ts, tests/journeys/privacy-table.test.ts */}
					<p>
						Nous gardons l’adresse du destinataire, vos mots, la date, l’heure, la langue de la page et le résultat de
						la modération : approuvé, refusé (et selon quelle règle) ou en attente de vérification. Si vous les
						choisissez, nous gardons aussi le papier, l’encre et l’heure d’envoi. Les messages refusés ou en attente
						sont donc gardés, eux aussi.
					</p>
					{/* held by tests/journeys/scheduled-notes.test.ts */}
					<p>
						Vous pouvez choisir l’heure de l’envoi jusqu’à 60 jours à l’avance. Le message est vérifié tout de suite ;
						son destinataire ne peut pas le lire avant l’heure choisie. Si le destinataire demande entre-temps à ne plus
						recevoir de messages, le vôtre est effacé.
					</p>
					{/* held by tests/journeys/receipts.test.ts */}
					<p>
						Un lien de suivi s’affiche ensuite, une seule fois. C’est un lien secret vers une page qui dit ce que
						devient le message, sans montrer ni les mots ni le destinataire. Nous n’envoyons jamais ce lien par e-⁠mail,
						nous ne le gardons nulle part, et rien ne le relie à vous. Quiconque possède ce lien peut aussi annuler le
						message tant qu’il attend, ou l’effacer.
					</p>
					{/* held by tests/journeys/send-deliver-read.test.ts */}
					<p>
						Nous ne vous demandons pas qui vous êtes. Si vous signez, votre signature fait partie du texte et le
						destinataire la lit. Autour de vos mots, l’e-⁠mail est rédigé dans la langue de la page où vous avez écrit :
						le destinataire connaît donc cette langue.
					</p>
					{/* held by tests/e2e/writing-hint.test.ts */}
					<p>
						Pendant que vous écrivez, un programme dans votre navigateur peut vous signaler des mots qui seraient
						refusés. Nous n’en recevons rien : un message ne nous parvient que lorsque vous l’envoyez.
					</p>
					<h3>Quand vous lisez vos messages</h3>
					{/* held by tests/journeys/unrecorded-look-ups.test.ts, tests/journeys/inbox-links.test.ts, web/email/entry-render.test.ts, tests/journeys/opt-out.test.ts */}
					<p>
						L’adresse que vous saisissez ne sert qu’à retrouver les messages et, si vous le demandez, à recevoir un
						lien. Nous n’enregistrons ni les consultations ni leur heure. Quand vous demandez un lien, nous gardons
						cette demande un jour au plus, avec son heure ; quand vous en ouvrez un, nous gardons de même la session,
						avec ses heures. Nous ne savons pas si nos e-⁠mails ont été ouverts : ils ne contiennent aucune image à
						charger. Leurs liens sont propres à votre boîte, mais ne montrent pas votre adresse ; ouvrir un lien ne
						change rien tant que vous n’avez pas appuyé sur un bouton.
					</p>
					<h3>Quand vous nous écrivez</h3>
					{/* held by tests/journeys/contact.test.ts, tests/journeys/privacy-table.test.ts */}
					<p>
						Nous gardons le nom que vous donnez, votre adresse e-⁠mail, l’objet et le texte de votre demande, la date et
						la langue de la page.
					</p>
					<h3>Quand votre navigateur se connecte</h3>
					{/* held by server/privacy/visitor-key.test.ts, tests/journeys/bad-input.test.ts */}
					<p>
						Comme tout site, le nôtre reçoit l’adresse IP de votre connexion. Nous n’enregistrons jamais cette adresse.
						Pour empêcher les envois en masse, nous la transformons en un code (un HMAC), à l’aide d’une clé aléatoire,
						et comptons pendant une heure les requêtes associées à chaque code. Le code, le décompte et la clé
						n’existent qu’en mémoire. La clé est renouvelée chaque jour à minuit UTC : plus aucun code ne peut alors
						être rattaché à une adresse.
					</p>
					{/* held by tests/faults/note-limits.test.ts, tests/e2e/proof-of-work.test.ts, tests/journeys/privacy-table.test.ts */}
					<p>
						Quand beaucoup de messages arrivent d’une même connexion en une heure, votre navigateur fait de lui-même un
						petit calcul avant chaque nouvel envoi, ce qui freine les robots. De ce calcul, nous n’enregistrons qu’un
						autre code, avec sa fin de validité ; il n’est relié à aucun message.
					</p>
					{/* Nothing of the code. */}
					<p>
						Les intermédiaires entre vous et nous, comme votre fournisseur d’accès ou un relais choisi par l’équipe du
						site, peuvent tenir leurs propres journaux. Notre logiciel ne peut pas l’empêcher.
					</p>
					<h3>Quand vous regardez des pages</h3>
					{/* held by tests/journeys/page-views.test.ts, server/privacy/visitor-key.test.ts, tests/journeys/counters-only.test.ts */}
					<p>
						Nous comptons les pages vues, heure par heure, et les visiteurs, jour par jour et par pays ; les robots qui
						s’annoncent comme tels ne sont pas comptés. Pour que personne ne soit compté deux fois, votre adresse IP et
						le nom que donne votre navigateur sont transformés en un code, à l’aide d’une seconde clé aléatoire. Les
						codes et la clé n’existent qu’en mémoire et sont détruits à la fin du jour ; il ne reste que des nombres.
					</p>
					{/* held by server/analytics/geography.test.ts, server/analytics/figures.test.ts, tests/journeys/counters-only.test.ts */}
					<p>
						Le pays est déterminé sur notre propre serveur, d’après votre adresse amputée de sa dernière partie. Dans
						nos statistiques, un pays qui compte moins de cinq visites n’est pas nommé : il est rangé parmi les
						« autres ». Rien ne relie ces nombres à un message.
					</p>
				</>
			),
		},
		usage: {
			title: "À quoi servent ces données",
			body: (
				<>
					<ul>
						{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/letter-pages.test.ts */}
						<li>
							À envoyer le message par e-⁠mail, et à le montrer{" "}
							<WhereUnknown fact="inboxLink">à qui saisit l’adresse du destinataire.</WhereUnknown>
							<WhereKnown fact="inboxLink">à qui ouvre le lien envoyé au destinataire.</WhereKnown>
						</li>
						{/* held by tests/journeys/llm-judge.test.ts, tests/journeys/legal-notice.test.ts, tests/journeys/held-notes.test.ts */}
						<li>
							À vérifier le message. Le modérateur automatique fait partie de ce site.{" "}
							<WhereKnown fact="languageModelHost">
								Pour certains messages, ou pour tous, le modérateur demande l’avis d’un modèle de langage, chez{" "}
								<code>
									<FactText fact="languageModelHost" />
								</code>
								{"\u202f;"} ce service reçoit les mots du message, et eux seuls : aucune adresse, et rien d’autre sur
								l’expéditeur que ce que disent ces mots. Ce qu’il en conserve dépend de ses propres règles.
							</WhereKnown>
							<WhereUnknown fact="languageModelHost">
								Cette vérification ne transmet aucun mot d’un message à qui que ce soit.
							</WhereUnknown>{" "}
							Si une panne empêche le modérateur de lire un message,
							<WhereKnown fact="heldPercent"> ou s’il hésite,</WhereKnown> quelqu’un de l’équipe le lit avant l’envoi.
						</li>
						<WhereKnown fact="learning">
							{/* held by tests/journeys/learning.test.ts, moderation/masking/mask-personal.test.ts */}
							<li>
								À améliorer le modérateur : l’équipe de ce site a fait ce choix. Quand elle donne tort au modérateur sur
								un message, ou choisit de garder un message pour cela, le texte est gardé en exemple, chiffré ; « […] »
								y remplace les adresses, les liens, les nombres et les noms reconnus. L’exemple est effacé avec son
								message. Seul un exemple relu et confirmé par un administrateur sert à entraîner le modérateur ; il est
								gardé plus longtemps, jusqu’à ce qu’un administrateur l’efface, et plus rien ne le relie à un message ni
								à une adresse.
							</li>
						</WhereKnown>
						{/* held by tests/faults/recipient-limit.test.ts */}
						<li>À limiter le nombre de messages qu’une adresse reçoit en un jour.</li>
						{/* held by tests/journeys/bounces.test.ts, server/suppression/suppressions.test.ts */}
						<li>
							À laisser une boîte tranquille. Si un serveur de messagerie nous dit qu’une boîte n’accepte pas d’e-⁠mails,
							les messages pour cette boîte sont gardés, mais pas envoyés par e-⁠mail, pendant 30 jours. Si nous
							apprenons que l’un de nos e-⁠mails y a été marqué comme spam, nous refusons les messages pour cette boîte
							pendant un an. Dans les deux cas, nous gardons un code de recherche de la boîte.
						</li>
						{/* held by tests/journeys/contact.test.ts, tests/journeys/contact-confirmation.test.ts */}
						<li>
							À vous répondre. Votre demande est envoyée à notre adresse d’assistance, avec votre adresse, pour que nous
							puissions répondre. L’e-⁠mail de confirmation que vous pouvez recevoir ne reprend aucun de vos mots.
						</li>
						{/* held by tests/journeys/analytics.test.ts */}
						<li>
							À compter, heure par heure, combien de messages ont été approuvés ou refusés, ou sont en attente de
							vérification, et combien d’e-⁠mails ont été envoyés ou ont échoué.
						</li>
						{/* held by tests/journeys/page-views.test.ts */}
						<li>À mesurer la fréquentation, en pages et en visiteurs.</li>
					</ul>
					{/* held by tests/journeys/privacy-table.test.ts, tests/e2e/third-parties.test.ts */}
					<p>Vos données ne servent à rien d’autre : ni publicité, ni profilage, ni vente.</p>
				</>
			),
		},
		fields: {
			title: "Tout ce qui est enregistré",
			body: (
				<>
					{/* held by tests/journeys/privacy-table.test.ts */}
					<p>
						Voici toute la base de données, champ par champ. Un test automatique compare cette liste à la base, et
						échoue si un champ manque ici.
					</p>
					{/* held by server/privacy/seal.test.ts, tests/journeys/sealed-at-rest.test.ts, tests/journeys/retention.test.ts */}
					<p>
						Ce qui est <strong>chiffré</strong> ne s’ouvre qu’avec notre clé. Un <strong>code de recherche</strong> est
						calculé à partir d’une valeur, avec notre clé : il permet de retrouver une ligne, pas de lire la valeur.
						Plusieurs adresses peuvent mener à une même boîte, comme lou@example.org et lou+amour@example.org : c’est
						pourquoi la liste contient des codes d’adresses et des codes de boîtes. La <strong>durée</strong> de
						conservation est donnée une fois, au-dessus de chaque table ; si un champ est gardé pour une autre durée, sa
						propre ligne l’indique. Une fois cette durée écoulée, les données sont effacées automatiquement dans la
						journée. « Jusqu’à la suppression » veut dire : jusqu’à ce que l’équipe du site supprime ces données,
						d’elle-même ou à votre demande.
					</p>
				</>
			),
		},
		security: {
			title: "Comment ces données sont protégées",
			body: (
				<>
					<ul>
						{/* held by tests/journeys/sealed-at-rest.test.ts */}
						<li>
							Les adresses et les textes sont chiffrés (AES-256-GCM) avant d’être enregistrés, et retrouvés par des
							codes de recherche (HMAC-SHA-256). Sans la clé, une copie volée de la base ne révèle ni ces adresses ni
							ces textes. Mais la clé se trouve le plus souvent sur le même serveur : une personne qui volerait le
							disque entier aurait donc la base et la clé.
						</li>
						{/* held by tests/journeys/sealed-at-rest.test.ts, tests/journeys/page-views.test.ts */}
						<li>
							Le journal du serveur contient des codes et des nombres. Il ne contient ni adresse e-⁠mail, ni mot de vos
							messages, ni adresse IP.
						</li>
						{/* held by tests/e2e/third-parties.test.ts */}
						<li>Nos pages ne chargent rien d’un autre site : elles ne révèlent votre visite à aucun tiers.</li>
						{/* held by server/admin/password.test.ts */}
						<li>Du mot de passe d’un administrateur, seule une empreinte (argon2id) est enregistrée.</li>
					</ul>
					<h3>Ce que cela n’empêche pas</h3>
					<ul>
						{/* held by tests/journeys/send-deliver-read.test.ts, tests/journeys/inbox-access-words.test.ts */}
						<li>
							<WhereUnknown fact="inboxLink">
								<strong>Toute personne qui saisit une adresse peut lire les messages reçus à cette adresse.</strong>{" "}
								Aucun mot de passe n’est demandé : n’écrivez rien que vous ne voudriez pas voir lu par quelqu’un
								d’autre. Le logiciel permet d’exiger un lien envoyé à l’adresse, mais ce site ne l’exige pas.
							</WhereUnknown>
							<WhereKnown fact="inboxLink">
								<strong>Toute personne qui a accès à une boîte peut lire les messages destinés à cette boîte,</strong>{" "}
								ici comme dans la messagerie : la liste s’ouvre par un lien que nous envoyons à l’adresse.
							</WhereKnown>
						</li>
						{/* held by tests/journeys/admin-messages.test.ts */}
						<li>
							L’équipe du site détient la clé et peut ouvrir ce qui est chiffré, par exemple pour lire un message en
							attente.
						</li>
						{/* Nothing of the code. */}
						<li>
							Un e-⁠mail passe par des serveurs que nous ne maîtrisons pas. Il est le plus souvent chiffré d’un serveur à
							l’autre, mais pas toujours, et le fournisseur de messagerie du destinataire peut le lire dans tous les
							cas.
						</li>
						{/* held by server/delivery/capture-transport.test.ts, tests/journeys/legal-notice.test.ts */}
						<li>
							<WhereUnknown fact="smtp">
								<strong>Cette installation n’a pas de serveur de messagerie.</strong> Les e-⁠mails ne sont pas envoyés :
								ils restent sur la machine du service, en fichiers lisibles et non chiffrés.
							</WhereUnknown>
							<WhereKnown fact="smtp">
								Nos e-⁠mails arrivent en clair dans la boîte du destinataire : leur contenu n’est pas chiffré par nous.
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
							<code>language</code>, <code>langSelected</code> et <code>userLang</code>. Cette langue y reste jusqu’à ce
							que vous effaciez les données du site dans votre navigateur.
						</li>
						{/* held by tests/e2e/draft.test.ts, tests/e2e/contact-states.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>Un message en cours d’écriture,</strong> son adresse et son texte, sous le nom{" "}
							<code>draft-note</code>, et <strong>une demande en cours d’écriture,</strong> sous le nom{" "}
							<code>draft-contact</code> : dans le stockage de session, pour que vous ne les perdiez pas en rechargeant
							la page. Ces textes disparaissent une fois envoyés, ou quand vous fermez l’onglet.
						</li>
						{/* held by tests/e2e/stationery.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>Le papier et l’encre que vous avez choisis,</strong> s’ils ne sont pas ceux par défaut, sous le
							nom <code>draft-stationery</code>, dans le stockage de session. Ils disparaissent quand vous fermez
							l’onglet.
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
							<strong>Les messages que vous avez ouverts,</strong> dans le stockage local, sous le nom{" "}
							<code>opened-letters</code> : quelques caractères par message, qui ne permettent de retrouver ni ses mots
							ni votre adresse. Sur un ordinateur partagé, la personne suivante peut voir combien de messages ont été
							ouverts et, en saisissant votre adresse, lesquels. « Recacheter les messages », sous la liste, efface ces
							caractères.
						</li>
						{/* held by tests/e2e/install-offer.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>Votre refus d’ajouter ce site à l’écran d’accueil,</strong> si nous vous l’avons proposé, dans le
							stockage local, sous le nom <code>install-offer</code>.
						</li>
						{/* held by tests/e2e/yours.test.ts, web/site/pages/privacy/browser-storage.test.ts */}
						<li>
							<strong>Votre session, après l’ouverture d’un lien vers vos messages,</strong> dans le stockage de
							session, sous le nom <code>inbox-session</code> : un texte aléatoire. Il disparaît avec « J’ai terminé »,
							ou quand vous fermez l’onglet.
						</li>

						{/* held by tests/e2e/offline.test.ts */}
						<li>
							<strong>Une page qui dit que vous êtes hors ligne,</strong> dans les trois langues, avec sa mise en forme,
							pour les moments où le réseau manque. Cette page ne contient rien sur vous.
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
						Le RGPD et bien d’autres lois vous donnent des droits sur vos données. Vous pouvez exercer ces droits ici,
						sans citer aucune loi :
					</p>
					<ul>
						{/* held by tests/journeys/your-data.test.ts */}
						<li>
							<strong>Accès :</strong> lire ce que nous gardons au sujet de votre adresse, et en enregistrer une copie.
							Pour les messages qui ne vous ont pas été remis, la copie ne donne que la date.
						</li>
						{/* held by tests/journeys/your-data.test.ts, tests/journeys/receipts.test.ts */}
						<li>
							<strong>Effacement :</strong> effacer un message, ou tout ce qui concerne votre adresse. Grâce à son lien
							de suivi, vous pouvez aussi effacer un message que vous avez envoyé. Après un effacement complet, il peut
							rester des codes : celui d’un refus de messages ou d’une plainte pour spam et, pendant{" "}
							{retention.recipient_days.days} jours, celui qui sert à compter les messages d’une journée.
							<WhereKnown fact="learning">
								{" "}
								Un exemple confirmé pour le modérateur n’est pas effacé : plus rien ne le relie à votre adresse.
							</WhereKnown>
						</li>
						{/* held by tests/journeys/opt-out.test.ts, tests/journeys/your-data.test.ts */}
						<li>
							<strong>Opposition :</strong> choisissez « Ne plus recevoir de messages », au bas de tout e-⁠mail qui
							contient un message, puis confirmez : plus aucun message ne vous est envoyé, aussi longtemps que vous le
							voulez. Pour respecter ce choix, nous gardons un code de recherche de votre boîte, la raison et la date,
							jamais votre adresse.
						</li>
						{/* Nothing of the code. */}
						<li>
							<strong>Rectification et limitation :</strong> faire corriger une erreur, ou faire suspendre l’usage de
							vos données.
						</li>
					</ul>
					{/* held by tests/journeys/your-data.test.ts, tests/journeys/inbox-links.test.ts */}
					<p>
						Pour l’accès, l’effacement et l’opposition, ouvrez la page <PageLink to="yours">Vos données</PageLink> : un
						lien est envoyé à votre adresse, pour que personne d’autre ne puisse agir à votre place. Pour la
						rectification et la limitation, ou si cette page ne suffit pas,{" "}
						<PageLink to="contact">écrivez-nous</PageLink> en indiquant l’adresse concernée. Une personne lit votre
						demande, et peut vous demander de confirmer par e-⁠mail que l’adresse est bien la vôtre.
					</p>
					{/* held by tests/journeys/legal-notice.test.ts, tests/journeys/opt-out.test.ts, tests/journeys/reports.test.ts */}
					<p>
						La page « Vos données » et la page de contact ont besoin de JavaScript. Sans JavaScript, « Ne plus recevoir
						de messages » et « Signaler ce message », dans nos e-⁠mails, fonctionnent quand même.{" "}
						<WhereKnown fact="operatorEmail">
							Pour le reste, écrivez à{" "}
							<a href={factMark("operatorMailto")}>
								<FactText fact="operatorEmail" />
							</a>{" "}
							en indiquant l’adresse concernée.
						</WhereKnown>
						<WhereUnknown fact="operatorEmail">
							Pour le reste,{" "}
							<WhereKnown fact="operatorAddress">écrivez à l’adresse postale qui figure dans les</WhereKnown>
							<WhereUnknown fact="operatorAddress">
								activez JavaScript : l’équipe du site n’a indiqué ni adresse e-⁠mail ni adresse postale dans les
							</WhereUnknown>{" "}
							<PageLink to="legal">mentions légales</PageLink>.
						</WhereUnknown>
					</p>
					{/* held by tests/faults/canary.test.ts, tests/journeys/learning.test.ts */}
					<p>
						Certaines choses nous sont impossibles. Comme nous ne savons pas qui a envoyé un message, nous ne pouvons ni
						vous dire qui vous a écrit, ni dresser la liste de vos envois. Un e-⁠mail déjà arrivé ne peut pas être
						rappelé. Si l’équipe du site fait des sauvegardes, ce qui a été effacé y reste jusqu’à ce qu’elles soient
						remplacées.
						<WhereKnown fact="learning">
							{" "}
							Enfin, un exemple confirmé pour le modérateur n’est plus relié à aucun message : nous ne pouvons pas le
							retrouver pour vous.
						</WhereKnown>
					</p>
					{/* Nothing of the code. */}
					<p>
						Si notre réponse ne vous satisfait pas, ou si vous n’en recevez pas, vous pouvez saisir l’autorité de
						protection des données de votre pays. En France, cette autorité est la CNIL.
					</p>
				</>
			),
		},
		contact: {
			title: "Nous écrire",
			body: (
				// Nothing of the code.
				<p>
					Une question sur cette page ? Passez par la <PageLink to="contact">page de contact</PageLink>. Nous faisons
					notre possible pour répondre sous 24 heures. Les <PageLink to="legal">mentions légales</PageLink> disent sur
					quelle base légale nous traitons vos données, et qui édite ce site, si l’éditeur l’a indiqué.
				</p>
			),
		},
	},
	labels: { field: "Donnée", purpose: "Utilité", kept: "Durée" },
	stored: storedTables(words),
};
