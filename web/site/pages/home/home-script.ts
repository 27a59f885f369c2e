import { recallDraft } from "#web/site/form/draft-storage.ts";

// Shows the tab that the address names (`/#received`) before React does, so that nothing is exchanged before the reader's eyes.

/** Fragments that open the letterbox: its tab, and what the e-mail of a note leads to. */
const received = ["#received", "#letter"];

function showNamedTab(): void {
	const selected = received.includes(location.hash) ? "received" : "send";
	const { dataset } = document.documentElement;
	dataset.tab = selected;
	// From here on the headline follows this, and no longer what the browser has scrolled to.
	dataset.headline = location.hash === "#letter" ? "letter" : selected;
	for (const tab of document.querySelectorAll<HTMLElement>("[role=tab]")) {
		const isSelected = tab.id === `tab-${selected}`;
		const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
		tab.ariaSelected = `${isSelected}`;
		tab.tabIndex = isSelected ? 0 : -1;
		if (panel !== null) panel.hidden = !isSelected;
	}
}

/** Lays out the sheet in the paper and ink that were chosen before; style sheets know those that there are. */
function layOutPaper(): void {
	const folder = document.querySelector<HTMLElement>(".folder");
	if (folder === null || document.documentElement.dataset.tab !== "send") return;
	for (const [kind, name] of Object.entries(recallDraft("stationery") ?? {})) folder.dataset[kind] = name;
}

showNamedTab();
layOutPaper();
addEventListener("hashchange", showNamedTab);
