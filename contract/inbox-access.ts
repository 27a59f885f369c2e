/** The name of the meta element that tells a page that letters are read by a link which is mailed to their address. */
export const inboxByLinkMeta = "inbox-by-link";

/** The name of the meta element that tells a page that readers cannot thank for letters. */
export const heartsOffMeta = "hearts-off";
