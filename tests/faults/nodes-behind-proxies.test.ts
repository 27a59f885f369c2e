import { describe, expect, it, onTestFinished } from "vitest";
import { type BareNode, startBareNode } from "#tests/bare-node.ts";
import { askSecurely } from "#tests/https-client.ts";
import { isInstalled, startProxy } from "#tests/proxies.ts";
import { nginxBeforeNodes, samplesOfTwoNodes } from "#tests/proxy-samples.ts";
import { until } from "#tests/until.ts";

const samplesBefore = (second: number) => [nginxBeforeNodes([second]), ...samplesOfTwoNodes(second)];
const networks = Array.from({ length: 32 }, (_, network) => `127.${80 + network}.5`);

/** Two nodes, and how to ask them through the proxy by its name. */
async function startBeforeTwo(name: string, [first, second]: readonly [BareNode, BareNode]) {
	const proxy = samplesBefore(second.port).find((sample) => sample.name === name);
	if (proxy === undefined) throw new Error(`no sample is called ${name}`);
	const { port, stop } = await startProxy(proxy, first.port);
	onTestFinished(stop);
	const isProbing = !name.includes("nginx");
	if (isProbing) {
		const known = () => first.timesProbed() > 2 && second.timesProbed() > 2;
		await until({ what: "the proxy to know both", holds: known });
	}
	const ask = (from: string, asked: { method?: string; path?: string; headers?: Record<string, string> } = {}) =>
		askSecurely({ port, path: "/", ...asked, from, ...(asked.method === "POST" ? { body: "{}" } : {}) });
	/** The node that each network comes to. */
	const nodesOfNetworks = async () => {
		const found: string[] = [];
		for (const network of networks) found.push((await ask(`${network}.1`)).body);
		return found;
	};
	return { ask, nodesOfNetworks };
}

const breakOff = () => startBareNode((answer) => void answer.destroy());

describe.each(samplesBefore(0).map((proxy) => [proxy.name, proxy] as const))("%s before two nodes", (name, program) => {
	const canRun = isInstalled(program);

	it.runIf(canRun)("keeps a visitor and the neighbours with one node, and both have some", async () => {
		const nodes = [await startBareNode(), await startBareNode()] as const;
		const { ask, nodesOfNetworks } = await startBeforeTwo(name, nodes);
		const chosen = await nodesOfNetworks();
		expect(new Set(chosen)).toEqual(new Set(nodes.map(({ port }) => String(port))));
		for (const [index, network] of networks.entries()) {
			for (const host of [2, 77, 254]) {
				// Whatever somebody says to come to another one.
				const headers = { "x-neighbourhood": `${host}`, "x-forwarded-for": `192.0.2.${host}` };
				expect((await ask(`${network}.${host}`, { headers })).body).toBe(chosen[index]);
			}
		}
	});

	it.runIf(canRun)("sends the visitors of a node that is gone to the other one, and nobody else", async () => {
		const nodes = [await startBareNode(), await startBareNode()] as const;
		const { nodesOfNetworks } = await startBeforeTwo(name, nodes);
		const before = await nodesOfNetworks();
		nodes[0].close();
		expect(new Set(before).size).toBe(2);
		expect(await nodesOfNetworks()).toEqual(before.map(() => String(nodes[1].port)));
	});

	it.runIf(canRun && !name.includes("nginx"))("asks the one that can take notes", async () => {
		const nodes = [await startBareNode(), await startBareNode()] as const;
		nodes[0].readiness = 503;
		const { nodesOfNetworks } = await startBeforeTwo(name, nodes);
		expect(new Set(await nodesOfNetworks())).toEqual(new Set([String(nodes[1].port)]));
	});

	it.runIf(canRun)("asks the other one what is safe to ask twice, when one breaks off, and nothing else", async () => {
		const nodes = [await breakOff(), await startBareNode()] as const;
		const { ask } = await startBeforeTwo(name, nodes);
		/** How often the first node broke off, and what visitors were answered that was no page. */
		const outcomeOf = async (asked: Parameters<typeof ask>[1]) => {
			const before = nodes[0].asked.length;
			const failures: number[] = [];
			// A node that broke off may be left out for two seconds.
			await until({
				what: "the node that breaks off to be asked",
				holds: async () => {
					for (const network of networks) {
						const { status } = await ask(`${network}.1`, asked);
						if (status !== 200) failures.push(status);
					}
					return nodes[0].asked.length > before;
				},
			});
			return { failures, unanswered: Array(nodes[0].asked.length - before).fill(502) };
		};
		const key = { "idempotency-key": "the-note-to-jane-and-no-other" };
		const note = { method: "POST", path: "/api/messages" };
		type Asks = Parameters<typeof ask>[1][];
		const askedOnce: Asks = [note, { method: "POST", path: "/api/admin/session", headers: key }];
		const askedTwice: Asks = [{ path: "/faq" }];
		// Debian's Caddy cannot send a body twice.
		(name.includes("Caddy") ? askedOnce : askedTwice).push({ ...note, headers: key });
		for (const asked of askedTwice) expect((await outcomeOf(asked)).failures).toEqual([]);
		for (const asked of askedOnce) {
			const { failures, unanswered } = await outcomeOf(asked);
			expect(failures).toEqual(unanswered);
		}
	});
});
