import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";
import { startTestApp } from "./start-test-app.ts";

const channel = "fastify.initialization";

/** A path for every GET route that the service registers, whoever registers it, with something for each parameter. */
export async function pathsServed(): Promise<readonly string[]> {
	const paths = new Set<string>();
	const listen = (message: unknown) => {
		const { fastify } = message as { readonly fastify: FastifyInstance };
		fastify.addHook("onRoute", ({ method, url }) => {
			if ([method].flat().includes("GET")) paths.add(url.replaceAll(/:\w+|\*/g, "anything"));
		});
	};
	subscribe(channel, listen);
	try {
		await (await startTestApp("sqlite")).remove();
	} finally {
		unsubscribe(channel, listen);
	}
	return [...paths];
}
