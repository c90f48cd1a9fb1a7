import { useTranslation } from 'react-i18next'
import { ProblemError } from '../http/problem-error.ts'
import type { CodedError, ErrorCode } from '@classeur/contracts'

/** What to say about an error: what happened, and what was kept or what to do. */
export interface ProblemText {
  code: ErrorCode
  title: string
  advice: string
  /** What a person quotes when asking for help; empty when there is none. */
  requestId: string
}

/** Words for anything that was thrown or stored as an error; unknown things read as `general/internal`. */
export function useProblemText(error: unknown): ProblemText {
  const { t } = useTranslation('errors')
  const { code, params } = codedFrom(error)
  const requestId = error instanceof ProblemError ? error.requestId : ''
  return { code, title: t([`${code}.title`], params), advice: t([`${code}.advice`], params), requestId }
}

function codedFrom(error: unknown): CodedError {
  if (error instanceof ProblemError) return error
  if (typeof error === 'object' && error && 'code' in error && 'params' in error) return error as CodedError
  return { code: 'general/internal', params: {} }
}
