import { StorageFullError, StorageUnavailableError } from './storage-errors.ts'

interface S3Fault {
  name?: string
  code?: string
  message?: string
  $metadata?: { httpStatusCode?: number }
}
const statusOf = (error: unknown) => (error as S3Fault).$metadata?.httpStatusCode
const nameOf = (error: unknown) => (error as S3Fault).name ?? ''

/** Servers use different codes for a full disk; most respond with status 507. */
const fullNames = ['XMinioStorageFull', 'InsufficientStorage', 'QuotaExceeded']

export const isBucketAbsent = (error: unknown) => nameOf(error) === 'NoSuchBucket'
export const isAbsent = (error: unknown) => statusOf(error) === 404 && !isBucketAbsent(error)

/** The library's errors contain the whole request with its signature, which must not appear in logs. */
function withoutRequest(error: unknown): Error {
  const { code, message } = error as S3Fault
  return new Error([nameOf(error), code, statusOf(error), message].filter(Boolean).join(' '))
}

/** Converts a failure into a storage error; its `cause` is the error of the server or the network. */
export function surfaced(error: unknown): Error {
  if (error instanceof StorageUnavailableError || error instanceof StorageFullError) return error
  const cause = withoutRequest(error)
  const status = statusOf(error)
  if (status === 507 || fullNames.includes(nameOf(error)))
    return new StorageFullError('no room left', { cause })
  if (status === 401 || status === 403) {
    return new StorageUnavailableError('the object storage refuses the access key', { cause })
  }
  return new StorageUnavailableError('the object storage does not answer as it should', { cause })
}
