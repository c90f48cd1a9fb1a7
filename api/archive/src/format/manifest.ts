import { z } from 'zod'
import { archivedCollections, type ArchivedCollection } from '../archive-content.ts'

export const manifestPath = 'manifest.json'
export const formatName = 'classeur-archive'
/** Increase this when older readers would misread new archives. The reader migrates archives of older versions. */
export const formatVersion = 1

const count = z.int().min(0)
const ManifestFile = z.strictObject({
  path: z.string().min(1),
  bytes: count,
  /** In hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type ManifestFile = z.infer<typeof ManifestFile>

/** Read before everything else, because other versions have other fields. */
export const ManifestVersion = z.object({ format: z.literal(formatName), version: z.int().min(1) })

/** The table of contents of an archive: it lists every file except the manifest. */
export const ArchiveManifest = z.strictObject({
  format: z.literal(formatName),
  version: z.literal(formatVersion),
  createdAt: z.iso.datetime(),
  ownerId: z.string().min(1).max(200),
  withMedia: z.boolean(),
  /** The number of documents, for every collection. */
  counts: z.strictObject(
    Object.fromEntries(archivedCollections.map((name) => [name, count])) as Record<
      ArchivedCollection,
      typeof count
    >,
  ),
  files: z.array(ManifestFile),
})
export type ArchiveManifest = z.infer<typeof ArchiveManifest>
