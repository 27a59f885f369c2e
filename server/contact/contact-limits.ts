/** Messages per source and hour: more than anybody writes by hand, few enough for those who read them. */
export const contactMessagesPerSource = 5;

/** Confirmations per mailbox and hour. */
export const confirmationsPerMailbox = 1;
