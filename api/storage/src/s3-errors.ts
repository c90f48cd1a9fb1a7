import { StorageFullError, StorageUnavailableError } from './storage-errors.ts'

interface S3Fault {
  name?: string
  code?: string
  message?: string
  $metadata?: { httpStatusCode?: number }
}
const statusOf = (error: unknown) => (error as S3Fault).$metadata?.httpStatusCode
const nameOf = (error: unknown) => (error as S3Fault).name ?? ''

/** Servers name it differently; 507 is what most of them answer with. */
const fullNames = ['XMinioStorageFull', 'InsufficientStorage', 'QuotaExceeded']

export const isBucketAbsent = (error: unknown) => nameOf(error) === 'NoSuchBucket'
export const isAbsent = (error: unknown) => statusOf(error) === 404 && !isBucketAbsent(error)

/** The library's own errors hold the whole request with its signature, which belongs into no log. */
function withoutRequest(error: unknown): Error {
  const { code, message } = error as S3Fault
  return new Error([nameOf(error), code, statusOf(error), message].filter(Boolean).join(' '))
}

/** What callers see of a failure: which kind it is, and as `cause` what the server or the network said. */
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
