// A service that stops waits a second for a request that may be on its way on a connection that is kept. Hundreds of
// tests start and stop one, and nearly none is about connections: each of their requests closes its own. One that is
// about them says `connection: keep-alive`.
const fetchKept = globalThis.fetch;

globalThis.fetch = (input, init) => {
	const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
	if (!headers.has("connection")) headers.set("connection", "close");
	return fetchKept(input, { ...init, headers });
};
