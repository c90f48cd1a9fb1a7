import { classLock, ownerLock, type RestoreDocument } from '@classeur/database'
import { SupersededError } from '../../runtime/interruptions.ts'
import { createProgressWriter } from '../progress-writer.ts'
import type { BackupProcessor } from '../registry.ts'
import { runFenced } from '../run-fenced.ts'
import type { RestoreDependencies, RestoreTools } from './restore-dependencies.ts'
import { BusyError } from './restore-errors.ts'
import { createRestoredFiles } from './restored-files.ts'

const limitMs = 4 * 3_600_000

/** Puts back what a restore changed. The journal contains everything, so the archive isn't needed. */
export function createUndoRestore(
  { storage, announceRestore: announce, now, log }: RestoreDependencies,
  { restores, locks, personOf, runOf }: RestoreTools,
): BackupProcessor {
  async function work(claimed: RestoreDocument, signal: AbortSignal): Promise<void> {
    const id = String(claimed._id)
    const { ownerId, attempt, result } = claimed
    const classIds = result?.classes.map(({ classId }) => classId) ?? []
    const held = await locks.take(id, [ownerLock(ownerId), ...classIds.map(classLock)])
    if (held !== null) {
      await locks.release(id)
      throw new BusyError(held)
    }
    const progress = createProgressWriter(async (latest) => {
      await announce(await restores.progress(id, attempt, latest))
    })
    let kept: number
    try {
      kept = await runOf(claimed).revert({
        ...{ restore: claimed, person: await personOf(ownerId), signal, onProgress: progress.report },
        files: createRestoredFiles(null, storage),
        async ensureCurrent() {
          if (!(await restores.isCurrent(id, attempt))) throw new SupersededError()
        },
      })
    } finally {
      await progress.close()
    }
    const undone = await restores.change(id, ['undoing'], {
      ...{ state: 'undone', phase: null, undoUntil: null, finishedAt: now() },
      ...(result && { result: { ...result, keptDocuments: kept } }),
    })
    await locks.release(id)
    await announce(undone)
  }

  return async ({ id, signal: shutdown }) => {
    const claimed = await restores.claim(id, 'undoing')
    if (!claimed) return
    const beat = () => restores.isCurrent(id, claimed.attempt)
    try {
      await runFenced({ beat, shutdown, limitMs, log }, (signal) => work(claimed, signal))
    } catch (cause) {
      if (!(cause instanceof SupersededError)) throw cause
    }
  }
}
