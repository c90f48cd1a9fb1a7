import type * as Sdk from '@aws-sdk/client-s3'
import type { Readable } from 'node:stream'
import { storedContentTypes, type ObjectStorage, type StoredContentType } from './object-storage.ts'
import { StorageFullError, StorageUnavailableError } from './storage-errors.ts'
import { checkKeyAndType, contentTypeOfKey } from './storage-key.ts'

export interface S3Config {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const connectionTimeoutMs = 2000
const requestTimeoutMs = 10_000
const maxAttempts = 2

interface S3Fault {
  name?: string
  $metadata?: { httpStatusCode?: number }
}
const statusOf = (error: unknown) => (error as S3Fault).$metadata?.httpStatusCode
const isAbsent = (error: unknown) => statusOf(error) === 404 || (error as S3Fault).name === 'NoSuchKey'

function surfaced(error: unknown): Error {
  if (error instanceof StorageUnavailableError) return error
  if (statusOf(error) === 507) return new StorageFullError('no room left', { cause: error })
  return new StorageUnavailableError('the object storage does not answer as it should', { cause: error })
}

const isStoredType = (type: string | undefined): type is StoredContentType =>
  storedContentTypes.some((known) => known === type)

/**
 * Objects on a server that speaks S3, addressed by path. The library is loaded with the first call; the bucket is
 * created when it is missing and that is allowed.
 */
export function createS3Storage(config: S3Config): ObjectStorage {
  const { bucket } = config
  let opening: Promise<{ sdk: typeof Sdk; client: Sdk.S3Client }> | undefined

  async function open() {
    const sdk = await import('@aws-sdk/client-s3')
    const client = new sdk.S3Client({
      endpoint: config.endpoint,
      region: config.region,
      forcePathStyle: true,
      credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
      maxAttempts,
      // Servers other than Amazon's do not all know the newer checksum headers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: connectionTimeoutMs,
        requestTimeout: requestTimeoutMs,
        throwOnRequestTimeout: true,
      },
    })
    try {
      await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }))
    } catch (error) {
      if (!isAbsent(error)) throw error
      await client.send(new sdk.CreateBucketCommand({ Bucket: bucket })).catch((failure: unknown) => {
        // Another process was faster.
        if (!['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'].includes((failure as S3Fault).name ?? ''))
          throw failure
      })
    }
    return { sdk, client }
  }

  /** Opens once; a failure is forgotten, so that the next call tries again. */
  function opened() {
    opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }

  return {
    async put(key, bytes, contentType) {
      checkKeyAndType(key, contentType)
      try {
        const { sdk, client } = await opened()
        await client.send(
          new sdk.PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: contentType }),
        )
      } catch (error) {
        throw surfaced(error)
      }
    },

    async get(key) {
      contentTypeOfKey(key)
      try {
        const { sdk, client } = await opened()
        const answer = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key }))
        const body = answer.Body as Readable
        if (!isStoredType(answer.ContentType)) {
          body.destroy()
          throw new StorageUnavailableError('holds an object of a type that is never passed on')
        }
        return { body, contentType: answer.ContentType, sizeBytes: answer.ContentLength ?? 0 }
      } catch (error) {
        if (isAbsent(error)) return null
        throw surfaced(error)
      }
    },

    async delete(key) {
      contentTypeOfKey(key)
      try {
        const { sdk, client } = await opened()
        await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key }))
      } catch (error) {
        if (!isAbsent(error)) throw surfaced(error)
      }
    },

    async isReachable() {
      try {
        const { sdk, client } = await opened()
        await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }))
        return true
      } catch {
        // That it cannot be reached is the answer.
        return false
      }
    },
  }
}
