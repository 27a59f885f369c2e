import { hydrateIsland } from "#web/site/island/hydrate-island.tsx";
import { ContactDesk } from "./contact-desk.tsx";

export const hydrate = (island: HTMLElement): Promise<void> => hydrateIsland(island, <ContactDesk />);
