import { Fragment } from "react";
import { m } from "#i18n/compiled/messages.js";

/** Says on the root element which one it is, before anything is drawn; home-script goes on from there. */
const nameHeadline = `document.documentElement.dataset.headline = { "#received": "received", "#letter": "letter" }[location.hash] ?? "send";`;

/**
 * What the page is to this visitor: somebody who writes, somebody who looks for letters, or somebody whom an e-mail has
 * told of one. All stand in the same place, so that nothing moves from one to the other; the style sheet shows one, by
 * the part of the address behind the `#`, also where no script runs.
 */
export function Headline() {
	return (
		// Where the fragments of the address lead, so that the style sheet knows them: at the very top of the page.
		<div id="received" className="headline-target">
			<div id="letter" className="opening headline-target">
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which the page's policy knows by its hash */}
				<script dangerouslySetInnerHTML={{ __html: nameHeadline }} />
				<h1>
					<span className="headline-send">{pieces(m.home_heading(), /(?<=,) /)}</span>
					<span className="headline-received">{m.home_received_heading()}</span>
					<span className="headline-letter">{m.home_letter_heading()}</span>
				</h1>
				<p>
					<span className="headline-send">{pieces(m.home_lead(), /(?<=[.।]) /)}</span>
					<span className="headline-received">{pieces(m.home_received_lead(), /(?<=[.।]) /)}</span>
					<span className="headline-letter">{pieces(m.home_letter_lead(), /(?<=[.।]) /)}</span>
				</p>
			</div>
		</div>
	);
}

/** Words in pieces that the style sheet may keep together, so that lines break at the same place in every font. */
function pieces(words: string, between: RegExp) {
	return words.split(between).map((piece, index) => (
		<Fragment key={piece}>
			{index > 0 && " "}
			<span>{piece}</span>
		</Fragment>
	));
}
