import {
  ArchiveRefusedError,
  DamagedFileError,
  MissingFileError,
  type Archive,
  type openArchive,
  type ArchiveProgress,
  type ArchiveRun,
  type SealedStore,
  type writeArchive,
} from '@classeur/archive'
import {
  checkRestorable,
  RefusedDocumentError,
  SourceChangedError,
  type CollectedPerson,
  type CollectedSource,
} from '@classeur/backups'
import type { BackupKind, CodedError, FileProgress } from '@classeur/contracts'
import type { BackupDocument, WrittenArchive } from '@classeur/database'
import { PassThrough } from 'node:stream'

/** The archives in the object storage, sealed, by key. */
export interface StoredArchives {
  /** Collects what the backup's owner has and stores it under the key. */
  write(
    backup: BackupDocument,
    key: string,
    options: { signal: AbortSignal; onProgress: (progress: FileProgress) => void },
  ): Promise<WrittenArchive>
  /** Reads the whole archive; returns why it isn't as it was written or can't be restored, or null. */
  verify(backup: BackupDocument, signal: AbortSignal): Promise<CodedError | null>
  /** Opens the archive of a finished backup. @throws MissingFileError, DamagedFileError, ArchiveRefusedError */
  open(backup: BackupDocument, signal: AbortSignal): Promise<Archive>
  /** Deleting an archive that doesn't exist isn't an error. */
  delete(key: string): Promise<void>
}

export interface StoredArchivesDependencies {
  store: Pick<SealedStore, 'write' | 'open' | 'delete'>
  collect: (person: CollectedPerson, kind: BackupKind) => Promise<CollectedSource>
  writeArchive: typeof writeArchive
  openArchive: typeof openArchive
  now: () => Date
}

/** The name of the archive itself in messages about damage. */
const wholeFile = 'backup.zip'
/** Somebody who changes rosters and exams all the time can't delay a backup forever. */
const mostReadings = 10
/** Written last. */
const manifestFiles = 1

/** Writes, reads and deletes the archives of backups. */
export function createStoredArchives(deps: StoredArchivesDependencies): StoredArchives {
  const { store, collect, now } = deps

  /** Writes the source into the store while it is read. */
  async function stream(source: CollectedSource, key: string, run: ArchiveRun) {
    const pipe = new PassThrough()
    const stored = store.write(key, pipe, run.signal && { signal: run.signal })
    const writing = deps.writeArchive(source, pipe, run)
    // Whichever fails first ends the other; both have ended before an error is passed on.
    const results = await Promise.allSettled([
      stored.catch((error: unknown) => {
        pipe.destroy(error as Error)
        throw error
      }),
      writing.catch((error: unknown) => {
        pipe.destroy(error as Error)
        throw error
      }),
    ])
    const [facts, archive] = results
    if (archive.status === 'rejected' && archive.reason instanceof SourceChangedError) throw archive.reason
    if (facts.status === 'rejected') throw facts.reason
    if (archive.status === 'rejected') throw archive.reason
    return facts.value
  }

  return {
    async write(backup, key, { signal, onProgress }) {
      const { ownerId, withMedia, kind } = backup
      for (let reading = 1; ; reading += 1) {
        const source = await collect({ ownerId, withMedia, createdAt: now() }, kind)
        const totals = createTotals(source, onProgress)
        try {
          const { sizeBytes, sha256 } = await stream(source, key, { signal, onProgress: totals.report })
          const counts = source.counts()
          return { storageKey: key, sizeBytes, sha256, counts, progress: totals.complete() }
        } catch (error) {
          if (!(error instanceof SourceChangedError) || reading >= mostReadings) throw error
        }
      }
    },

    async verify({ storageKey }, signal) {
      if (storageKey === null) return damaged(wholeFile)
      try {
        const archive = await deps.openArchive(await store.open(storageKey))
        await archive.check({ signal })
        await checkRestorable(archive, signal)
        return null
      } catch (error) {
        if (error instanceof RefusedDocumentError) return refused(error)
        if (error instanceof ArchiveRefusedError) return damaged(error.file ?? wholeFile)
        if (error instanceof DamagedFileError || error instanceof MissingFileError) return damaged(wholeFile)
        throw error
      }
    },

    async open({ storageKey }, signal) {
      if (storageKey === null) throw new MissingFileError('the backup has no archive')
      return deps.openArchive(await store.open(storageKey), { signal })
    },

    delete: (key) => store.delete(key),
  }
}

const refused = ({ code, file, line, problem }: RefusedDocumentError): CodedError => ({
  ...{ code, params: { file, line, problem } },
})
const damaged = (file: string): CodedError => ({ code: 'backups/damaged', params: { file } })

/** Adds the totals to the progress of a writer, as soon as all documents have been read. */
function createTotals(source: CollectedSource, onProgress: (progress: FileProgress) => void) {
  let documents: ArchiveProgress | null = null
  let latest: ArchiveProgress = { files: 0, bytes: 0 }

  return {
    report({ files, bytes }: ArchiveProgress): void {
      latest = { files, bytes }
      const rest = source.rest()
      if (!rest) return onProgress({ files, filesTotal: null, bytes, bytesTotal: null })
      documents ??= latest
      onProgress({
        ...{ files, filesTotal: Math.max(files, documents.files + rest.files + manifestFiles) },
        ...{ bytes, bytesTotal: source.withMedia ? Math.max(bytes, documents.bytes + rest.bytes) : null },
      })
    },
    /** The progress of the finished archive. */
    complete: (): FileProgress => ({
      ...{ files: latest.files, filesTotal: latest.files },
      ...{ bytes: latest.bytes, bytesTotal: latest.bytes },
    }),
  }
}
