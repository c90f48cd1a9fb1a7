import type * as Sdk from '@aws-sdk/client-s3'
import { isAbsent } from './s3-errors.ts'
import { withTimeLimit } from './time-limit.ts'

export interface S3Config {
  /** With http or https; buckets are addressed by path below it. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** Maximum time until the server begins to respond, including retries. */
export const answerTimeoutMs = 4000
const connectionTimeoutMs = 1500
const maxAttempts = 2

export interface S3Connection {
  sdk: typeof Sdk
  client: Sdk.S3Client
}

/** Creation fails if another process was faster, so check afterwards whether the bucket exists. */
async function ensureBucket({ sdk, client }: S3Connection, bucket: string, abortSignal: AbortSignal) {
  const head = () => client.send(new sdk.HeadBucketCommand({ Bucket: bucket }), { abortSignal })
  try {
    await head()
  } catch (error) {
    if (!isAbsent(error)) throw error
    try {
      await client.send(new sdk.CreateBucketCommand({ Bucket: bucket }), { abortSignal })
    } catch (failure) {
      await head().catch(() => {
        throw failure
      })
    }
  }
}

/** One client per storage. The library is loaded on first use, so an installation with a folder never loads it. */
export function createS3Connection(config: S3Config) {
  let connecting: Promise<S3Connection> | undefined
  let bucketReady: Promise<void> | undefined

  async function connect(): Promise<S3Connection> {
    const sdk = await import('@aws-sdk/client-s3')
    const client = new sdk.S3Client({
      endpoint: config.endpoint,
      region: config.region,
      forcePathStyle: true,
      credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
      maxAttempts,
      // Some S3 servers don't support the newer checksum headers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: connectionTimeoutMs },
    })
    return { sdk, client }
  }

  return {
    /** Returns the client; creates the bucket if it is missing and the access key has the permission. */
    async open(): Promise<S3Connection> {
      const connection = await (connecting ??= connect())
      bucketReady ??= withTimeLimit(answerTimeoutMs, (signal) =>
        ensureBucket(connection, config.bucket, signal),
      )
      try {
        await bucketReady
      } catch (error) {
        // The next call tries again.
        bucketReady = undefined
        throw error
      }
      return connection
    },

    /** Call if the bucket was removed: the next call checks for it again. */
    forgetBucket() {
      bucketReady = undefined
    },
  }
}
