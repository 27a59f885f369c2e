/** A link that somebody asked for to be mailed to an address; it opens once. */
export interface InboxLinkTable {
	/** SHA-256 of the token, which is kept nowhere. */
	token_hash: string;
	recipient_key: string;
	mailbox_key: string;
	created_at: number;
}

/** A token that a recipient was given for a link from an e-mail. */
export interface InboxSessionTable extends InboxLinkTable {
	/** 0 or 1: by a link that was asked for. */
	has_asked: number;
	used_at: number;
}
