import "./site.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { barePath, localeOfPath } from "#i18n/locales.ts";
import { App } from "./app.tsx";
import { loadPage } from "./page-loader.ts";
import { registerServiceWorker } from "./register-service-worker.ts";
import { pageAt } from "./routes.ts";
import { tellPageViews } from "./tell-page-views.ts";

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
