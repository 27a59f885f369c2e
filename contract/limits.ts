/** Lengths, rates and sizes that browser and server must agree on. */
export const limits = {
	/** Characters of a note, counted as Unicode code points after trimming. */
	messageCharacters: 1000,
	/** How far ahead a note may be told to be delivered. */
	deliveryAhead: { minutes: 5, days: 60 },
	/** Octets of an e-mail address (RFC 5321, section 4.5.3.1.3, as corrected by erratum 1690). */
	addressOctets: 254,
	/** Octets of the part before the @ (RFC 5321, section 4.5.3.1.1). */
	localPartOctets: 64,
	/** Characters of the name in a contact message. */
	contactNameCharacters: 100,
	/** Characters of the subject of a contact message. */
	contactSubjectCharacters: 150,
	/** Characters of a contact message, counted as those of a note. */
	contactMessageCharacters: 1000,
	/** Characters of an administrator's password. */
	passwordCharacters: { min: 6, max: 200 },
	/** Characters of an administrator's name. */
	usernameCharacters: 60,
	/** Characters of an API token's name. */
	tokenNameCharacters: 60,
	/** Days for which an API token that ends by itself may be good. */
	tokenDays: 3_650,
	/** Characters of the address that a webhook calls. */
	webhookUrlCharacters: 500,
	/** Of the latest events, as many as are shown for a webhook. */
	webhookDeliveriesShown: 20,
	/** Characters of what a moderator writes when deciding on a note. */
	moderationNotesCharacters: 500,
	/** Notes that one call decides or deletes. */
	messagesAtOnce: 200,
	/** Messages, deliveries or entries on a page of a list: when nothing else is asked for, and at most. */
	pageSize: { default: 50, max: 200 },
	/** Letters that a page of an inbox has at most. */
	lettersAtOnce: 100,
	/** For how long a decision can be undone; the e-mail of an approved note waits for as long. */
	undoMs: 10_000,
	/** Bytes of any request body. */
	bodyBytes: 16 * 1024,
} as const;
