import "./admin.css";
import { createRoot } from "react-dom/client";
import { addressOf } from "#web/admin/address/address.ts";
import { queryClient } from "#web/admin/calls/query-client.ts";
import { speak } from "#web/admin/language/spoken-words.ts";
import { storedLanguage } from "#web/admin/language/stored-language.ts";
import { fetchFirstMessages, listAt } from "#web/admin/messages/message-lists.ts";
import { storedSession } from "#web/admin/session/stored-session.ts";
import { AdminApp } from "./admin-app.tsx";

const locale = storedLanguage();
const kept = storedSession();
const { tab, params } = addressOf(location.hash);
if (kept !== undefined && tab === "messages") {
	fetchFirstMessages(queryClient, { token: kept.token, locale, wanted: listAt(params) });
}

const root = document.getElementById("root");
if (root !== null) void speakAtLast(0).then(() => createRoot(root).render(<AdminApp />));

const maxWaitMs = 15_000;

/** Nothing can be said before the words are there: they are asked for until they come, ever later. */
async function speakAtLast(failures: number): Promise<void> {
	try {
		await speak(locale);
	} catch {
		await new Promise((resolve) => setTimeout(resolve, Math.min(maxWaitMs, 1_000 * 2 ** failures)));
		await speakAtLast(failures + 1);
	}
}
