import type { ArchivedCollection, ArchivedDocument, ArchivedMedia, ArchiveRun } from '../archive-content.ts'
import type { ArchiveManifest } from '../format/manifest.ts'

/**
 * An archive whose table of contents has been checked. Every file is compared with its size and hash while it is read,
 * and an ArchiveRefusedError at its end means that nothing read from it may be used; call `check` before anything is
 * written.
 */
export interface Archive {
  readonly manifest: ArchiveManifest
  /**
   * Reads every file once and checks its size, hash, type and number of documents against the manifest.
   * @throws ArchiveRefusedError if a file differs from the manifest
   */
  check(run?: ArchiveRun): Promise<void>
  /** @throws ArchiveRefusedError, sometimes only after the last document, because the hash is checked at the end */
  documents(collection: ArchivedCollection): AsyncIterable<ArchivedDocument>
  media(): AsyncIterable<ArchivedMedia>
}
