import {
  AppError,
  isRestoreWriting,
  type CheckBackup,
  type Restore,
  type RestoreConflictPage,
  type StartRestore,
} from '@classeur/contracts'
import type {
  BackupRepository,
  ClassRepository,
  RestoreConflicts,
  RestoreDocument,
  RestoreRepository,
  StoredPreviewClass,
} from '@classeur/database'
import { can, type Actor } from '@classeur/domain/access'
import { publishRestore, type BackupQueue } from '@classeur/queue'
import { createHash } from 'node:crypto'
import { conflictView, takesSlotOf, viewOf, type ClassUse } from './restore-views.ts'

const mostListed = 50
const conflictsOnPage = 50

export interface RestoresDependencies {
  restores: Pick<RestoreRepository, 'change' | 'create' | 'findById' | 'list'>
  conflicts: Pick<RestoreConflicts, 'count' | 'decide' | 'list'>
  backups: Pick<BackupRepository, 'findOwned' | 'now'>
  classes: Pick<ClassRepository, 'countSlots' | 'findById'>
  findClassLimit: (userId: string) => Promise<number>
  /** Adds to the log of the person's account that they started or undid a restore. */
  note: (userId: string, kind: 'restored' | 'restore-undone') => Promise<void>
  queue: Pick<BackupQueue, 'add' | 'publish'>
}

/** The same id for a repeated request of the same person. */
const restoreIdFor = (userId: string, requestKey: string): string =>
  createHash('sha256').update(`restore:${userId}:${requestKey}`).digest('hex').slice(0, 24)

/** How many more classes of the plan a restore takes. */
const slotsNeeded = (chosen: readonly StoredPreviewClass[], method: StartRestore['method']): number =>
  chosen.filter((one) => (method === 'copy' ? takesSlotOf(one).copy : takesSlotOf(one).inPlace)).length

