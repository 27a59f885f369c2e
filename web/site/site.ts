import "./site.css";
import { wakeIslands } from "#web/site/island/wake-islands.ts";
import { followLanguageLinks } from "#web/site/language/follow-language-links.ts";
import { offerLanguage } from "#web/site/language/offer-language.ts";
import { reopenItems } from "#web/site/language/open-items.ts";
import { holdInstallation } from "#web/site/visit/hold-installation.ts";
import { registerServiceWorker } from "#web/site/visit/register-service-worker.ts";
import { tellRestoredPages } from "#web/site/visit/tell-restored-pages.ts";

// The script of every page. The page is a document that needs none of it to be read.
wakeIslands();
followLanguageLinks();
reopenItems();
offerLanguage();
registerServiceWorker();
holdInstallation();
tellRestoredPages();
