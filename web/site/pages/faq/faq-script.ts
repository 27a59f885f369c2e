import { openInPrint, openTargets } from "#web/ui/reading/open-disclosures.ts";

openTargets();
openInPrint();
