import { APICallError, InvalidResponseDataError } from 'ai'
import { AppError } from '@classeur/contracts'

/** The pause before the next attempt if a provider responds "too many requests" without a duration. */
const defaultRetryAfterMs = 5000

const filterWords = /content_?filter|content_policy|content_management|safety_violation|moderation_blocked/i
const quotaWords = /insufficient_quota|billing_hard_limit/i
const rateWords = /rate_limit|too_many_requests|\b429\b/i

/** Milliseconds from `Retry-After` (seconds or a date) or the vendors' `retry-after-ms`. */
export function readRetryAfterMs(headers: Record<string, string> | undefined, nowMs: number): number {
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

/** Whether the server refused the request (400 or 422) because of the JSON mode. */
export const refusesJsonMode = (error: unknown): boolean =>
  APICallError.isInstance(error) &&
  (error.statusCode === 400 || error.statusCode === 422) &&
  /response_format/.test(error.responseBody ?? '')

/** Whether the connection was closed normally, but before the provider marked the response as finished. */
export const endedWithoutFinish = (error: unknown): boolean => InvalidResponseDataError.isInstance(error)
