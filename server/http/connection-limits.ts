/** What connections may take of this process. Behind each figure stands what it would otherwise cost. */
export const connectionLimits = {
	/**
	 * Connections open at once. An idle one takes some 15 kB; browsers open six each and leave them after `idleMs`, a
	 * proxy opens as many as it has requests under way. One more makes the one go that has kept us waiting longest.
	 */
	open: 4_000,
	/**
	 * Requests of one connection that wait for the answers before theirs. Browsers and proxies send none ahead, apt and
	 * measuring programs about ten. Node reads 64 kB at once, which hold 2,500 requests of 26 bytes.
	 */
	waitingRequests: 16,
	/** For the head of a request, from the connection's first moment on. A first packet that is lost three times takes seven. */
	headersMs: 10_000,
	/** For a whole request: 16 kB, the longest body, at a good 1 kB a second. */
	requestMs: 15_000,
	/** How often Node looks for requests that take too long. */
	checkMs: 1_000,
	/** Between requests. Longer than the 60 seconds of nginx, so that it is the proxy that closes, between two requests. */
	idleMs: 72_000,
	/** Without a byte taken of an answer that waits to be read. Whoever reads slowly goes on. */
	unreadMs: 20_000,
} as const;

/** Numbers of connections and requests, and milliseconds. */
export type ConnectionLimits = { readonly [Name in keyof typeof connectionLimits]: number };
