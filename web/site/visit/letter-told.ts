const name = "letter-told";

/** Says that a letter has been sent or received on this page, to whoever listens. */
export function tellOfLetter(): void {
	dispatchEvent(new Event(name));
}

export function whenToldOfLetter(act: () => void): void {
	addEventListener(name, act, { once: true });
}
