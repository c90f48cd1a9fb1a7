import { z } from 'zod'
import { createFolderStorage } from './folder-storage.ts'
import type { LargeObjectStorage, ObjectStorage } from './object-storage.ts'
import type { S3Config } from './s3-connection.ts'
import { createS3Storage } from './s3-storage.ts'

const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value)
const text = z.preprocess(emptyAsAbsent, z.string().min(1).optional())

/** The variables of every process that stores files: either those of a folder or those of an S3 server are required. */
export const storageVariables = {
  /** A local folder. */
  STORAGE_DIR: text,
  S3_ENDPOINT: z.preprocess(emptyAsAbsent, z.url({ protocol: /^https?$/ }).optional()),
  S3_REGION: text,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
}

type StorageEnvironment = {
  [name in keyof typeof storageVariables]?: string | undefined
}

export type StorageConfig = { kind: 'folder'; directory: string } | ({ kind: 's3' } & S3Config)

const s3Names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** For `superRefine` on an object with {@link storageVariables}: names missing variables and contradictory ones. */
export function checkStorageVariables(env: StorageEnvironment, context: z.RefinementCtx): void {
  const given = s3Names.filter((name) => env[name] !== undefined)
  const issue = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message, input: undefined })
  if (env.STORAGE_DIR !== undefined && given.length > 0)
    issue('STORAGE_DIR', 'cannot be set together with S3_*')
  if (env.STORAGE_DIR !== undefined) return
  if (given.length === 0) issue('STORAGE_DIR', 'required, unless S3_* name a server')
  else
    for (const name of s3Names)
      if (env[name] === undefined) issue(name, 'required with the other S3_* variables')
}

/**
 * Returns the configured storage. @throws Error for incomplete variables, which {@link checkStorageVariables}
 * reports first
 */
export function storageConfigOf(env: StorageEnvironment): StorageConfig {
  if (env.STORAGE_DIR !== undefined) return { kind: 'folder', directory: env.STORAGE_DIR }
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_ENDPOINT || !S3_REGION || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new Error('STORAGE_DIR or all of S3_* must be set')
  }
  return {
    kind: 's3',
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

export const createStorage = (config: StorageConfig): ObjectStorage & LargeObjectStorage =>
  config.kind === 'folder' ? createFolderStorage(config.directory) : createS3Storage(config)
