import { createTransport } from 'nodemailer'
import type { SendMail } from './send-mail.ts'

/**
 * Sends email through an SMTP server. `smtpUrl` contains host, port and credentials. A server that doesn't
 * respond fails after 20 s.
 */
export function createSmtpMail(smtpUrl: string, from: string): { send: SendMail; close: () => void } {
  const timeoutMs = 20_000
  const transport = createTransport(
    { url: smtpUrl, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    { from },
  )
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ to, subject, text, html })
    },
    close: () => transport.close(),
  }
}
