/** The part of a logger that mail uses. */
export interface MailLog {
  info: (facts: object, message: string) => void
}
