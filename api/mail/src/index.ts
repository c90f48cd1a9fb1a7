export { composeLinkMail, type LinkMailWords } from './compose-link-mail.ts'
export { openMail, type MailWays, type OpenedMail } from './open-mail.ts'
export type { Mail, SendMail } from './send-mail.ts'
