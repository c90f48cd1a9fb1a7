import { createCheckArchive } from '@classeur/backups'
import { isDatabaseUnavailable } from '@classeur/database'
import { ShutdownError, SupersededError } from '../../runtime/interruptions.ts'
import { createProgressWriter } from '../progress-writer.ts'
import type { BackupProcessor } from '../registry.ts'
import { runFenced } from '../run-fenced.ts'
import type { RestoreDependencies, RestoreTools } from './restore-dependencies.ts'
import { failureOf, refusalOf } from './restore-errors.ts'
import { isStored } from './restored-files.ts'

const limitMs = 4 * 3_600_000

/** Reads an archive, checks it, and compares it with what is here. Writes nothing but the preview. */
export function createCheckBackup(
  { archives, backups, announceRestore: announce, storage, log }: RestoreDependencies,
  { restores, conflicts, documents, namesOf }: RestoreTools,
): BackupProcessor {
  const check = createCheckArchive({
    ...{ documents, namesOf, addConflicts: conflicts.add },
    isStored: (key) => isStored(storage, key),
  })

  return async ({ id, signal: shutdown, mayRetry }) => {
    const claimed = await restores.claim(id, 'checking')
    if (!claimed) return
    const { ownerId, attempt } = claimed
    const progress = createProgressWriter(async (now) => announce(await restores.progress(id, attempt, now)))
    try {
      await conflicts.remove(id)
      const backup = await backups.findOwned(claimed.backupId, ownerId)
      const beat = () => restores.isCurrent(id, attempt)
      const checked = await runFenced({ beat, shutdown, limitMs, log }, async (signal) => {
        if (!backup) return null
        const archive = await archives.open(backup, signal)
        return check(archive, { restoreId: id, ownerId, signal, onProgress: progress.report })
      })
      await progress.close()
      if (!checked) {
        const error = { code: 'restores/damaged' as const, params: {} }
        await announce(await restores.change(id, ['checking'], { state: 'refused', error }))
        return
      }
      await announce(await restores.change(id, ['checking'], { state: 'ready', ...checked }))
    } catch (cause) {
      await progress.close()
      if (cause instanceof SupersededError) return
      const refusal = refusalOf(cause)
      const mayPass = cause instanceof ShutdownError || isDatabaseUnavailable(cause) || mayRetry
      if (!refusal && mayPass) throw cause
      log.warn({ err: cause, restoreId: id }, 'archive refused')
      await conflicts.remove(id)
      const refused = refusal ?? { error: failureOf(cause), refusedFile: null }
      await announce(await restores.change(id, ['checking'], { state: 'refused', ...refused }))
    }
  }
}
