declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  /** An S3-compatible server of one process, with its objects in a folder. Knows one access key: S3RVER. */
  export default class S3rver {
    constructor(options: { silent: boolean; directory: string; allowMismatchedSignatures: boolean })
    callback(): RequestListener
  }
}
