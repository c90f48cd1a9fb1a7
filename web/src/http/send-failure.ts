import { errorCatalogue } from '@classeur/contracts'
import { ProblemError } from './problem-error.ts'

/**
 * How to handle a failed request. `later`: send it again. `signed-out`: send it after sign-in. `no-access`: the
 * person's role or the subject is gone. `read-only`: nobody can write now. `invalid`: the server will never accept it
 * as it is.
 */
export type SendFailure = 'later' | 'signed-out' | 'no-access' | 'read-only' | 'invalid'

const readOnlyCodes: readonly string[] = ['exams/read-only', 'classes/archived', 'classes/over-limit']

export function failureOf(error: unknown): SendFailure {
  // An error in this program is no reason to lose text: keep it and try again.
  if (!(error instanceof ProblemError)) return 'later'
  const { status, code } = error
  if (status === 401) return 'signed-out'
  if (readOnlyCodes.includes(code)) return 'read-only'
  if (status < 300 || status >= 500 || status === 408 || status === 425 || status === 429) return 'later'
  if (errorCatalogue[code].retryable) return 'later'
  return status === 403 || status === 404 || status === 410 ? 'no-access' : 'invalid'
}

/**
 * The state of text that a failed request should have saved. `waiting` and `signed-out` are sent again by themselves;
 * `refused` waits for the person.
 */
export type UnsavedState = 'waiting' | 'signed-out' | 'refused'

export function unsavedStateOf(error: unknown): UnsavedState {
  const failure = failureOf(error)
  if (failure === 'later') return 'waiting'
  return failure === 'signed-out' ? failure : 'refused'
}
