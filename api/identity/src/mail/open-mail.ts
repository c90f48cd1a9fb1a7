import type { DevMailbox } from '@classeur/database'
import type { FastifyBaseLogger } from 'fastify'
import type { IdentityConfig } from '../config/identity-config.ts'
import { createDevMailboxMail } from './dev-mailbox-mail.ts'
import type { SendMail } from './send-mail.ts'
import { createSmtpMail } from './smtp-mail.ts'

/** The way mail goes on this installation. The configuration is refused when there is none. */
export function openMail(
  config: Pick<IdentityConfig, 'SMTP_URL' | 'MAIL_FROM'>,
  mailbox: DevMailbox | null,
  log: FastifyBaseLogger,
): { send: SendMail; close: () => void } {
  if (mailbox) return { send: createDevMailboxMail(mailbox, log), close: () => undefined }
  if (config.SMTP_URL && config.MAIL_FROM) return createSmtpMail(config.SMTP_URL, config.MAIL_FROM)
  throw new Error('mail has nowhere to go')
}
