import type { Archive, ArchiveManifest } from '@classeur/archive'

/** What a restore reads of an archive. */
export type ReadableArchive = Pick<Archive, 'documents' | 'media' | 'check'> & {
  readonly manifest: Pick<ArchiveManifest, 'createdAt' | 'ownerId' | 'files'>
}

/** The size in bytes of each picture file in the archive, by its storage key. */
export async function mediaSizesOf(archive: Pick<ReadableArchive, 'media'>): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for await (const { key, sizeBytes } of archive.media()) sizes.set(key, sizeBytes)
  return sizes
}

/** Why the content of an archive can't be restored. */
export const documentProblems = [
  /** A field is missing, unknown, of a wrong type, or too large. */
  'wrong-form',
  'duplicate-id',
  /** It refers to something that the archive doesn't contain. */
  'dangling',
  'other-owner',
  /** The id or the file belongs to somebody else here. */
  'taken',
  'too-large',
] as const
export type DocumentProblem = (typeof documentProblems)[number]

/**
 * A document of an archive can't be restored, so the archive is refused; nothing was changed. An archive whose files
 * violate the format is refused earlier, by an `ArchiveRefusedError`. `file` is the file of the archive, `line` counts
 * from 1.
 */
export class RefusedDocumentError extends Error {
  readonly code = 'restores/document-refused'
  readonly file: string
  readonly problem: DocumentProblem
  readonly line: number

  /** @param detail for the log only */
  constructor(file: string, problem: DocumentProblem, line: number, detail = '') {
    super(`${file}, line ${String(line)}: ${problem} ${detail}`.trim())
    this.file = file
    this.problem = problem
    this.line = line
  }
}
