import {
  ArchiveRefusedError,
  DamagedFileError,
  MissingFileError,
  type ArchiveRefusal,
} from '@classeur/archive'
import { CopyOnlyError, RefusedDocumentError, RestoreFailedError, StorageLimitError } from '@classeur/backups'
import type { CodedError } from '@classeur/contracts'

const bytesAMebibyte = 1024 * 1024

/** What an archive looks like that was complete once, and whose bytes were lost or changed since. */
const damages: ReadonlySet<ArchiveRefusal> = new Set([
  ...(['truncated', 'broken-structure', 'missing-file'] as const),
  ...(['wrong-size', 'wrong-hash', 'wrong-count'] as const),
])

function codeOf(reason: ArchiveRefusal): CodedError['code'] {
  if (reason === 'newer-version') return 'restores/newer-version'
  return damages.has(reason) ? 'restores/damaged' : 'backups/not-an-archive'
}

/** Why an archive can't be restored; null if the error is of another kind, and may pass. */
export function refusalOf(error: unknown): { error: CodedError; refusedFile: string | null } | null {
  if (error instanceof RefusedDocumentError) {
    const { code, problem, line, file } = error
    return { error: { code, params: { problem, line } }, refusedFile: file }
  }
  if (error instanceof ArchiveRefusedError) {
    const { reason, file = null } = error
    return { error: { code: codeOf(reason), params: { reason } }, refusedFile: file }
  }
  if (error instanceof DamagedFileError || error instanceof MissingFileError)
    return { error: { code: 'restores/damaged', params: {} }, refusedFile: null }
  return null
}

/** The error of a restore that ended without changing anything. */
export function failureOf(error: unknown): CodedError {
  if (error instanceof CopyOnlyError) return { code: 'restores/copy-only', params: {} }
  if (error instanceof SnapshotFailedError) return { code: error.code, params: {} }
  if (error instanceof StorageLimitError) {
    const [needed, free] = [error.neededBytes, Math.max(0, error.freeBytes)]
    return {
      code: 'restores/storage-limit',
      params: { needed: Math.ceil(needed / bytesAMebibyte), free: Math.floor(free / bytesAMebibyte) },
    }
  }
  if (error instanceof RestoreFailedError && error.code === 'restores/no-free-classes')
    return { code: error.code, params: { needed: 1, free: 0 } }
  if (error instanceof RestoreFailedError) return { code: error.code, params: {} }
  return refusalOf(error)?.error ?? { code: 'restores/failed', params: {} }
}

/** Whether another attempt of the restore would end in the same way. */
export const isFinal = (error: unknown): boolean =>
  error instanceof SnapshotFailedError ||
  error instanceof CopyOnlyError ||
  error instanceof StorageLimitError ||
  refusalOf(error) !== null

/** The backup that has to be made before a restore could not be made. */
export class SnapshotFailedError extends Error {
  readonly code: 'restores/storage-full' | 'restores/snapshot-failed'

  /** @param cause why the backup failed, as far as it is known */
  constructor(backupId: string, cause: CodedError | null = null) {
    super(`the backup ${backupId} before the restore could not be made`)
    const isFull = cause?.code === 'backups/storage-full'
    this.code = isFull ? 'restores/storage-full' : 'restores/snapshot-failed'
  }
}

/** Another restore holds what this one needs. */
export class BusyError extends Error {}
