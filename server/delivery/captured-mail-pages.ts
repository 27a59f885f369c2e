import { escapeHtml } from "#contract/escape-html.ts";
import { cspHash } from "#server/http/csp-hash.ts";
import type { CapturedEmail, CapturedSummary } from "./captured-mail.ts";
import type { StrictPage } from "./strict-email-html.ts";

/** Stationery for operators: the same paper and ink as the pages, in one small sheet. */
const css = `
:root { color-scheme: light dark; --paper: #FBF6EF; --sheet: #FFFDF9; --ink: #2B1D1A; --soft: #6B5650; --wax: #A4161A; --line: #E9DCCB; }
@media (prefers-color-scheme: dark) {
	:root { --paper: #1C1614; --sheet: #261E1B; --ink: #F6EDE4; --soft: #C9B8AC; --wax: #F08A8D; --line: #43342E; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 "Nunito Sans", "Segoe UI", Helvetica, Arial, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 2rem 1.25rem 3rem; }
h1, h2 { font-family: Fraunces, Georgia, "Tiro Devanagari Hindi", "Noto Serif Devanagari", serif; line-height: 1.3; overflow-wrap: anywhere; }
h1 { font-size: 1.8rem; margin: 0 0 .4rem; }
h2 { font-size: 1.2rem; margin: 0 0 .6rem; }
p { margin: 0 0 1.25rem; color: var(--soft); max-width: 68ch; }
a { color: var(--wax); text-underline-offset: .2em; }
a:focus-visible, iframe:focus-visible { outline: 2px solid var(--wax); outline-offset: 2px; border-radius: 2px; }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 4px; box-shadow: 0 1px 2px rgb(72 40 24 / .1), 0 8px 24px rgb(72 40 24 / .06); }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: start; padding: .7rem 1rem; vertical-align: top; overflow-wrap: anywhere; }
th { font-size: .9rem; color: var(--soft); }
tbody tr + tr > *, thead + tbody tr > * { border-top: 1px solid var(--line); }
.list a { display: inline-block; min-height: 1.75rem; font-weight: 600; }
.when { white-space: nowrap; font-variant-numeric: tabular-nums; color: var(--soft); }
.empty { padding: 2.5rem 1.5rem; }
.empty p { margin: 0; }
.headers { margin-bottom: 1.5rem; font-size: .95rem; }
.headers th { width: 10rem; white-space: nowrap; }
.headers th, .headers td { padding: .45rem 1rem; }
.parts { display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr); align-items: start; }
iframe { display: block; width: 100%; height: 52rem; border: 1px solid var(--line); border-radius: 4px; background: var(--sheet); }
pre { margin: 0; padding: 1.25rem; font: .9rem/1.6 ui-monospace, "DejaVu Sans Mono", "Noto Sans Devanagari", monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.beside { font-size: .95rem; margin: .6rem 0 0; }
nav { margin-bottom: 1.25rem; }
nav a, .beside a { display: inline-block; padding: .5rem 0; }
@media (max-width: 50rem) {
	.parts { grid-template-columns: minmax(0, 1fr); }
	.list thead { position: absolute; clip-path: inset(50%); }
	.list tr { display: block; padding: .6rem 0; }
	.list tr > td { display: block; border: 0; padding: .1rem 1rem; }
	.list tbody tr + tr { border-top: 1px solid var(--line); }
	.headers th { width: auto; }
}
`;

const policy = `default-src 'none'; style-src ${cspHash(css)}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The list of captured e-mails; `total` may be more than are shown. */
export function listPage(newest: readonly CapturedSummary[], total: number): StrictPage {
	if (newest.length === 0) {
		return page(
			"Captured e-mails",
			`<h1>Captured e-mails</h1><div class="sheet empty"><p>Nothing here yet. No mail server is configured, so every
			e-mail the service would send is kept on this machine and appears here, newest first: send a note, then reload.</p></div>`,
		);
	}
	const shown =
		total > newest.length
			? `The newest ${newest.length} of ${total}`
			: `${total} ${total === 1 ? "e-mail" : "e-mails"}`;
	return page(
		"Captured e-mails",
		`<h1>Captured e-mails</h1>
		<p>${shown}, newest first. No mail server is configured, so nothing has left this machine; set SMTP_URL to send.</p>
		<div class="sheet"><table class="list"><thead><tr><th scope="col">Date</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
		<tbody>${newest.map(row).join("")}</tbody></table></div>`,
	);
}

function row({ id, capturedAt, to, subject }: CapturedSummary): string {
	return `<tr><td class="when">${time(capturedAt)}</td><td>${escapeHtml(to)}</td><td><a href="/mail/${id}" dir="auto">${escapeHtml(subject || "(no subject)")}</a></td></tr>`;
}

/** Headers worth a look; the raw file has them all. */
const shownHeaders = new Set([
	"from",
	"to",
	"subject",
	"date",
	"message-id",
	"reply-to",
	"auto-submitted",
	"list-id",
	"list-unsubscribe",
	"list-unsubscribe-post",
	"content-type",
]);

/** One e-mail: headers, the HTML part in a frame that can run and load nothing, the text part beside it. */
export function emailPage(email: CapturedEmail): StrictPage {
	const { id, capturedAt, headers, subject, text } = email;
	const rows = headers
		.filter(({ name }) => shownHeaders.has(name.toLowerCase()))
		.map(({ name, value }) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`);
	return page(
		`${subject} – captured e-mail`,
		`<nav><a href="/mail">← All captured e-mails</a></nav>
		<h1 dir="auto">${escapeHtml(subject || "(no subject)")}</h1>
		<p>Captured ${time(capturedAt)}. <a href="/mail/${id}/raw">Raw message (.eml)</a></p>
		<div class="sheet headers"><table><tbody>${rows.join("")}</tbody></table></div>
		<div class="parts">
		<section><h2>HTML part</h2><iframe src="/mail/${id}/html" sandbox title="HTML part of the e-mail"></iframe>
		<p class="beside"><a href="/mail/${id}/html">Show the HTML part alone</a></p></section>
		<section><h2>Text part</h2><div class="sheet"><pre dir="auto">${escapeHtml(text)}</pre></div></section>
		</div>`,
	);
}

function page(title: string, main: string): StrictPage {
	const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${css}</style>`;
	return {
		html: `<!doctype html><html lang="en"><head>${head}</head><body><main>${main}</main></body></html>`,
		policy,
	};
}

function time(milliseconds: number): string {
	const iso = new Date(milliseconds).toISOString();
	return `<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`;
}
