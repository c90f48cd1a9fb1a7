import { AppError, type ErrorCode } from '@classeur/contracts'
import { isDatabaseUnavailable } from '@classeur/database'
import { isRedisUnavailable } from './redis-unavailable.ts'

const codeForStatus: Record<number, ErrorCode> = {
  400: 'general/validation-failed',
  401: 'auth/signed-out',
  403: 'general/forbidden',
  404: 'general/not-found',
  405: 'general/not-found',
  413: 'general/payload-too-large',
  415: 'general/unsupported-media-type',
  429: 'general/too-many-requests',
  503: 'general/unavailable',
}

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

/** Returns the catalogue's code for any thrown value; `general/internal` if there is no specific one. */
export function errorCodeFor(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code
  if (isDatabaseUnavailable(error) || isRedisUnavailable(error)) return 'general/unavailable'
  const status = statusOf(error)
  return codeForStatus[status] ?? (status < 500 ? 'general/validation-failed' : 'general/internal')
}
