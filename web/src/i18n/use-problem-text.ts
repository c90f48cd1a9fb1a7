import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
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
  const { t } = useTranslation('shell')
  useSyncExternalStore(subscribeToTexts, hasErrorTexts)
  const { code, params } = codedFrom(error)
  const requestId = error instanceof ProblemError ? error.requestId : ''
  return {
    code,
    // No screen waits for these texts, which it may never show. Until they have arrived, general ones stand for them.
    title: t([`errors:${code}.title`, 'problem.title'], params),
    advice: t([`errors:${code}.advice`, 'problem.advice'], params),
    requestId,
  }
}

function subscribeToTexts(listener: () => void): () => void {
  i18next.store.on('added', listener)
  return () => i18next.store.off('added', listener)
}

const hasErrorTexts = (): boolean => i18next.hasResourceBundle(i18next.language, 'errors')

function codedFrom(error: unknown): CodedError {
  if (error instanceof ProblemError) return error
  if (typeof error === 'object' && error && 'code' in error && 'params' in error) return error as CodedError
  return { code: 'general/internal', params: {} }
}
