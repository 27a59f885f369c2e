/**
 * The network an address counts as for limits: the address itself for IPv4, the /64 for IPv6,
 * since a single household holds a whole /64 (RFC 6177).
 */
export function sourceNetwork(ip: string): string {
	if (!ip.includes(":")) return ip;
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
	if (mapped !== undefined) return mapped;
	return `${expandIPv6(ip).slice(0, 4).join(":")}::/64`;
}

function expandIPv6(ip: string): readonly string[] {
	const [head = "", tail] = (ip.split("%")[0] ?? "").toLowerCase().split("::");
	const groups = (part: string) => (part === "" ? [] : part.split(":"));
	const before = groups(head);
	const after = groups(tail ?? "");
	const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
	return [...before, ...Array<string>(zeros).fill("0"), ...after].map((group) => group.replace(/^0+(?=.)/, ""));
}
