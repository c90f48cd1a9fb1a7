import { errorCatalogue } from '@classeur/contracts'
import { ProblemError } from '../../../../http/problem-error.ts'

/**
 * What follows from a call that failed. `later`: the same again. `signed-out`: after signing in. `no-access`: role or
 * exam are gone. `read-only`: nobody writes here now. `invalid`: this will never be taken as it is.
 */
export type SendFailure = 'later' | 'signed-out' | 'no-access' | 'read-only' | 'invalid'

const readOnlyCodes: readonly string[] = ['exams/read-only', 'classes/archived', 'classes/over-limit']

export function failureOf(error: unknown): SendFailure {
  // A fault of this program's own is not the marks' fault: they are kept and tried again.
  if (!(error instanceof ProblemError)) return 'later'
  const { status, code } = error
  if (status === 401) return 'signed-out'
  if (readOnlyCodes.includes(code)) return 'read-only'
  if (status < 300 || status >= 500 || status === 408 || status === 425 || status === 429) return 'later'
  if (errorCatalogue[code].retryable) return 'later'
  return status === 403 || status === 404 || status === 410 ? 'no-access' : 'invalid'
}
