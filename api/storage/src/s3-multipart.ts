import { sizedChunks } from './sized-chunks.ts'
import type { S3Connection } from './s3-connection.ts'

/** At least 5 MiB, or servers refuse all parts but the last; with 10,000 parts an object may have 80 GiB. */
const partBytes = 8 * 1024 * 1024
/** Far longer than any upload takes, so that no upload of a running process is aborted. */
const abandonedAfterMs = 24 * 60 * 60_000
const contentType = 'application/octet-stream'

/** Sends one command within the time that its body of so many bytes may take. */
type Ask = <Answer>(
  bytes: number,
  send: (opened: S3Connection, abortSignal: AbortSignal) => Promise<Answer>,
) => Promise<Answer>

/**
 * Writes objects in parts, one after another, so memory holds at most two parts. No reader sees an object before its last part
 * has arrived. The first upload of a process also aborts the uploads of killed processes.
 */
export function createMultipartUploads(Bucket: string, ask: Ask) {
  let swept: Promise<void> | undefined

  const abort = (Key: string, UploadId: string) =>
    ask(0, ({ sdk, client }, abortSignal) =>
      client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }), { abortSignal }),
    )

  async function sweep(): Promise<void> {
    const { Uploads = [] } = await ask(0, ({ sdk, client }, abortSignal) =>
      client.send(new sdk.ListMultipartUploadsCommand({ Bucket }), { abortSignal }),
    )
    for (const { Key, UploadId, Initiated } of Uploads) {
      if (!Key || !UploadId || !Initiated) continue
      if (Date.now() - Initiated.getTime() > abandonedAfterMs) await abort(Key, UploadId)
    }
  }

  async function putWhole(Key: string, Body: Uint8Array): Promise<void> {
    await ask(Body.length, ({ sdk, client }, abortSignal) =>
      client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentType: contentType }), { abortSignal }),
    )
  }

  async function putParts(Key: string, UploadId: string, parts: AsyncIterable<Uint8Array>): Promise<void> {
    const sent: { PartNumber: number; ETag: string | undefined }[] = []
    for await (const Body of parts) {
      const PartNumber = sent.length + 1
      const { ETag } = await ask(Body.length, ({ sdk, client }, abortSignal) =>
        client.send(new sdk.UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }), { abortSignal }),
      )
      sent.push({ PartNumber, ETag })
    }
    const whole = { Bucket, Key, UploadId, MultipartUpload: { Parts: sent } }
    // Some servers copy the parts before they answer.
    await ask(sent.length * partBytes, ({ sdk, client }, abortSignal) =>
      client.send(new sdk.CompleteMultipartUploadCommand(whole), { abortSignal }),
    )
  }

  return {
    async put(Key: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
      const parts = sizedChunks(chunks, partBytes, { isReused: true })
      const first = await parts.next()
      if (first.done) return putWhole(Key, new Uint8Array())
      // The second part takes its place in memory.
      const begun: Uint8Array = Buffer.from(first.value)
      const second = await parts.next()
      if (second.done) return putWhole(Key, begun)
      const next: Uint8Array = second.value
      // A failed sweep must not prevent the write: the next process sweeps again.
      await (swept ??= sweep().catch(() => undefined))
      const { UploadId = '' } = await ask(0, ({ sdk, client }, abortSignal) =>
        client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key, ContentType: contentType }), {
          abortSignal,
        }),
      )
      try {
        await putParts(Key, UploadId, continued([begun, next], parts))
      } catch (error) {
        // A later sweep aborts an upload that can't be aborted now; this error must not hide an earlier one.
        await abort(Key, UploadId).catch(() => undefined)
        throw error
      }
    },
  }
}

async function* continued(begun: Uint8Array[], rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* begun
  yield* rest
}