/** A person's own restores: the check of an archive, its preview, the restore, and taking it back. */
export function createRestoresService(dependencies: RestoresDependencies) {
  const { restores, conflicts, backups, classes, findClassLimit, note, queue } = dependencies

  async function useOf(userId: string): Promise<ClassUse> {
    const [openClasses, classLimit] = await Promise.all([classes.countSlots(userId), findClassLimit(userId)])
    return { openClasses, classLimit }
  }

  /** @throws AppError `general/not-found`, also for another person's restore */
  async function own(actor: Actor, id: string): Promise<RestoreDocument> {
    const restore = await restores.findById(id)
    if (!restore || !can(actor, 'backup:restore', restore)) throw new AppError('general/not-found')
    return restore
  }

  async function announced(restore: RestoreDocument): Promise<Restore> {
    await publishRestore(queue, restore)
    return viewOf(restore, await useOf(restore.ownerId))
  }

  /** Announces the restore before its job exists, so that windows get what a worker announces after it. */
  async function queued(job: 'check' | 'restore' | 'undo', restore: RestoreDocument): Promise<Restore> {
    const view = await announced(restore)
    await queue.add(job, String(restore._id))
    return view
  }

  async function refuseSecond(ownerId: string, id: string): Promise<void> {
    const latest = await restores.list(ownerId, mostListed)
    const isRunning = latest.some(({ _id, state }) => String(_id) !== id && isRestoreWriting(state))
    if (isRunning) throw new AppError('restores/running')
  }

  /** @throws AppError `restores/copy-only` if a chosen class isn't the person's own any more */
  async function requireOwnClasses(
    actor: Actor,
    restore: RestoreDocument,
    chosen: readonly StoredPreviewClass[],
  ): Promise<void> {
    if (restore.isForeign) throw new AppError('restores/copy-only')
    for (const { classId } of chosen) {
      const schoolClass = await classes.findById(classId)
      if (schoolClass && !can(actor, 'backup:restore', schoolClass)) throw new AppError('restores/copy-only')
    }
  }

  async function requireDecisions(
    id: string,
    chosen: readonly StoredPreviewClass[],
    decisions: StartRestore['decisions'],
  ): Promise<void> {
    const total = chosen.reduce((sum, one) => sum + one.conflicts, 0)
    const prefixes = new Set(chosen.map(({ classId }) => `${id}:${classId}:`))
    const decided = Object.keys(decisions).filter((key) => prefixes.has(key.slice(0, 50))).length
    if (decided < total) throw new AppError('restores/undecided', { conflicts: total - decided })
  }

  return {
    /** Begins the check of a backup. A repeated request returns the same one. @throws AppError `backups/not-ready` */
    async check(actor: Actor, { backupId, requestKey }: CheckBackup): Promise<Restore> {
      const { userId: ownerId } = actor
      const backup = await backups.findOwned(backupId, ownerId)
      if (!backup || !can(actor, 'backup:restore', backup)) throw new AppError('general/not-found')
      if (backup.state !== 'done') throw new AppError('backups/not-ready')
      const id = restoreIdFor(ownerId, requestKey)
      const restore = await restores.create({ id, ownerId, backupId, requestKey })
      if (restore.backupId !== backupId) throw new AppError('general/validation-failed')
      return restore.state === 'checking' ? queued('check', restore) : announced(restore)
    },

    async list(actor: Actor): Promise<{ restores: Restore[] }> {
      if (!can(actor, 'backup:restore', { ownerId: actor.userId })) throw new AppError('general/not-found')
      const [listed, use] = await Promise.all([restores.list(actor.userId, mostListed), useOf(actor.userId)])
      return { restores: listed.map((restore) => viewOf(restore, use)) }
    },

    async get(actor: Actor, id: string): Promise<Restore> {
      const restore = await own(actor, id)
      return viewOf(restore, await useOf(restore.ownerId))
    },

    /** A page of the conflicts of all classes, or of one. */
    async listConflicts(
      actor: Actor,
      id: string,
      { cursor, class: classId }: { cursor?: string | undefined; class?: string | undefined },
    ): Promise<RestoreConflictPage> {
      await own(actor, id)
      const [listed, total] = await Promise.all([
        conflicts.list(id, { classId, after: cursor ?? null, limit: conflictsOnPage }),
        conflicts.count(id, classId),
      ])
      const page = listed.slice(0, conflictsOnPage)
      const last = listed.length > conflictsOnPage ? page.at(-1) : undefined
      return { conflicts: page.map(conflictView), total, nextCursor: last?._id ?? null }
    },

    /**
     * Starts what was checked.
     * @throws AppError `restores/not-ready`, `restores/running`, `restores/copy-only`, `restores/undecided`,
     * `restores/no-free-classes`
     */
    async start(actor: Actor, id: string, { method, classIds, decisions }: StartRestore): Promise<Restore> {
      const restore = await own(actor, id)
      if (restore.state !== 'ready' || !restore.preview) throw new AppError('restores/not-ready')
      const previews = new Map(restore.preview.classes.map((one) => [one.classId, one]))
      const chosen = [...new Set(classIds)].map((classId) => previews.get(classId))
      if (!chosen.every((one) => one !== undefined)) throw new AppError('general/validation-failed')
      await refuseSecond(restore.ownerId, id)
      if (method !== 'copy') await requireOwnClasses(actor, restore, chosen)
      if (method === 'merge') await requireDecisions(id, chosen, decisions)
      const { openClasses, classLimit } = await useOf(restore.ownerId)
      const [needed, free] = [slotsNeeded(chosen, method), Math.max(0, classLimit - openClasses)]
      if (needed > free) throw new AppError('restores/no-free-classes', { needed, free })
      if (method === 'merge') await conflicts.decide(id, decisions)
      const started = await restores.change(id, ['ready'], {
        ...{ state: 'restoring', phase: 'planning', method },
        classIds: chosen.map(({ classId }) => classId),
      })
      if (!started) throw new AppError('restores/not-ready')
      await note(restore.ownerId, 'restored')
      return queued('restore', started)
    },

    /** Takes a restore back. @throws AppError `restores/not-undoable`, `restores/running` */
    async undo(actor: Actor, id: string): Promise<Restore> {
      const restore = await own(actor, id)
      const isUndoable = restore.state === 'done' && restore.undoUntil && restore.undoUntil > backups.now()
      if (!isUndoable) throw new AppError('restores/not-undoable')
      await refuseSecond(restore.ownerId, id)
      const undoing = await restores.change(id, ['done'], { state: 'undoing', phase: 'reverting' })
      if (!undoing) throw new AppError('restores/not-undoable')
      await note(restore.ownerId, 'restore-undone')
      return queued('undo', undoing)
    },

    /** Cancels a restore that wasn't started. @throws AppError `restores/not-ready` afterwards */
    async cancel(actor: Actor, id: string): Promise<Restore> {
      const restore = await own(actor, id)
      const cancelled =
        restore.state === 'cancelled'
          ? restore
          : await restores.change(id, ['checking', 'ready', 'refused'], { state: 'cancelled' })
      if (!cancelled) throw new AppError('restores/not-ready')
      return announced(cancelled)
    },
  }
}

export type RestoresService = ReturnType<typeof createRestoresService>
