import type { FastifyRequest } from "fastify";

/**
 * Whether a program on this machine asks. The socket's own address counts, never a header's. A proxy on this machine makes
 * the whole world look local; many tell by their marks, which refuse a request. So does a Host that is no local name, which
 * is how a foreign page that has bound its domain to 127.0.0.1 (DNS rebinding) arrives. Not every proxy can be told: this is
 * a second wall, never the only one where strangers reach the service.
 */
export function isFromThisMachine({ socket, headers }: Pick<FastifyRequest, "socket" | "headers">): boolean {
	const proxied = Object.keys(headers).some((name) => proxyMarks.test(name));
	return !proxied && loopback.test(socket.remoteAddress ?? "") && localHost.test(headers.host ?? "");
}

const proxyMarks =
	/^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.+|fastly-.+|x-original-.+|x-envoy-.+)$/;
const loopback = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;
const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;
