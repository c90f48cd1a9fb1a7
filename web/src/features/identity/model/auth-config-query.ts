import type { AuthConfig } from '@classeur/contracts'
import { ProblemError } from '../../../http/problem-error.ts'
import { sendRequest } from '../../../http/send-request.ts'

let config: Promise<AuthConfig> | null = null

/** The sign-in settings of this installation. Requested once, and again after a failure. */
export function readAuthConfig(): Promise<AuthConfig> {
  config ??= load().catch((error: unknown) => {
    config = null
    throw error
  })
  return config
}

async function load(): Promise<AuthConfig> {
  const answer = await sendRequest('/api/auth/config', { method: 'GET' })
  if (isAuthConfig(answer)) return answer
  throw new ProblemError({ code: 'general/internal', params: {}, status: 200, requestId: '' })
}

/** Checked by hand, to keep the validator out of the first load of `/login`. */
const isAuthConfig = (answer: unknown): answer is AuthConfig =>
  typeof answer === 'object' &&
  answer !== null &&
  'issuer' in answer &&
  (answer.issuer === 'built-in' || answer.issuer === 'external') &&
  'issuerName' in answer &&
  typeof answer.issuerName === 'string'
