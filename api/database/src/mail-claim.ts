/**
 * How long only one process may send a mail: longer than a mail server takes to answer. Afterwards, any process may try
 * again, because the server may have refused the mail or the process may have died.
 */
const claimMs = 10 * 60_000

export const mailClaimEnd = (at: Date): Date => new Date(at.getTime() + claimMs)
