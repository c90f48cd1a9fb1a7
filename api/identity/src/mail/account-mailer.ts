import type { Language } from '@classeur/contracts'
import type { SendMail } from '@classeur/mail'
import type { FastifyBaseLogger } from 'fastify'
import { composeMail } from './compose-mail.ts'

interface LinkMail {
  to: string
  language: Language
  token: string
}

/** The mails of the account screens. @param publicUrl origin of the links */
export function createAccountMailer(send: SendMail, publicUrl: string, log: FastifyBaseLogger) {
  const underway = new Set<Promise<void>>()
  const linkTo = (path: string, query: Record<string, string>) =>
    `${publicUrl}${path}?${new URLSearchParams(query).toString()}`
  const resetLink = (token: string) => linkTo('/resetpassword', { token })

  return {
    /** Runs after the answer, so that the answer's time tells nothing. A failure is logged; the person can ask again. */
    later(task: () => Promise<void>): void {
      const running = new Promise((resolve) => setImmediate(resolve))
        .then(task)
        .catch((error: unknown) => log.error({ err: error }, 'a mail was not sent'))
        .finally(() => underway.delete(running))
      underway.add(running)
    },

    /** Resolves when everything begun with `later` is over. */
    async settle(): Promise<void> {
      await Promise.all(underway)
    },

    sendVerification({ to, language, token, redirectTo }: LinkMail & { redirectTo: string }): Promise<void> {
      const link = linkTo('/verifyEmail', redirectTo === '/' ? { token } : { token, redirect_to: redirectTo })
      return send({ to, ...composeMail('verification', language, link) })
    },

    sendAlreadyRegistered: ({ to, language, token }: LinkMail): Promise<void> =>
      send({ to, ...composeMail('already-registered', language, resetLink(token)) }),

    sendPasswordReset: ({ to, language, token }: LinkMail): Promise<void> =>
      send({ to, ...composeMail('password-reset', language, resetLink(token)) }),
  }
}

export type AccountMailer = ReturnType<typeof createAccountMailer>
