/** What the service's e-mails have in common to name: the facts that server, build and administration share. */
interface EmailFacts {
	/** Whether it is sent while no administrator has chosen; absent: it has no switch and is always sent. */
	readonly isOnByDefault?: boolean;
	/**
	 * What it says of itself to mail programs. `automatic`: made by a machine. `list`: that, and filed with all notes.
	 * `answered`: a person wrote it, and an answer goes to them, so each needs a Reply-To.
	 */
	readonly headers: "automatic" | "list" | "answered";
	/** The placeholders that its sender fills, each with an example: the words themselves, or a key of the catalogues. */
	readonly examples: Readonly<Record<string, string | { readonly key: string }>>;
}

/**
 * Every e-mail of the service, by name. Its words and markup are in `web/email/<name>/<name>-email.tsx`; what is sent,
 * shown, tried and switched is derived from here.
 */
export const emails = {
	/** To the recipient of a note: the note. */
	notification: { isOnByDefault: true, headers: "list", examples: { note: { key: "email_sample_note" } } },
	/** To the writer of a contact message: that it has arrived. */
	confirmation: { isOnByDefault: false, headers: "automatic", examples: {} },
	/** To support: what somebody wrote in the contact form. */
	contact: {
		headers: "answered",
		examples: {
			name: "Camille",
			address: "camille@example.org",
			subject: "A question about a note",
			message: "Someone keeps writing to me. How can I stop it?",
		},
	},
	/** To whoever asked what is kept for their address: the link that opens it once. */
	access: { headers: "automatic", examples: { token: "example" } },
	/** To the administrators: how many notes wait for them. */
	moderation: { isOnByDefault: true, headers: "automatic", examples: { count: "3" } },
	/** To whoever runs the service: what has been bad for a while. */
	health: { headers: "automatic", examples: { signs: { key: "email_sample_health" } } },
	/** The same, when it is good again. */
	recovery: { headers: "automatic", examples: { signs: { key: "email_sample_recovery" } } },
} as const satisfies Readonly<Record<string, EmailFacts>>;

export type EmailName = keyof typeof emails;
export const emailNames = Object.keys(emails) as readonly EmailName[];

/** What the sender of an e-mail fills in. */
export type EmailValues<Name extends EmailName> = Readonly<Record<keyof (typeof emails)[Name]["examples"], string>>;

/** The e-mails that an administrator can switch on and off, look at and try. */
export type SwitchedEmail = {
	[Name in EmailName]: (typeof emails)[Name] extends { readonly isOnByDefault: boolean } ? Name : never;
}[EmailName];
export const switchedEmails = emailNames.filter((name): name is SwitchedEmail => "isOnByDefault" in emails[name]);
