/** What the page was told of the service when it was served (admin-html.ts). */
interface ServiceFacts {
	/** Of all hours and days that are shown; the browser's own where the page names none, as in a test. */
	readonly timeZone: string | undefined;
	/** Without a mail server e-mails are kept on the machine of the service: nothing is ever sent. */
	readonly sendsEmails: boolean;
}

let read: ServiceFacts | undefined;

export function serviceFacts(): ServiceFacts {
	read ??= { timeZone: knownZone(contentOf("time-zone")), sendsEmails: contentOf("mail") !== "captured" };
	return read;
}

function contentOf(name: string): string | undefined {
	// Words and filters are tested without any page.
	if (typeof document === "undefined") return undefined;
	return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

/** A zone younger than the browser is none that it can write hours of. */
function knownZone(name: string | undefined): string | undefined {
	try {
		new Intl.DateTimeFormat("en", { timeZone: name });
		return name;
	} catch {
		return undefined;
	}
}
