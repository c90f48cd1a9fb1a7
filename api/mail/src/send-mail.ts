/** One email to one person; `html` has the same content as `text`. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** The link in the email, for installations that show it instead of sending. */
  link: string
}

/** Sends an email. Rejects if the mail server didn't accept it. */
export type SendMail = (mail: Mail) => Promise<void>
