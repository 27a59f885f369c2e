import { type ApiAnswer, answerOf, post, type TestApp } from "./start-test-app.ts";

/** What an administrator's page does: calls with a token. */
export interface AdminClient {
	readonly token: string;
	get(path: string, headers?: Readonly<Record<string, string>>): Promise<ApiAnswer>;
	post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<ApiAnswer>;
	delete(path: string, headers?: Readonly<Record<string, string>>): Promise<ApiAnswer>;
}

/** Paths are those behind /api/admin. */
export function adminClient(app: TestApp, token: string): AdminClient {
	const bearer = { authorization: `Bearer ${token}` };
	const url = (path: string) => `${app.url}/api/admin${path}`;
	return {
		token,
		get: (path, headers) => answerOf(fetch(url(path), { headers: { ...bearer, ...headers } })),
		post: (path, body = {}, headers) => post(url(path), body, { ...bearer, ...headers }),
		delete: (path, headers) => answerOf(fetch(url(path), { method: "DELETE", headers: { ...bearer, ...headers } })),
	};
}

/** Signs in and fails loudly when that fails. */
export async function signIn(app: TestApp, username = "admin", password = "correct horse"): Promise<AdminClient> {
	const { status, body } = await post(`${app.url}/api/admin/auth/login`, { username, password });
	if (status !== 200) throw new Error(`signing in was answered ${status}: ${JSON.stringify(body)}`);
	return adminClient(app, body.token);
}
