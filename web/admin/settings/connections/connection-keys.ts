/** Where tokens, webhooks and what those were sent are kept among what has been read. */
export const tokensKey = ["tokens"] as const;
export const webhooksKey = ["webhooks"] as const;
export const deliveriesKey = (id: string) => ["webhook-deliveries", id] as const;
