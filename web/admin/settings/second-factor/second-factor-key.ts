/** Where one's second factors are kept among what has been read. */
export const secondFactorKey = ["second-factor"] as const;
