import type * as Sdk from '@aws-sdk/client-s3'
import { isAbsent } from './s3-errors.ts'
import { within } from './time-limit.ts'

export interface S3Config {
  /** With http or https; buckets are addressed by path below it. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** A server must begin to answer within this time, all attempts together. */
export const answerTimeoutMs = 4000
const connectionTimeoutMs = 1500
const maxAttempts = 2

export interface S3Connection {
  sdk: typeof Sdk
  client: Sdk.S3Client
}

/** Creating fails when another process was faster: what counts is that the bucket is there afterwards. */
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

/** One client per storage. The library is loaded when it is first needed: installations with a folder never pay for it. */
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
      // Servers other than Amazon's do not all know the newer checksum headers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: connectionTimeoutMs },
    })
    return { sdk, client }
  }

  return {
    /** The client, when the bucket is there: it is created when it is missing and the access key may do that. */
    async open(): Promise<S3Connection> {
      const connection = await (connecting ??= connect())
      bucketReady ??= within(answerTimeoutMs, (signal) => ensureBucket(connection, config.bucket, signal))
      try {
        await bucketReady
      } catch (error) {
        // The next call tries again.
        bucketReady = undefined
        throw error
      }
      return connection
    },

    /** The bucket is looked for again with the next call: somebody has removed it. */
    forgetBucket() {
      bucketReady = undefined
    },
  }
}
