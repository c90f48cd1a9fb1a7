import type { Language } from '@classeur/contracts'
import type { SendMail } from '@classeur/mail'
import type { AfterResponse } from '../after-response.ts'
import { composeMail } from './compose-mail.ts'

interface LinkMail {
  to: string
  language: Language
  token: string
}

/** Sends the emails of the account screens. @param publicUrl origin of the links */
export function createAccountMailer(
  send: SendMail,
  publicUrl: string,
  afterResponse: Pick<AfterResponse, 'run'>,
) {
  // Browsers don't send the fragment, so the token appears in no log and no Referer header.
  const linkTo = (path: string, token: string) => `${publicUrl}${path}#token=${token}`

  return {
    /** Runs a task after the response. The person can request a lost email again. */
    later: (task: () => Promise<void>): void => afterResponse.run(task, 'email not sent'),

    sendVerification: ({ to, language, token }: LinkMail): Promise<void> =>
      send({ to, ...composeMail('verification', language, linkTo('/verifyEmail', token)) }),

    sendAlreadyRegistered: ({ to, language, token }: LinkMail): Promise<void> =>
      send({ to, ...composeMail('already-registered', language, linkTo('/resetpassword', token)) }),

    sendPasswordReset: ({ to, language, token }: LinkMail): Promise<void> =>
      send({ to, ...composeMail('password-reset', language, linkTo('/resetpassword', token)) }),
  }
}

export type AccountMailer = ReturnType<typeof createAccountMailer>
