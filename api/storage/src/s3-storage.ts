import type { Readable } from 'node:stream'
import { storedContentTypes, type ObjectStorage, type StoredContentType } from './object-storage.ts'
import { answerTimeoutMs, createS3Connection, type S3Config, type S3Connection } from './s3-connection.ts'
import { isAbsent, isBucketAbsent, surfaced } from './s3-errors.ts'
import { StorageUnavailableError } from './storage-errors.ts'
import { checkKeyAndType, contentTypeOfKey } from './storage-key.ts'
import { within, withoutSilence } from './time-limit.ts'

/** A slower upload counts as stalled. */
const leastBytesPerMs = 1000
/** Longer than usual pauses of a network, but much shorter than readers are willing to wait. */
const silenceMs = 10_000

const isStoredType = (type: string | undefined): type is StoredContentType =>
  storedContentTypes.some((stored) => stored === type)

/** Stores objects on an S3 server. The access key must be able to list the bucket, or absence looks like refusal. */
export function createS3Storage(config: S3Config): ObjectStorage {
  const { bucket: Bucket } = config
  const connection = createS3Connection(config)

  /** @throws StorageFullError, StorageUnavailableError; the library's own error only when an object is absent */
  async function ask<Answer>(
    limitMs: number,
    send: (opened: S3Connection, abortSignal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      const opened = await connection.open()
      return await within(limitMs, (signal) => send(opened, signal))
    } catch (error) {
      if (isBucketAbsent(error)) connection.forgetBucket()
      throw isAbsent(error) ? error : surfaced(error)
    }
  }

  return {
    async put(Key, bytes, contentType) {
      checkKeyAndType(Key, contentType)
      const limitMs = answerTimeoutMs + bytes.byteLength / leastBytesPerMs
      const object = { Bucket, Key, Body: bytes, ContentType: contentType }
      try {
        await ask(limitMs, ({ sdk, client }, abortSignal) =>
          client.send(new sdk.PutObjectCommand(object), { abortSignal }),
        )
      } catch (error) {
        throw surfaced(error)
      }
    },

    async get(Key) {
      contentTypeOfKey(Key)
      try {
        const answer = await ask(answerTimeoutMs, ({ sdk, client }, abortSignal) =>
          client.send(new sdk.GetObjectCommand({ Bucket, Key }), { abortSignal }),
        )
        const body = answer.Body as Readable
        if (!isStoredType(answer.ContentType) || answer.ContentLength === undefined) {
          body.destroy()
          throw new StorageUnavailableError('holds an object of a type or size that is never passed on')
        }
        return {
          body: withoutSilence(body, silenceMs),
          contentType: answer.ContentType,
          sizeBytes: answer.ContentLength,
        }
      } catch (error) {
        if (isAbsent(error)) return null
        throw error
      }
    },

    async delete(Key) {
      contentTypeOfKey(Key)
      try {
        await ask(answerTimeoutMs, ({ sdk, client }, abortSignal) =>
          client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
        )
      } catch (error) {
        if (!isAbsent(error)) throw error
      }
    },

    async isReachable() {
      try {
        connection.forgetBucket()
        await connection.open()
        return true
      } catch {
        // Any error means that the server isn't reachable.
        return false
      }
    },
  }
}
