import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from "node:crypto";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import { createLimit } from "#server/http/rate-limit.ts";
import type { Siblings } from "#server/siblings.ts";

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
	open(key: string): Promise<string | undefined>;
	/** Whether a browser with this Cookie header has opened a link. */
	hasOpened(cookies: string | undefined): boolean;
}

/** Undefined where captured e-mails are shown to nobody: when there are none, or when strangers reach the service. */
export function createMailAccess(
	{ smtpUrl, isPublic, roles }: Config,
	clock: Clock,
	siblings?: Pick<Siblings, "linkKey">,
): MailAccess | undefined {
	if (smtpUrl !== undefined || !roles.web || isPublic) return undefined;
	const key = siblings?.linkKey ?? createSecretKey(randomBytes(32));
	const links = createTokens("link", key, clock);
	const visits = createTokens("visit", key, clock);
	const once = createLimit("links to captured mail", { points: 1, seconds: 0 });
	const linkOf = (token: string) => `/mail?key=${token}`;
	const isFirst = (link: string) =>
		once.take(link).then(
			() => true,
			() => false,
		);
	return {
		startLink: linkOf(links.make(Number.MAX_SAFE_INTEGER)),
		makeLink: () => linkOf(links.make(clock() + askedLinkMs)),
		async open(token) {
			const link = links.read(token);
			if (link === undefined || !(await isFirst(link))) return undefined;
			// Without Max-Age: it ends with the browser.
			return `${cookieName}=${visits.make(clock() + visitMs)}; Path=/mail; HttpOnly; SameSite=Strict`;
		},
		hasOpened: (cookies = "") =>
			cookies.split(";").some((cookie) => {
				const [name, value = ""] = cookie.trim().split("=");
				return name === cookieName && visits.read(value) !== undefined;
			}),
	};
}

/** Texts `END.RANDOM.SIGNATURE`, good until END. The key is in memory only: with the service they all end. */
function createTokens(kind: string, key: KeyObject, clock: Clock) {
	const signatureOf = (said: string) => createHmac("sha256", key).update(`${kind} ${said}`).digest();
	return {
		make(end: number): string {
			const said = `${end}.${randomBytes(16).toString("base64url")}`;
			return `${said}.${signatureOf(said).toString("base64url")}`;
		},
		/** What is signed, if the token is good: a signature can be written in several ways. */
		read(token: string): string | undefined {
			const [end = "", random = "", signature = ""] = token.split(".");
			const said = `${end}.${random}`;
			const given = Buffer.from(signature, "base64url");
			const right = signatureOf(said);
			const isGood = given.length === right.length && timingSafeEqual(given, right) && Number(end) > clock();
			return isGood ? said : undefined;
		},
	};
}
