import { ensureBuilt } from "#scripts/bare/prepare.mjs";

/** Builds the site, the e-mails and the catalogues of words before a run, unless they are up to date. */
export const setup = ensureBuilt;
