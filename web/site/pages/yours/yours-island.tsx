import { hydrateIsland } from "#web/site/island/hydrate-island.tsx";
import { YoursPanel } from "./yours-panel.tsx";

export const hydrate = (island: HTMLElement): Promise<void> => hydrateIsland(island, <YoursPanel />);
