/** What the link from an e-mail ends with. It stands behind the #, which browsers send to no server. */
export function tokenOfAddress(): string | undefined {
	return /^#([\w-]{43,200})$/.exec(location.hash)?.[1];
}

export function hasToken(): boolean {
	return tokenOfAddress() !== undefined;
}

/** Takes the token out of the address, of the history and of what is copied from either. */
export function forgetToken(): void {
	history.replaceState(history.state, "", location.pathname + location.search);
}
