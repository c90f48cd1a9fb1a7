import { isKey, storedContentTypes } from '@classeur/storage'
import { sealedContentType } from './stored-files.ts'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { RefusedError } from './refused-error.ts'
import { writeDurably } from './durable-files.ts'

/** The files of a backup, besides its folder {@link filesFolder}. */
export const databaseFile = 'database.archive.gz'
export const settingsFile = 'settings.env'
export const fileListFile = 'files.jsonl'
export const filesFolder = 'files'
const manifestFile = 'manifest.json'
const manifestSumFile = 'manifest.sha256'
export const manifestFiles = [manifestFile, manifestSumFile]

const FileSum = z.strictObject({
  sizeBytes: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const Manifest = z.strictObject({
  product: z.literal('classeur'),
  /** The version of this format. */
  format: z.literal(1),
  /** The backup contains a state of the installation that is not older than this. */
  madeAt: z.iso.datetime(),
  database: FileSum,
  /** Lists the files of the storage with their checksums. */
  fileList: FileSum,
  files: z.number().int().nonnegative(),
  /** Null if the backup doesn't contain the settings. */
  settings: FileSum.nullable(),
})
export type Manifest = z.infer<typeof Manifest>

/** A line of the file list: an object of the storage. */
export const FileEntry = FileSum.extend({
  key: z.string().refine(isKey),
  contentType: z.enum([...storedContentTypes, sealedContentType]),
})
export type FileEntry = z.infer<typeof FileEntry>

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex')

/** Writes the manifest with its own checksum. Call this last: a backup without a manifest is incomplete. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  await writeDurably(join(folder, manifestSumFile), `${sha256Of(text)}  ${manifestFile}\n`)
  await writeDurably(join(folder, manifestFile), text)
}

/** @throws RefusedError if the manifest is missing, altered, or of another product or format */
export async function readManifest(folder: string): Promise<Manifest> {
  const read = (name: string) =>
    readFile(join(folder, name), 'utf8').catch(() => {
      throw new RefusedError(`the backup is incomplete: ${name} is missing`)
    })
  const [text, sum] = [await read(manifestFile), await read(manifestSumFile)]
  if (sum.split(' ', 1)[0] !== sha256Of(text)) {
    throw new RefusedError(`the backup was altered: ${manifestFile} doesn't match its checksum`)
  }
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    throw new RefusedError(`${manifestFile} is not a manifest`)
  }
  const parsed = Manifest.safeParse(content)
  if (!parsed.success) throw new RefusedError('the backup is of another product or of another version')
  return parsed.data
}
