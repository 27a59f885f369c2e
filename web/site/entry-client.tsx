import "#web/site/site.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { barePath, localeOfPath } from "#i18n/locales.ts";
import { App } from "#web/site/app.tsx";
import { loadPage } from "#web/site/page-loader.ts";
import { registerServiceWorker } from "#web/site/register-service-worker.ts";
import { pageAt } from "#web/site/routes.ts";
import { tellPageViews } from "#web/site/tell-page-views.ts";

const { pathname } = location;
const name = pageAt(barePath(pathname));
const root = document.getElementById("root");

// Not awaited at the top level: pages may share this chunk, and would then wait for each other.
void loadPage(name, localeOfPath(pathname)).then(() => {
	if (root === null) return;
	// The page for unknown addresses is prerendered for one address only, so its links are drawn anew.
	if (name === "notFound") createRoot(root).render(<App />);
	else hydrateRoot(root, <App />);
});

registerServiceWorker();
tellPageViews();
