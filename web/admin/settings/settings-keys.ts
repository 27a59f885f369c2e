/** Where the administrators are kept among what has been read. */
export const administratorsKey = ["administrators"] as const;

/** Where the examples are kept among what has been read. */
export const examplesKey = ["examples"] as const;

/** Where the audit log is kept among what has been read. */
export const auditKey = ["audit"] as const;
