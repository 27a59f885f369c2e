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
	labels: { name: "Nom", address: "Adresse", email: "E-⁠mail", missing: "non indiqué" },
	unnamed: (
		<>
			L’éditeur de ce site n’a pas donné son nom, que la loi demande le plus souvent. Vous pouvez lui écrire par la{" "}
			<PageLink to="contact">page de contact</PageLink>.
		</>
	),
	publishing: (
		<>
			{/* Nothing of the code. */}
			<p>
				La personne qui fait fonctionner ce site en est l’éditeur et le directeur de la publication ; pour une société
				ou une association, le directeur de la publication est la personne qui la représente. Les billets, eux, sont
				écrits par les visiteurs.
			</p>
			{/* Nothing of the code. */}
			<p>Billet-doux est un logiciel libre, que chacun peut installer. Ses auteurs n’exploitent pas ce site.</p>
		</>
	),
	hosterUnknown: "L’hébergeur de ce site n’a pas été indiqué.",
	data: (
		<>
			{/* held by tests/journeys/legal-notice.test.ts */}
			<p>
				<WhereKnown fact="operatorName">
					Le responsable du traitement de vos données est la personne ou la société nommée ci-dessus.
				</WhereKnown>
				<WhereUnknown fact="operatorName">
					Le responsable du traitement de vos données est l’éditeur du site, qui n’a pas donné son nom.
				</WhereUnknown>{" "}
				La base légale est l’intérêt légitime, le sien et celui de tiers, mis en balance avec le vôtre (RGPD, article 6,
				paragraphe 1, point f) :
			</p>
			<ul>
				{/* held by server/judge/judge.test.ts, tests/faults/recipient-limit.test.ts, tests/journeys/opt-out.test.ts */}
				<li>
					remettre les billets, dans l’intérêt de qui a quelque chose de gentil à dire ; le vôtre est préservé par la
					vérification de chaque billet, une limite par adresse et la possibilité de tout arrêter ;
				</li>
				{/* held by server/privacy/visitor-key.test.ts */}
				<li>empêcher les abus : vérifier les billets, et limiter ceux qui viennent d’une même connexion ;</li>
				{/* held by tests/journeys/contact.test.ts */}
				<li>vous répondre quand vous nous écrivez ;</li>
				{/* held by tests/journeys/page-views.test.ts */}
				<li>mesurer la fréquentation, par des nombres qui ne désignent personne.</li>
			</ul>
			{/* held by tests/faults/canary.test.ts */}
			<p>
				<strong>Vous avez reçu un billet ?</strong> Votre adresse ne vient pas de vous : un visiteur anonyme l’a saisie
				avec le billet, et nous ne savons pas de qui il s’agit.
			</p>
			{/* held by tests/journeys/legal-notice.test.ts */}
			<p>
				Ont accès à vos données : l’équipe du site, son hébergeur et les fournisseurs de messagerie qui transmettent
				l’e-⁠mail.{" "}
				<WhereKnown fact="languageModelHost">
					Les mots des billets, sans l’adresse, vont aussi à un modèle de langage, chez{" "}
					<code>
						<FactText fact="languageModelHost" />
					</code>
					.
				</WhereKnown>{" "}
				Certains peuvent se trouver hors de l’Union européenne ; demandez-nous lesquels.
			</p>
			{/* held by tests/journeys/your-data.test.ts, tests/journeys/privacy-table.test.ts */}
			<p>
				Vous pouvez vous opposer, demander une copie, une rectification ou un effacement : voyez{" "}
				<PageLink to="privacy" fragment="rights">
					vos droits
				</PageLink>
				. La durée de conservation de chaque donnée figure dans{" "}
				<PageLink to="privacy" fragment="fields">
					la liste de tout ce qui est enregistré
				</PageLink>
				. C’est un programme qui décide si un billet est envoyé ; si vous pensez qu’il se trompe,{" "}
				<PageLink to="contact">écrivez-nous</PageLink>, et quelqu’un le relira. Rien ne vous oblige à fournir des
				données ; mais sans adresse, pas de billet.
			</p>
			{/* Nothing of the code. */}
			<p>
				Vous pouvez introduire une réclamation auprès de l’autorité de protection des données du pays où vous vivez ou
				travaillez, ou de celui où la loi vous paraît enfreinte : en France, la CNIL.
			</p>
		</>
	),
	officerIntro: (
		<>
			Pour l’Inde, la personne chargée des réclamations selon les <span lang="en">IT Rules, 2021</span> (règle 3(2)) :
		</>
	),
	officerUnknown: (
		<>
			Aucune personne chargée des réclamations n’a été désignée pour l’Inde (<span lang="en">IT Rules, 2021</span>,
			règle 3(2)). Adressez la vôtre par la <PageLink to="contact">page de contact</PageLink>.
		</>
	),
	complaints: (
		<>
			{/* Nothing of the code. */}
			<p>
				Indiquez l’adresse qui a reçu le billet, le jour et ce que vous lui reprochez. Ces règles indiennes laissent à
				cette personne 24 heures pour accuser réception et sept jours pour conclure, moins pour certains contenus. Dans
				les 30 jours qui suivent sa décision, vous pouvez former un recours devant le{" "}
				<span lang="en">Grievance Appellate Committee</span> (<code>gac.gov.in</code>).
			</p>
			{/* held by tests/journeys/reports.test.ts */}
			<p>
				Où que vous viviez, « Signaler ce billet », au bas de l’e-⁠mail, le masque aussitôt et le fait relire. Pour tout
				le reste, <PageLink to="contact">écrivez-nous</PageLink>. En cas de danger, adressez-vous d’abord à la police.
			</p>
		</>
	),
};
