import type {
  BackupRepository,
  RestoreConflicts,
  RestoreDocument,
  RestoreJournal,
  RestoreRepository,
} from '@classeur/database'

const batch = 50
/** How long a check waits for its start: a day later, the preview says little about what is here. */
const startHours = 24
/** How long a check stays from which nothing was restored. */
const keptDays = 30
const hourMs = 3600 * 1000

export interface ForgetRestoresDependencies {
  restores: Pick<
    RestoreRepository,
    'change' | 'endUndo' | 'listBeyondUndo' | 'listForgotten' | 'listWaiting' | 'needsArchive' | 'purge'
  >
  journal: Pick<RestoreJournal, 'remove'>
  conflicts: Pick<RestoreConflicts, 'remove'>
  backups: Pick<BackupRepository, 'findOwned' | 'remove'>
  /** Tells the person that a check is over. */
  announce: (restore: RestoreDocument) => Promise<void>
  now: () => Date
}

/**
 * Deletes the journals and conflicts of restores that can't be undone any more, cancels checks that nobody has started,
 * with their conflicts and the file that was uploaded for them, and deletes refused and cancelled checks. Repeating it
 * changes nothing.
 */
export async function forgetRestores(dependencies: ForgetRestoresDependencies): Promise<void> {
  const { restores, journal, conflicts, now } = dependencies
  const ago = (hours: number) => new Date(now().getTime() - hours * hourMs)
  for (const { _id } of await restores.listBeyondUndo(now(), batch)) {
    const id = String(_id)
    await journal.remove(id)
    await conflicts.remove(id)
    await restores.endUndo(id)
  }
  for (const waiting of await restores.listWaiting(ago(startHours), batch))
    await cancel(dependencies, waiting)
  for (const { _id } of await restores.listForgotten(ago(keptDays * 24), batch)) {
    const id = String(_id)
    await conflicts.remove(id)
    await restores.purge(id)
  }
}

/**
 * Cancels a check, unless its owner starts it at this moment. After a crash in between, the rest goes later: the
 * conflicts with the check, the file after its own days.
 */
async function cancel(
  { restores, conflicts, backups, announce }: ForgetRestoresDependencies,
  { _id, ownerId, backupId }: RestoreDocument,
): Promise<void> {
  const id = String(_id)
  const cancelled = await restores.change(id, ['ready'], { state: 'cancelled' })
  if (!cancelled) return
  await conflicts.remove(id)
  const backup = await backups.findOwned(backupId, ownerId)
  if (backup?.kind === 'uploaded' && !(await restores.needsArchive(backupId)))
    await backups.remove(backupId, ownerId)
  await announce(cancelled)
}
