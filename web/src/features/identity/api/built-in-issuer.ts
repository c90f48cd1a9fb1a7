import type { Language } from '@classeur/contracts'
import { leaveFor, untilBack } from '../../../config/leave-for.ts'
import { isProblem, ProblemError } from '../../../http/client.ts'
import { sendRequest } from '../../../http/send-request.ts'

/** Where a full navigation starts the sign-in, with any issuer. */
export const signInPath = (redirectTo: string): string =>
  `/api/auth/login?redirect_to=${encodeURIComponent(redirectTo)}`

/**
 * Begins a sign-in at the built-in issuer and follows its redirects to the question "who is it?". It is asked even
 * where somebody is signed in at the issuer still: what is typed decides, not what another person left behind.
 */
async function beginInteraction(redirectTo: string): Promise<string> {
  const { InteractionDetails } = await import('../../../http/answer-schemas.ts')
  const answer = await sendRequest(`${signInPath(redirectTo)}&prompt=login`, { method: 'GET' })
  const details = InteractionDetails.safeParse(answer)
  if (details.success) return details.data.uid
  throw new ProblemError({ code: 'auth/sign-in-failed', params: {}, status: 400, requestId: '' })
}

/** Answers the issuer's question, then leaves for where the issuer says. An expired question is asked once more. */
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
  leaveFor(next)
  await untilBack()
}

export const signIn = (email: string, password: string, redirectTo: string): Promise<void> =>
  answerInteraction('login', { email, password }, redirectTo)

/** Confirms the e-mail with the token of the link, and signs in. */
export const verifyEmail = (token: string, redirectTo: string): Promise<void> =>
  answerInteraction('verify', { token }, redirectTo)

const post = async (path: string, body: object): Promise<void> => {
  await sendRequest(`/oidc/accounts${path}`, { method: 'POST', body })
}

interface Registration {
  email: string
  password: string
  language: Language
  redirectTo: string
}

/** The answer is the same for a known address: nothing is given away. */
export const register = (registration: Registration): Promise<void> => post('', registration)

export const sendVerificationAgain = (email: string, language: Language): Promise<void> =>
  post('/verification', { email, language })

export const askForPasswordReset = (email: string, language: Language): Promise<void> =>
  post('/password-reset', { email, language })

/** Ends every session at the issuer. */
export const setNewPassword = (token: string, password: string): Promise<void> =>
  post('/password', { token, password })
