/** One mail to one person; `html` says the same as `text`. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** The link of the mail, for installations that show it instead of sending. */
  link: string
}

/** The port for mail. Rejects when the mail was not handed over. */
export type SendMail = (mail: Mail) => Promise<void>
