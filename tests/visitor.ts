import type { TestApp } from "./start-test-app.ts";

export const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** The settings under which tests may say where their requests come from. */
export const behindProxy = { TRUST_PROXY: "127.0.0.1" };

interface Look {
	readonly method?: "GET" | "HEAD";
	readonly headers?: Readonly<Record<string, string>>;
}

/** Looks at a page from an address, as a browser does. Gives the status. */
export async function look(
	app: TestApp,
	path: string,
	ip: string,
	{ method = "GET", headers = {} }: Look = {},
): Promise<number> {
	const response = await fetch(`${app.url}${path}`, {
		method,
		headers: { "user-agent": firefox, "x-forwarded-for": ip, ...headers },
	});
	await response.arrayBuffer();
	return response.status;
}
