import type { Language } from '@classeur/contracts'
import type { SendMail } from '@classeur/mail'
import type { FastifyBaseLogger } from 'fastify'
import { composeMail } from './compose-mail.ts'

interface LinkMail {
  to: string
  language: Language
  token: string
}

/** Sends the emails of the account screens. @param publicUrl origin of the links */
export function createAccountMailer(send: SendMail, publicUrl: string, log: FastifyBaseLogger) {
  const underway = new Set<Promise<void>>()
  // Browsers don't send the fragment, so the token appears in no log and no Referer header.
  const linkTo = (path: string, token: string) => `${publicUrl}${path}#token=${token}`

  return {
    /**
     * Runs a task after the response, so that the response time doesn't reveal whether an account exists. A failure is
     * logged; the person can request the email again.
     */
    later(task: () => Promise<void>): void {
      const running = new Promise((resolve) => setImmediate(resolve))
        .then(task)
        .catch((error: unknown) => log.error({ err: error }, 'email not sent'))
        .finally(() => underway.delete(running))
      underway.add(running)
    },

    /** Resolves when every task started with `later` has ended. */
    async settle(): Promise<void> {
      await Promise.all(underway)
    },

    sendVerification: ({ to, language, token }: LinkMail): Promise<void> =>
      send({ to, ...composeMail('verification', language, linkTo('/verifyEmail', token)) }),

    sendAlreadyRegistered: ({ to, language, token }: LinkMail): Promise<void> =>
      send({ to, ...composeMail('already-registered', language, linkTo('/resetpassword', token)) }),

    sendPasswordReset: ({ to, language, token }: LinkMail): Promise<void> =>
      send({ to, ...composeMail('password-reset', language, linkTo('/resetpassword', token)) }),
  }
}

export type AccountMailer = ReturnType<typeof createAccountMailer>
