import { RestoreFailedError, snapshotIdOf } from '@classeur/backups'
import { keptUntil } from '@classeur/contracts'
import { classLock, isDatabaseUnavailable, ownerLock, type RestoreDocument } from '@classeur/database'
import { ShutdownError, SupersededError } from '../../runtime/interruptions.ts'
import { createProgressWriter } from '../progress-writer.ts'
import type { BackupProcessor, BackupRun } from '../registry.ts'
import { runFenced } from '../run-fenced.ts'
import type { RestoreDependencies, RestoreTools } from './restore-dependencies.ts'
import { BusyError, failureOf, isFinal, SnapshotFailedError } from './restore-errors.ts'
import { createRestoredFiles } from './restored-files.ts'

const limitMs = 4 * 3_600_000
/** The restore verifies once, and the job of the new backup once more; a third start has no competitor. */
const mostVerifications = 5

/** Restores what was chosen: a backup first, then the plan, then its steps. Continues wherever an attempt ended. */
export function createRestoreBackup(
  { archives, backups, storage, announceRestore: announce, make, verify, now, log }: RestoreDependencies,
  { restores, journal, locks, personOf, runOf }: RestoreTools,
): BackupProcessor {
  /**
   * Makes the backup that the person can go back to, once, and verifies it.
   * @throws SnapshotFailedError; BusyError if another attempt is making it, then it will be ready later
   */
  async function ensureSnapshot({ _id, ownerId }: RestoreDocument, run: BackupRun): Promise<void> {
    const id = snapshotIdOf(String(_id))
    await backups.insert({
      ...{ id, ownerId, kind: 'before-restore', withMedia: true, requestKey: `before-${String(_id)}` },
      keptUntil: keptUntil('before-restore', now()),
    })
    await make({ ...run, id, mayRetry: false })
    // The job that verifies every new backup may run at the same time; the later start takes over from the earlier one.
    for (let starts = 0; starts < mostVerifications; starts += 1) {
      await verify({ ...run, id, mayRetry: false })
      const snapshot = await backups.findById(id)
      if (snapshot?.verification === 'verified') break
      if (snapshot?.state === 'queued' || snapshot?.state === 'running') throw new BusyError(id)
      if (snapshot?.verification !== 'checking') throw new SnapshotFailedError(id, snapshot?.error)
    }
    const snapshot = await backups.findById(id)
    if (snapshot?.state !== 'done' || snapshot.verification !== 'verified')
      throw new SnapshotFailedError(id, snapshot?.error)
    await restores.change(String(_id), ['restoring'], { snapshotId: id })
  }

  async function work(claimed: RestoreDocument, signal: AbortSignal, run: BackupRun): Promise<void> {
    const id = String(claimed._id)
    const { ownerId, attempt } = claimed
    const ensureCurrent = async () => {
      if (!(await restores.isCurrent(id, attempt))) throw new SupersededError()
    }
    const held = await locks.take(id, [ownerLock(ownerId), ...claimed.classIds.map(classLock)])
    if (held !== null) {
      // Whoever holds the first lock may wait for one that this restore has taken.
      await locks.release(id)
      throw new BusyError(held)
    }
    if (claimed.phase === 'planning') await ensureSnapshot(claimed, run)
    const backup = await backups.findOwned(claimed.backupId, ownerId)
    const person = await personOf(ownerId)
    const engine = runOf(claimed)
    const archive = backup ? await archives.open(backup, signal) : null
    const files = createRestoredFiles(archive, storage)
    const progress = createProgressWriter(async (latest) => {
      await announce(await restores.progress(id, attempt, latest))
    })
    const given = { person, files, signal, ensureCurrent, onProgress: progress.report }
    let planned = claimed
    try {
      if (claimed.phase === 'planning') {
        if (!backup || !archive) throw new Error('the backup is gone')
        const committed = await engine.plan(archive, { restore: claimed, person }, backup.kind !== 'uploaded')
        if (!committed) throw new SupersededError()
        planned = committed
      }
      if (planned.phase === 'applying') await announce(await engine.apply({ ...given, restore: planned }))
    } catch (cause) {
      if (!(cause instanceof RestoreFailedError)) throw cause
      log.error({ err: cause, restoreId: id }, 'restore failed and is put back')
      const error = failureOf(cause)
      const reverting = await restores.change(id, ['restoring'], { phase: 'reverting', error })
      if (!reverting) throw new SupersededError()
      planned = reverting
    } finally {
      await progress.close()
    }
    if (planned.phase === 'reverting') {
      const keptDocuments = await engine.revert({ ...given, restore: planned })
      const { result } = planned
      await announce(
        await restores.change(id, ['restoring'], {
          ...{ state: 'failed', phase: null, finishedAt: now() },
          ...(result && { result: { ...result, keptDocuments } }),
        }),
      )
    }
    await locks.release(id)
  }

  return async (run) => {
    const { id, signal: shutdown, mayRetry } = run
    const claimed = await restores.claim(id, 'restoring')
    if (!claimed) return
    await announce(claimed)
    try {
      const beat = () => restores.isCurrent(id, claimed.attempt)
      await runFenced({ beat, shutdown, limitMs, log }, (signal) => work(claimed, signal, run))
    } catch (cause) {
      if (cause instanceof SupersededError) return
      const isInterrupted = cause instanceof ShutdownError || isDatabaseUnavailable(cause)
      const latest = await restores.findById(id)
      // Once the plan is complete, only finishing or putting back ends the restore: a later attempt continues.
      const mayEnd = latest?.phase === 'planning' && !isInterrupted && !(cause instanceof BusyError)
      if (!mayEnd || (mayRetry && !isFinal(cause))) throw cause
      log.warn({ err: cause, restoreId: id }, 'restore failed before it changed anything')
      const error = failureOf(cause)
      const ended = await restores.endUnplanned(id, claimed.attempt, { error, finishedAt: now() })
      // A later attempt has begun, and ends the restore.
      if (!ended) return
      await journal.remove(id)
      await locks.release(id)
      await announce(ended)
    }
  }
}
