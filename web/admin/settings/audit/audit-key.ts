/** Where the audit log is kept among what has been read. */
export const auditKey = ["audit"] as const;
