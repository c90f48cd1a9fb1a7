declare module 's3rver' {
  /** An S3-compatible server of one process, with its objects in a folder. */
  export default class S3rver {
    constructor(options: { address: string; port: number; silent: boolean; directory: string })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
