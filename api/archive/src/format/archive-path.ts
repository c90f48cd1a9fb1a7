import { toUSVString } from 'node:util'
import { isObjectKey } from '@classeur/storage'
import { archivedCollections, type ArchivedCollection } from '../archive-content.ts'
import { manifestPath } from './manifest.ts'

/** The kind of a file in an archive, which follows from its path. */
export type ArchivePath =
  | { kind: 'manifest' }
  /** A collection that needs several files has the parts 1, 2, 3 and so on. */
  | { kind: 'documents'; collection: ArchivedCollection; part: number }
  | { kind: 'workbook' }
  | { kind: 'media'; key: string }
  | { kind: 'extra' }

const maxPathLength = 255
/** Controls, separators of other systems, and marks that make a name look like another one. */
const forbidden = /[\u0000-\u001f\u007f-\u009f\\<>:"|?*\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u
/** Windows removes a dot or space at the end of a name, and reads names such as `con` and `lpt1` as devices. */
const badSegment = /^$|^\.|[. ]$|^ |^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
const documentsPattern = /^data\/([a-z_]+)(?:-([1-9]\d{0,5}))?\.jsonl$/
const workbookPattern = /^classes\/[^/]+\.xlsx$/
const mediaPrefix = 'media/'
const extraPattern = /^[A-Za-z0-9][\w.-]*$/
const folderNames = ['data', 'classes', 'media']

/** Whether a path stays inside a folder and means the same file on every system. */
export const isSafePath = (path: string): boolean =>
  path.length <= maxPathLength &&
  path === toUSVString(path) &&
  !forbidden.test(path) &&
  !path.split('/').some((segment) => badSegment.test(segment))

/** Paths with the same text here are one file on some systems. */
export const collisionKey = (path: string): string => path.normalize('NFKC').toLowerCase()

export const documentsPath = (collection: ArchivedCollection, part: number): string =>
  part === 1 ? `data/${collection}.jsonl` : `data/${collection}-${part}.jsonl`
export const mediaPath = (key: string): string => `${mediaPrefix}${key}`

/** Returns the kind of file at this path, or null if this version of the format has no such file. */
export function readArchivePath(path: string): ArchivePath | null {
  if (!isSafePath(path)) return null
  if (path === manifestPath) return { kind: 'manifest' }
  const [, name, number = '1'] = documentsPattern.exec(path) ?? []
  const collection = archivedCollections.find((archived) => archived === name)
  if (collection && path === documentsPath(collection, Number(number))) {
    return { kind: 'documents', collection, part: Number(number) }
  }
  if (workbookPattern.test(path)) return { kind: 'workbook' }
  if (path.startsWith(mediaPrefix)) {
    const key = path.slice(mediaPrefix.length)
    return isObjectKey(key) ? { kind: 'media', key } : null
  }
  return extraPattern.test(path) && !folderNames.includes(path.toLowerCase()) ? { kind: 'extra' } : null
}
