import { useTranslation } from 'react-i18next'
import { ProblemError } from '../http/problem-error.ts'
import type { CodedError, ErrorCode } from '@classeur/contracts'

/** The text of an error: what happened, and what was kept or what to do next. */
export interface ProblemText {
  code: ErrorCode
  title: string
  advice: string
  /** The ID that a person quotes when asking for help; empty if there is none. */
  requestId: string
}

/** The text for any value that was thrown or stored as an error. Values without a code read as `general/internal`. */
export function useProblemText(error: unknown): ProblemText {
  // No screen waits for these texts, which it may never show. Until they have arrived, a general sentence stands for them.
  const { t } = useTranslation('errors', withoutWaiting)
  const { t: general } = useTranslation('shell')
  const { code, params } = codedFrom(error)
  const requestId = error instanceof ProblemError ? error.requestId : ''
  return {
    code,
    title: t([`${code}.title`], { ...params, defaultValue: general('problem.title') }),
    advice: t([`${code}.advice`], { ...params, defaultValue: general('problem.advice') }),
    requestId,
  }
}

const withoutWaiting = { useSuspense: false }

function codedFrom(error: unknown): CodedError {
  if (error instanceof ProblemError) return error
  if (typeof error === 'object' && error && 'code' in error && 'params' in error) return error as CodedError
  return { code: 'general/internal', params: {} }
}
