import { hydrateIsland } from "#web/site/island/hydrate-island.tsx";
import { HomeTabs } from "./home-tabs.tsx";

export const hydrate = (island: HTMLElement): Promise<void> => hydrateIsland(island, <HomeTabs />);
