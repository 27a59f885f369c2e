// Shows the tab that the address names (`/#received`) before React does, so that nothing is exchanged before the reader's eyes.
const named = document.getElementById(`tab-${location.hash.slice(1)}`);
if (named !== null) {
	for (const tab of document.querySelectorAll<HTMLElement>("[role=tab]")) {
		const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
		tab.ariaSelected = `${tab === named}`;
		tab.tabIndex = tab === named ? 0 : -1;
		if (panel !== null) panel.hidden = tab !== named;
	}
}
