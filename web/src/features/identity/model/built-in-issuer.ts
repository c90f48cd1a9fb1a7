import type { Language, MailedLink } from '@classeur/contracts'
import { leaveFor, untilBack } from '../../../config/leave-for.ts'
import { makeWayForSignIn } from '../../../http/session/auth-session.ts'
import { isProblem, ProblemError } from '../../../http/client.ts'
import { sendRequest } from '../../../http/send-request.ts'
import { queryFor } from './use-intended-path.ts'

/** The path of a full navigation that starts the sign-in, with any issuer. */
export const signInPath = (redirectTo: string): string =>
  `/api/auth/login?redirect_to=${encodeURIComponent(redirectTo)}`

/**
 * Starts a sign-in at the built-in issuer and follows its redirects to the login step. It always asks for the login,
 * even if someone still has a session at the issuer: the typed credentials decide, not another person's session.
 */
async function beginInteraction(redirectTo: string): Promise<string> {
  const { InteractionDetails } = await import('../../../http/answer-schemas.ts')
  const answer = await sendRequest(`${signInPath(redirectTo)}&prompt=login`, { method: 'GET' })
  const details = InteractionDetails.safeParse(answer)
  if (details.success) return details.data.uid
  throw new ProblemError({ code: 'auth/sign-in-failed', params: {}, status: 400, requestId: '' })
}

/**
 * Answers the issuer's login step, then goes to the address that the issuer returns. Starts again once if the step has
 * expired.
 */
async function answerInteraction(step: 'login' | 'verify', body: object, redirectTo: string): Promise<void> {
  const { InteractionResponse } = await import('../../../http/answer-schemas.ts')
  const attempt = async () => {
    const uid = await beginInteraction(redirectTo)
    const answer = await sendRequest(`/oidc/interaction/${uid}/${step}`, { method: 'POST', body })
    return InteractionResponse.parse(answer).redirectTo
  }
  const next = await attempt().catch((error: unknown) => {
    if (isProblem(error, 'identity/interaction-expired')) return attempt()
    throw error
  })
  makeWayForSignIn()
  leaveFor(next)
  await untilBack()
}

export const signIn = (email: string, password: string, redirectTo: string): Promise<void> =>
  answerInteraction('login', { email, password }, redirectTo)

const post = (path: string, body: object): Promise<unknown> =>
  sendRequest(`/oidc/accounts${path}`, { method: 'POST', body })

interface Registration {
  email: string
  language: Language
  redirectTo: string
}

/** Sends a link to choose a password. The answer doesn't reveal whether an account has this address. */
export async function register(registration: Registration): Promise<void> {
  await post('', registration)
}

/** @param redirectTo what to open after the sign-in with the new password */
export async function askForPasswordReset(
  email: string,
  language: Language,
  redirectTo: string,
): Promise<void> {
  await post(`/password-reset${queryFor(redirectTo)}`, { email, language })
}

/** Reads the purpose of an emailed link. Reading doesn't use the link up. */
export async function readMailedLink(token: string): Promise<MailedLink> {
  const { MailedLink } = await import('../../../http/answer-schemas.ts')
  return MailedLink.parse(await post('/link', { token }))
}

/** Creates an account with the link's address and this password, and signs in. */
export const confirmEmail = (token: string, password: string, redirectTo: string): Promise<void> =>
  answerInteraction('verify', { token, password }, redirectTo)

/** Sets the password and ends every session of the account. Signs nobody in. */
export async function setNewPassword(token: string, password: string): Promise<void> {
  await post('/password', { token, password })
}
