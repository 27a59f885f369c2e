/** Where the four counts are kept; whatever lists messages brings them up to date. */
export const countsKey = ["message-counts"] as const;
