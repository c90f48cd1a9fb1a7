import { APICallError, InvalidResponseDataError } from 'ai'
import { AppError } from '@classeur/contracts'

/** The pause before the next attempt if a provider responds "too many requests" without a duration. */
const defaultRetryAfterMs = 5000

/** How often a server that is loading its model is asked again. */
const longestLoadingPauseMs = 5000

const filterWords = /content_?filter|content_policy|content_management|safety_violation|moderation_blocked/i
const quotaWords = /insufficient_quota|billing_hard_limit/i
const rateWords = /rate_limit|too_many_requests|\b429\b/i

/** Milliseconds from `Retry-After` (seconds or a date) or the vendors' `retry-after-ms`. */
function readRetryAfterMs(headers: Record<string, string> | undefined, nowMs: number): number {
  const milliseconds = Number(headers?.['retry-after-ms'])
  if (headers?.['retry-after-ms'] !== undefined && milliseconds >= 0) return Math.ceil(milliseconds)
  const value = headers?.['retry-after']
  if (value === undefined) return defaultRetryAfterMs
  const seconds = Number(value)
  if (Number.isFinite(seconds) && seconds >= 0) return Math.ceil(seconds * 1000)
  const until = Date.parse(value)
  return Number.isNaN(until) ? defaultRetryAfterMs : Math.max(0, until - nowMs)
}

function classifyStatus(error: APICallError, status: number): AppError {
  const body = error.responseBody ?? ''
  if (status === 400 && filterWords.test(body)) {
    return new AppError('generations/prompt-flagged', { reason: 'provider-policy' }, { cause: error })
  }
  if (status === 429 && !quotaWords.test(body)) {
    const retryAfterMs = readRetryAfterMs(error.responseHeaders, Date.now())
    return new AppError('generations/provider-rate-limited', { retryAfterMs }, { cause: error })
  }
  const transient = status === 408 || status === 425 || status >= 500
  const code = transient ? 'generations/provider-unavailable' : 'generations/provider-misconfigured'
  return new AppError(code, {}, { cause: error })
}

/**
 * Converts any error of the SDK into a code of the catalogue. An error inside a stream has no HTTP status, so the
 * provider's error text decides; an unrecognised error counts as unavailable.
 */
export function classifyProviderError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) {
    return classifyStatus(error, error.statusCode)
  }
  // The fields of an Error aren't informative and may be circular: a certificate error contains its issuers.
  if (!(error instanceof Error)) {
    const message = typeof error === 'string' ? error : JSON.stringify(error ?? null)
    if (filterWords.test(message)) {
      return new AppError('generations/output-flagged', { reason: 'provider-policy' }, { cause: error })
    }
    if (rateWords.test(message)) {
      const retryAfterMs = defaultRetryAfterMs
      return new AppError('generations/provider-rate-limited', { retryAfterMs }, { cause: error })
    }
  }
  return new AppError('generations/provider-unavailable', {}, { cause: error })
}

/** The model can't read a prompt of this length. */
export class PromptTooLongError extends Error {
  override name = 'PromptTooLongError'
}

const contextWords =
  /context[ _-]?(?:length|window|size|limit)|maximum context|n_ctx|num_ctx|too many (?:input )?tokens|(?:prompt|input|request)[^.]{0,40} (?:is |are )?too (?:long|large)|reduce the length|exceeds?[^.]{0,60}(?:context|tokens?)/i
const loadingWords = /\bload|warm(?:ing)?[ -]?up|starting|initiali[sz]ing|not ready/i

const headersOf = (error: unknown): Record<string, string> =>
  APICallError.isInstance(error) ? (error.responseHeaders ?? {}) : {}
const statusOf = (error: unknown): number | null =>
  APICallError.isInstance(error) ? (error.statusCode ?? null) : null
/** The body of an error response; empty for other errors. */
export const errorBody = (error: unknown): string =>
  APICallError.isInstance(error) ? (error.responseBody ?? '') : ''

/** Whether the prompt is longer than the model's context. */
export const isPromptTooLong = (error: unknown): boolean => {
  const status = statusOf(error)
  return status === 413 || ([400, 422, 500].includes(status ?? 0) && contextWords.test(errorBody(error)))
}

/** Whether the server refused the request itself (400 or 422), perhaps because of one of its parameters. */
export const isRequestRefused = (error: unknown): boolean =>
  [400, 422].includes(statusOf(error) ?? 0) && !filterWords.test(errorBody(error))

/** How long to wait for a server that is still loading its model; null if it says nothing of the kind. */
export const loadingPauseMs = (error: unknown): number | null =>
  statusOf(error) === 503 && loadingWords.test(errorBody(error))
    ? Math.min(
        readRetryAfterMs({ 'retry-after': '2', ...headersOf(error) }, Date.now()),
        longestLoadingPauseMs,
      )
    : null

/** Whether the connection was closed normally, but before the provider marked the response as finished. */
export const endedWithoutFinish = (error: unknown): boolean => InvalidResponseDataError.isInstance(error)
