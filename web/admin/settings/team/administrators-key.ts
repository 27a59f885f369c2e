/** Where the administrators are kept among what has been read. */
export const administratorsKey = ["administrators"] as const;
