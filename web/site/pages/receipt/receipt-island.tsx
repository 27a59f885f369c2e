import { hydrateIsland } from "#web/site/island/hydrate-island.tsx";
import { ReceiptPanel } from "./receipt-panel.tsx";

export const hydrate = (island: HTMLElement): Promise<void> => hydrateIsland(island, <ReceiptPanel />);
