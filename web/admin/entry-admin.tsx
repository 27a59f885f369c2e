import "./admin.css";
import { createRoot } from "react-dom/client";
import { queryClient } from "#web/admin/calls/query-client.ts";
import { tabOfHash } from "#web/admin/frame/tab-address.ts";
import { storedLanguage } from "#web/admin/language/stored-language.ts";
import { fetchFirstMessages } from "#web/admin/messages/list-query.ts";
import { storedSession } from "#web/admin/session/stored-session.ts";
import { AdminApp } from "./admin-app.tsx";

const kept = storedSession();
if (kept !== undefined && tabOfHash(location.hash) === "messages") {
	fetchFirstMessages(queryClient, kept.token, storedLanguage());
}

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<AdminApp />);
