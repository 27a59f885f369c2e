import type { Shown } from "#server/http/filled-pages.ts";

/** The answer to a link that this service has not signed, or not all of which has arrived. */
export const unknownLink: Shown = { page: "unknown-link", status: 404 };
