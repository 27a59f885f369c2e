import { hydrateIsland } from "#web/site/island/hydrate-island.tsx";
import { HomeDesk } from "./home-desk.tsx";

export const hydrate = (island: HTMLElement): Promise<void> => hydrateIsland(island, <HomeDesk />);
