/**
 * Prints one letter on its paper and nothing around it: a copy beside the page, which printing alone shows and which is
 * gone afterwards.
 */
export function printLetter(letter: HTMLElement): void {
	const sheet = letter.cloneNode(true) as HTMLElement;
	for (const named of sheet.querySelectorAll("[id]")) named.removeAttribute("id");
	sheet.querySelector(".received-foot")?.remove();
	const page = document.createElement("div");
	page.className = "printed-letter";
	page.append(sheet);
	document.body.append(page);
	addEventListener("afterprint", () => page.remove(), { once: true });
	print();
}
