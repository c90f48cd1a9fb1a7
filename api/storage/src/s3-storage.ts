import { Readable } from 'node:stream'
import { interruptible } from './interruptible.ts'
import {
  storedContentTypes,
  type LargeObjectStorage,
  type ObjectStorage,
  type StoredContentType,
} from './object-storage.ts'
import { answerTimeoutMs, createS3Connection, type S3Config, type S3Connection } from './s3-connection.ts'
import { isAbsent, isBucketAbsent, surfaced } from './s3-errors.ts'
import { createMultipartUploads } from './s3-multipart.ts'
import { StorageUnavailableError } from './storage-errors.ts'
import { checkAnyKey, checkKeyAndType, checkLargeKey, contentTypeOfKey, isKey } from './storage-key.ts'
import { withTimeLimit, withoutSilence } from './time-limit.ts'

/** A slower upload counts as stalled. */
const leastBytesPerMs = 1000
/** Longer than usual pauses of a network, but much shorter than readers are willing to wait. */
const silenceMs = 10_000

const isStoredType = (type: string | undefined): type is StoredContentType =>
  storedContentTypes.some((stored) => stored === type)

/** Stores objects on an S3 server. The access key must be able to list the bucket, or absence looks like refusal. */
export function createS3Storage(config: S3Config): ObjectStorage & LargeObjectStorage {
  const { bucket: Bucket } = config
  const connection = createS3Connection(config)

  /** @throws StorageFullError, StorageUnavailableError; the library's own error only when an object is absent */
  async function ask<Answer>(
    limitMs: number,
    send: (opened: S3Connection, abortSignal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      const opened = await connection.open()
      return await withTimeLimit(limitMs, (signal) => send(opened, signal))
    } catch (error) {
      if (isBucketAbsent(error)) connection.forgetBucket()
      throw isAbsent(error) ? error : surfaced(error)
    }
  }

  const uploads = createMultipartUploads(Bucket, (bytes, send) =>
    ask(answerTimeoutMs + bytes / leastBytesPerMs, send),
  )

  async function* rangeOf(Key: string, start: number, end: number): AsyncGenerator<Uint8Array> {
    if (start >= end) return
    // The last byte is part of an HTTP range.
    const Range = `bytes=${start}-${end - 1}`
    let remaining = end - start
    try {
      const answer = await ask(answerTimeoutMs, ({ sdk, client }, abortSignal) =>
        client.send(new sdk.GetObjectCommand({ Bucket, Key, Range }), { abortSignal }),
      )
      for await (const chunk of withoutSilence(answer.Body as Readable, silenceMs)) {
        remaining -= (chunk as Uint8Array).length
        yield chunk as Uint8Array
      }
      // A server that ignores ranges sends the whole object.
      if (remaining !== 0) throw new Error('the server sent another number of bytes')
    } catch (error) {
      throw surfaced(error)
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

    async putStream(Key, source, { signal } = {}) {
      checkLargeKey(Key)
      const reading = interruptible(source, signal)
      try {
        await uploads.put(Key, reading.chunks())
      } catch (error) {
        source.destroy()
        throw reading.failure() ?? surfaced(error)
      }
    },

    getRange(Key, start, end) {
      checkLargeKey(Key)
      return Readable.from(rangeOf(Key, start, end), { objectMode: false })
    },

    async sizeOf(Key) {
      checkLargeKey(Key)
      try {
        const answer = await ask(answerTimeoutMs, ({ sdk, client }, abortSignal) =>
          client.send(new sdk.HeadObjectCommand({ Bucket, Key }), { abortSignal }),
        )
        return answer.ContentLength ?? null
      } catch (error) {
        if (isAbsent(error)) return null
        throw error
      }
    },

    async delete(Key) {
      checkAnyKey(Key)
      try {
        await ask(answerTimeoutMs, ({ sdk, client }, abortSignal) =>
          client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
        )
      } catch (error) {
        if (!isAbsent(error)) throw error
      }
    },

    async *list() {
      let ContinuationToken: string | undefined
      do {
        const request = { Bucket, ...(ContinuationToken !== undefined && { ContinuationToken }) }
        const answer = await ask(answerTimeoutMs, ({ sdk, client }, abortSignal) =>
          client.send(new sdk.ListObjectsV2Command(request), { abortSignal }),
        )
        for (const { Key = '' } of answer.Contents ?? []) if (isKey(Key)) yield Key
        ContinuationToken = answer.NextContinuationToken
      } while (ContinuationToken !== undefined)
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
