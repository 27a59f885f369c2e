/**
 * The code of an e-mail that is on hold: it was due when a backup was restored, so it may have been sent since the backup
 * was taken. It waits until somebody says what becomes of it.
 */
export const restoredCode = "restored";
