/**
 * The network an address counts as for limits: the address itself for IPv4, the /64 for IPv6,
 * since a single household holds a whole /64 (RFC 6177).
 */
export function sourceNetwork(ip: string): string {
	return ipv4Of(ip) ?? `${expandIPv6(ip).slice(0, 4).join(":")}::/64`;
}

/**
 * An address without what tells one household from another, as a CIDR range: a /24 of IPv4, a /48 of IPv6.
 * Countries can be told from it, people cannot.
 */
export function maskedNetwork(ip: string): string {
	const ipv4 = ipv4Of(ip);
	if (ipv4 !== undefined) return `${ipv4.split(".").slice(0, 3).join(".")}.0/24`;
	return `${expandIPv6(ip).slice(0, 3).join(":")}::/48`;
}

function ipv4Of(ip: string): string | undefined {
	if (!ip.includes(":")) return ip;
	return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
}

function expandIPv6(ip: string): readonly string[] {
	const [head = "", tail] = (ip.split("%")[0] ?? "").toLowerCase().split("::");
	const groups = (part: string) => (part === "" ? [] : part.split(":"));
	const before = groups(head);
	const after = groups(tail ?? "");
	const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
	return [...before, ...Array<string>(zeros).fill("0"), ...after].map((group) => group.replace(/^0+(?=.)/, ""));
}
