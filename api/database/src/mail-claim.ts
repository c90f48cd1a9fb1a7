/**
 * How long a mail that a process begins to send belongs to this process: longer than a mail server may take for its
 * answer. If it refused the mail, or the process died, another attempt follows after this time.
 */
const claimMs = 10 * 60_000

export const mailClaimEnd = (at: Date): Date => new Date(at.getTime() + claimMs)
