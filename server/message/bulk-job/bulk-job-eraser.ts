import { eraserByAge } from "#server/database/eraser.ts";

/** Jobs go when the audit log no longer speaks of them, with what they may have left. */
export const bulkJobEraser = eraserByAge("bulk_jobs", "bulk_job", "created_at");
