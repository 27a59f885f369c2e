import { hydrateIsland } from "#web/site/island/hydrate-island.tsx";
import { loadLinkFormWhereNeeded } from "#web/site/pages/home/inbox/link-form-where-needed.ts";
import { HomeTabs } from "./home-tabs.tsx";

export async function hydrate(island: HTMLElement): Promise<void> {
	await loadLinkFormWhereNeeded();
	await hydrateIsland(island, <HomeTabs />);
}
