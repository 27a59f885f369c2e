/** What webhooks tell of. */
export const webhookEvents = ["note.pending", "note.reported", "health.bad"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What is sent on request, to see whether a webhook works. */
export const webhookTest = "webhook.test";
