import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * The network an address counts as for limits: the address itself for IPv4, the /64 for IPv6,
 * since a single household holds a whole /64 (RFC 6177). What a proxy passes on that is no address counts as itself.
 */
export function sourceNetwork(ip: string): string {
	// Most are, and reading them costs as much as the HMAC that follows.
	if (isIPv4(ip)) return ip;
	const address = parse(ip);
	if (address === undefined) return ip;
	return address instanceof ipaddr.IPv6 ? `${firstGroups(address, 4)}::/64` : address.toString();
}

/**
 * An address without what tells one household from another, as a CIDR range: a /24 of IPv4, a /48 of IPv6.
 * Countries can be told from it, people cannot.
 */
export function maskedNetwork(ip: string): string {
	if (isIPv4(ip)) return `${ip.slice(0, ip.lastIndexOf("."))}.0/24`;
	const address = parse(ip);
	if (address === undefined) return "0.0.0.0/0";
	if (address instanceof ipaddr.IPv6) return `${firstGroups(address, 3)}::/48`;
	return `${address.octets.slice(0, 3).join(".")}.0/24`;
}

/** An IPv4 address that came as IPv6 (`::ffff:203.0.113.7`) is one of IPv4. */
function parse(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
	return ipaddr.isValid(ip) ? ipaddr.process(ip) : undefined;
}

function firstGroups(address: ipaddr.IPv6, count: number): string {
	return address.parts
		.slice(0, count)
		.map((group) => group.toString(16))
		.join(":");
}
