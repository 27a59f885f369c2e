import { hydrateIsland } from "#web/site/island/hydrate-island.tsx";
import { ContactPanel } from "./contact-panel.tsx";

export const hydrate = (island: HTMLElement): Promise<void> => hydrateIsland(island, <ContactPanel />);
