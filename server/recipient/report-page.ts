import { type ReportReason, reportReasons } from "#contract/report.ts";
import type { Database } from "#server/database/engine.ts";
import type { PageRequest, ServePage, Shown } from "#server/http/filled-pages.ts";
import { createLimit } from "#server/http/rate-limit.ts";
import type { ReportMessage } from "#server/message/message-reports.ts";
import type { LinkTokens } from "#server/privacy/link-token.ts";
import { unknownLink } from "./unknown-link.ts";

interface ReportPageDependencies {
	readonly database: Database;
	readonly tokens: LinkTokens;
	readonly report: ReportMessage;
}

/** For a mailbox with its e-mails, and for a source that only has read letters on the site; its neighbours together eight times as many. */
const reportsPerHour = 20;
const neighbourhoodShare = 8;

/** A note as somebody names it who wants to report it. */
interface NamedNote {
	readonly id: string;
	/** Undefined for one that was only read on the site. */
	readonly mailboxKey: string | undefined;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Reports a note: from the link in its e-mail, or by its id from beside the letter on the site. Whoever may read an
 * address's letters may report them: it hides one until an administrator has looked at it, and never twice.
 */
export function serveReportPage<Locale extends string>(
	servePage: ServePage<Locale>,
	{ database, tokens, report }: ReportPageDependencies,
): void {
	const limits = {
		mailbox: createLimit("reports of a mailbox", { points: reportsPerHour, seconds: 3_600 }),
		source: createLimit("reports of a source", { points: reportsPerHour, seconds: 3_600 }),
		neighbourhood: createLimit("reports of neighbours", {
			points: reportsPerHour * neighbourhoodShare,
			seconds: 3_600,
		}),
	};

	function noteOf(token: string): NamedNote | undefined {
		if (uuid.test(token)) return { id: token, mailboxKey: undefined };
		const owner = tokens.readOfAnyTime(token);
		return owner?.messageId === undefined ? undefined : { id: owner.messageId, mailboxKey: owner.mailboxKey };
	}

	async function takeTurn(mailboxKey: string | undefined, request: PageRequest<Locale>): Promise<void> {
		if (mailboxKey !== undefined) return limits.mailbox.take(mailboxKey);
		await limits.source.take(request.source);
		await limits.neighbourhood.take(request.neighbourhood());
	}

	servePage({
		path: "/report/:token",
		show: ({ params }) => (noteOf(params.token ?? "") === undefined ? unknownLink : { page: "report" }),
		async act(request): Promise<Shown> {
			const { token = "" } = request.params;
			const note = noteOf(token);
			if (note === undefined) return unknownLink;
			const { id, mailboxKey } = note;
			await takeTurn(mailboxKey, request);
			const reason = reasonOf(request.form.get("reason"));
			await database.write((queries) => report(queries, { id, reason, mayRepeat: mailboxKey !== undefined }));
			return { page: "reported", values: { mayStop: mailboxKey !== undefined, token } };
		},
	});
}

/** A form without a known reason still reports. */
function reasonOf(text: string | undefined): ReportReason {
	return reportReasons.find((reason) => reason === text) ?? "other";
}
