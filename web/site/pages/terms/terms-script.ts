import { markCurrentSection } from "#web/ui/reading/mark-current-section.ts";

markCurrentSection();
