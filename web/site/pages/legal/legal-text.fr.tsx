import { PageLink } from "#web/site/frame/page-link.tsx";
import { FactText, WhereKnown, WhereUnknown } from "#web/site/frame/site-fact.tsx";
import type { LegalText } from "./legal-text.ts";

// Ce qui est dit ici de l’exploitant : held by tests/journeys/legal-notice.test.ts
export const text: LegalText = {
	titles: {
		operator: "L’éditeur du site",
		hoster: "L’hébergeur",
		data: "Vos données et le RGPD",
		complaints: "Les réclamations",
	},
	labels: { name: "Nom", address: "Adresse", email: "E-⁠mail", missing: "aucune indication" },
	unnamed: (
		<>
			L’éditeur de ce site n’a pas indiqué son nom, alors que la loi l’exige le plus souvent. Vous pouvez lui écrire par
			la <PageLink to="contact">page de contact</PageLink>.
		</>
	),
	publishing: (
		<>
			{/* Nothing of the code. */}
			<p>
				La personne ou l’organisation qui exploite ce site en est l’éditeur. Le directeur de la publication est cette
				personne ou, si l’éditeur est une société ou une association, la personne qui la représente. Les messages sont
				écrits par les visiteurs, et non par l’éditeur.
			</p>
			{/* Nothing of the code. */}
			<p>
				Billet-doux est un logiciel libre, que chacun peut installer sur son propre serveur. Les auteurs du logiciel
				n’exploitent pas ce site.
			</p>
		</>
	),
	hosterUnknown: "L’éditeur de ce site n’a pas indiqué qui l’héberge.",
	data: (
		<>
			{/* held by tests/journeys/legal-notice.test.ts */}
			<p>
				<WhereKnown fact="operatorName">
					Le responsable du traitement de vos données est la personne, la société ou l’association nommée ci-dessus.
				</WhereKnown>
				<WhereUnknown fact="operatorName">
					Le responsable du traitement de vos données est l’éditeur du site, qui n’a pas indiqué son nom.
				</WhereUnknown>{" "}
				La base légale du traitement est l’intérêt légitime du responsable et de tiers, mis en balance avec vos
				intérêts, vos libertés et vos droits (RGPD, article 6, paragraphe 1, point f). Cet intérêt consiste à :
			</p>
			<ul>
				{/* held by server/judge/judge.test.ts, tests/faults/recipient-limit.test.ts, tests/journeys/opt-out.test.ts */}
				<li>
					remettre les messages des personnes qui ont quelque chose de tendre à dire, en protégeant vos intérêts :
					chaque message est vérifié, chaque adresse a une limite par jour, et vous pouvez choisir de ne plus rien
					recevoir ;
				</li>
				{/* held by server/privacy/visitor-key.test.ts */}
				<li>
					empêcher les abus, en vérifiant les messages
					<WhereKnown fact="learning">
						, en améliorant le modérateur par des exemples masqués, qu’un administrateur a relus et confirmés,
					</WhereKnown>{" "}
					et en limitant les envois d’une même connexion ;
				</li>
				{/* held by tests/journeys/contact.test.ts */}
				<li>vous répondre quand vous nous écrivez ;</li>
				{/* held by tests/journeys/page-views.test.ts */}
				<li>mesurer la fréquentation, par des nombres qui ne désignent personne.</li>
			</ul>
			{/* held by tests/faults/canary.test.ts */}
			<p>
				<strong>Vous avez reçu un message ?</strong> Ce n’est pas vous qui nous avez donné votre adresse : un visiteur
				anonyme l’a saisie avec le message, et nous ne savons pas qui il est.
			</p>
			{/* held by tests/journeys/legal-notice.test.ts, tests/journeys/inbox-access-words.test.ts */}
			<p>
				L’équipe du site a accès à vos données, de même que son hébergeur et les fournisseurs de messagerie qui
				transmettent l’e-⁠mail. L’hébergeur ne peut lire ce qui est chiffré que s’il détient la clé. L’hébergeur et ces
				fournisseurs peuvent se trouver hors de l’Union européenne ; si vous nous le demandez, nous vous dirons qui ils
				sont. Un message peut aussi être lu par{" "}
				<WhereUnknown fact="inboxLink">toute personne qui saisit l’adresse du destinataire sur ce site.</WhereUnknown>{" "}
				<WhereKnown fact="inboxLink">toute personne qui a accès à la boîte du destinataire.</WhereKnown>{" "}
				<WhereKnown fact="languageModelHost">
					Les mots des messages, sans l’adresse, sont aussi envoyés à un modèle de langage, chez{" "}
					<code>
						<FactText fact="languageModelHost" />
					</code>
					{"\u202f;"} ce fournisseur peut lui aussi se trouver hors de l’Union européenne.
				</WhereKnown>
			</p>
			{/* held by tests/journeys/your-data.test.ts, tests/journeys/privacy-table.test.ts */}
			<p>
				Vous pouvez vous opposer au traitement de vos données ou en demander la limitation, et obtenir une copie de ces
				données, leur rectification ou leur effacement : voyez{" "}
				<PageLink to="privacy" fragment="rights">
					vos droits
				</PageLink>
				. La durée de conservation de chaque donnée figure dans{" "}
				<PageLink to="privacy" fragment="fields">
					la liste de tout ce qui est enregistré
				</PageLink>
				.
			</p>
			{/* held by server/judge/judge.test.ts, tests/journeys/held-notes.test.ts, tests/journeys/desk.test.ts */}
			<p>
				Un programme décide si un message est envoyé. S’il ne peut pas se prononcer, quelqu’un de l’équipe décide. Si
				une décision vous paraît mauvaise, <PageLink to="contact">écrivez-nous</PageLink> : une personne l’examinera.
				Tant que nous gardons un message refusé, l’équipe peut encore l’approuver, mais nous ne le promettons pas.
			</p>
			{/* held by tests/journeys/bad-input.test.ts */}
			<p>
				Rien ne vous oblige à nous confier des données, mais sans l’adresse du destinataire et les mots qui lui sont
				destinés, nous ne pouvons pas envoyer de message.
			</p>
			{/* Nothing of the code. */}
			<p>
				Vous pouvez introduire une réclamation auprès de l’autorité de protection des données du pays où vous vivez, de
				celui où vous travaillez ou de celui où vous pensez que la loi a été enfreinte. En France, cette autorité est la
				CNIL.
			</p>
		</>
	),
	officerIntro: (
		<>
			Pour l’Inde, voici la personne chargée des réclamations selon les <span lang="en">IT Rules, 2021</span> (règle
			3(2)) :
		</>
	),
	officerUnknown: (
		<>
			Aucune personne chargée des réclamations n’a été désignée pour l’Inde (<span lang="en">IT Rules, 2021</span>,
			règle 3(2)). Adressez votre réclamation par la <PageLink to="contact">page de contact</PageLink>.
		</>
	),
	complaints: (
		<>
			{/* Nothing of the code. */}
			<p>
				Dans votre réclamation, indiquez l’adresse qui a reçu le message, le jour et ce que vous reprochez à ce message.
				En Inde, les règles citées laissent à la personne chargée des réclamations 24 heures pour accuser réception de
				votre réclamation et sept jours pour la traiter, ou moins pour certains contenus. Dans les 30 jours qui suivent
				sa décision, vous pouvez former un recours devant le <span lang="en">Grievance Appellate Committee</span> (
				<code>gac.gov.in</code>).
			</p>
			{/* held by tests/journeys/reports.test.ts */}
			<p>
				Où que vous viviez, « Signaler ce message », au bas de l’e-⁠mail, masque aussitôt le message, et quelqu’un de
				l’équipe l’examine. Pour toute autre réclamation, <PageLink to="contact">écrivez-nous</PageLink>. En cas de
				danger, adressez-vous d’abord à la police.
			</p>
		</>
	),
};
