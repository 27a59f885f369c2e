import SMTPConnection from "nodemailer/lib/smtp-connection";
import { outcomeOfError } from "./smtp-outcome.ts";
import type { SendFailure } from "./transport.ts";

/** There is no reply to quote: nothing was sent. */
const notOffered: SendFailure = {
	kind: "permanent",
	cause: "refused",
	code: "ESMTPUTF8",
	words: "The mail server does not offer SMTPUTF8, which this address needs",
};

/**
 * Finds out whether a mail server offers SMTPUTF8 (RFC 6531), on a connection of its own: those of the pool do not tell,
 * and would send such an address to any server. A server that offers it is not asked again.
 */
export function createUtf8Check(server: SMTPConnection.Options) {
	let isOffered = false;

	/** Why no address beyond ASCII can be sent to; undefined when it can. */
	return async (): Promise<SendFailure | undefined> => {
		if (isOffered) return undefined;
		try {
			isOffered = /^250[ -]SMTPUTF8\b/im.test(await greet(server));
		} catch (error) {
			return outcomeOfError(error);
		}
		return isOffered ? undefined : notOffered;
	};
}

/** The server's answer to EHLO, after STARTTLS where that is used. */
function greet(server: SMTPConnection.Options): Promise<string> {
	return new Promise((resolve, reject) => {
		const connection = new SMTPConnection(server);
		connection.once("error", reject);
		connection.once("end", () => reject(new Error("The connection ended before the greeting")));
		connection.connect(() => {
			resolve(String(connection.lastServerResponse));
			connection.quit();
		});
	});
}
