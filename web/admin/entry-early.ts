import { addressOf } from "#web/admin/address/address.ts";
import { patienceMs } from "#web/admin/calls/ask.ts";
import { keepEarlyAnswer } from "#web/admin/calls/early-answers.ts";
import { wordsFiles } from "#web/admin/language/spoken-words.ts";
import { storedLanguage } from "#web/admin/language/stored-language.ts";
import { queryOf } from "#web/admin/messages/message-filters.ts";
import { firstPageOf, listAt } from "#web/admin/messages/message-lists.ts";
import { storedSession } from "#web/admin/session/stored-session.ts";
import { call } from "#web/api.ts";

// Runs within the document, before any file has come: what can be asked for at once is, while the bundle is on its way.

const locale = storedLanguage();
const link = document.createElement("link");
Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: wordsFiles()[locale].first });
document.head.append(link);

const kept = storedSession();
if (kept !== undefined) {
	const options = { locale, token: kept.token, signal: AbortSignal.timeout(patienceMs) };
	const { tab, params } = addressOf(location.hash);
	if (tab === "messages") {
		const { view, filters, search } = listAt(params);
		const input = { query: firstPageOf(queryOf(view, filters, search)) };
		keepEarlyAnswer("GET /api/admin/messages", input, options, call("GET /api/admin/messages", input, options));
	}
	const verified = call("GET /api/admin/auth/verify", {}, options);
	keepEarlyAnswer("GET /api/admin/auth/verify", {}, options, verified);
}
