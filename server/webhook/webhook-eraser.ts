import { eraserByAge } from "#server/database/eraser.ts";

/** What webhooks were sent. By then nothing of it is tried any more. */
export const webhookEraser = eraserByAge("webhook_deliveries", "webhook_delivery", "happened_at");
