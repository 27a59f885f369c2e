import { createHash, randomBytes } from "node:crypto";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";

const minute = 60_000;
/** A link that an administrator asks for is opened at once, by their own browser. */
const askedLinkMs = minute;
/** A working day; the link of the next start opens the next one. */
const visitMs = 12 * 60 * minute;

const cookieName = "captured_mail";

/** Lets those read captured e-mails who opened a link that works once, in the browser that opened it. */
export interface MailAccess {
	/** Path and query of the start's link, good until it is opened. */
	readonly startLink: string;
	/** Path and query of another link, good for a minute. */
	makeLink(): string;
	/** Opens the link of a key: the value of Set-Cookie for whoever has it; undefined when the key is not good any more. */
	open(key: string): string | undefined;
	/** Whether a browser with this Cookie header has opened a link. */
	hasOpened(cookies: string | undefined): boolean;
}

/** Undefined where captured e-mails are shown to nobody: when there are none, or when strangers reach the service. */
export function createMailAccess({ smtpUrl, isPublic, roles }: Config, clock: Clock): MailAccess | undefined {
	if (smtpUrl !== undefined || !roles.web || isPublic) return undefined;
	const links = createSecrets(clock);
	const visits = createSecrets(clock);
	const linkOf = (key: string) => `/mail?key=${key}`;
	return {
		startLink: linkOf(links.make(Number.POSITIVE_INFINITY)),
		makeLink: () => linkOf(links.make(askedLinkMs)),
		open(key) {
			if (!links.take(key)) return undefined;
			// Without Max-Age: it ends with the browser.
			return `${cookieName}=${visits.make(visitMs)}; Path=/mail; HttpOnly; SameSite=Strict`;
		},
		hasOpened: (cookies = "") =>
			cookies.split(";").some((cookie) => {
				const [name, value = ""] = cookie.trim().split("=");
				return name === cookieName && visits.has(value);
			}),
	};
}

/** Secrets of 256 random bits, each good for a time. They are kept in memory as SHA-256: there is nothing to guess. */
function createSecrets(clock: Clock) {
	const ends = new Map<string, number>();
	const has = (secret: string) => (ends.get(hashOf(secret)) ?? 0) > clock();
	return {
		make(ms: number): string {
			for (const [hash, end] of ends) if (end <= clock()) ends.delete(hash);
			const secret = randomBytes(32).toString("base64url");
			ends.set(hashOf(secret), clock() + ms);
			return secret;
		},
		has,
		/** True once. */
		take: (secret: string) => has(secret) && ends.delete(hashOf(secret)),
	};
}

function hashOf(secret: string): string {
	return createHash("sha256").update(secret).digest("base64url");
}
