import {
  AppError,
  keptUntil,
  mostBackupsByHand,
  type Backup,
  type BackupList,
  type BackupSchedule,
  type CreateBackup,
} from '@classeur/contracts'
import type {
  BackupDocument,
  BackupLists,
  BackupRepository,
  BackupScheduleRepository,
} from '@classeur/database'
import { can, type Actor } from '@classeur/domain/access'
import { publishBackup, type BackupQueue } from '@classeur/queue'
import { newId } from '../../ids/new-id.ts'
import { viewOf } from './backup-views.ts'
import { allowOwn, type OwnBackup } from './own-backup.ts'

/** A year of weekly backups, a month of nightly ones, those by hand and some more. */
const mostListed = 200

export interface BackupsDependencies {
  backups: Pick<
    BackupRepository,
    'now' | 'insert' | 'findByRequestKey' | 'findById' | 'stop' | 'requestVerification' | 'remove'
  >
  lists: Pick<BackupLists, 'ofOwner' | 'countKept'>
  schedules: Pick<BackupScheduleRepository, 'get' | 'set'>
  ownBackup: OwnBackup
  queue: Pick<BackupQueue, 'add' | 'publish'>
  /** Adds the request of an export to the log of the account; rejects if it can't, and nothing is made. */
  recordExport: (userId: string) => Promise<void>
  /** Adds what was done to the log of the account. */
  note: (userId: string, kind: 'backup-requested' | 'backup-deleted') => Promise<void>
}

/** A person's own backups. They don't count as storage, and no plan is without them. */
export function createBackupsService(dependencies: BackupsDependencies) {
  const { backups, lists, schedules, ownBackup, queue, recordExport, note } = dependencies

  /** Announces the backup before its job exists, so that windows get what a worker announces after it. */
  async function queued(job: 'make' | 'verify', backup: BackupDocument): Promise<Backup> {
    await publishBackup(queue, backup)
    await queue.add(job, String(backup._id))
    return viewOf(backup)
  }

  return {
    async list(actor: Actor): Promise<BackupList> {
      allowOwn(actor, 'backup:read')
      const [listed, schedule] = await Promise.all([
        lists.ofOwner(actor.userId, mostListed),
        schedules.get(actor.userId),
      ])
      // One that is being read again stays verified until that ends.
      const whole = listed.filter(
        ({ kind, verification, verifiedAt }) =>
          kind !== 'uploaded' && verification !== 'damaged' && verifiedAt !== null,
      )
      const made = whole.flatMap(({ finishedAt }) => finishedAt ?? [])
      const last = made.reduce<Date | null>((a, b) => (a && a > b ? a : b), null)
      return { backups: listed.map(viewOf), schedule, lastVerifiedAt: last?.toISOString() ?? null }
    },

    /**
     * Makes a backup by hand. A repeated request returns the same one. If Redis is away, the workers find it later.
     * @throws AppError `backups/already-running`, `backups/too-many`
     */
    async create(actor: Actor, { withMedia, requestKey }: CreateBackup): Promise<Backup> {
      allowOwn(actor, 'backup:make')
      const { userId: ownerId } = actor
      const earlier = await backups.findByRequestKey(ownerId, requestKey)
      if (earlier) return viewOf(earlier)
      if ((await lists.countKept(ownerId, 'by-hand')) >= mostBackupsByHand)
        throw new AppError('backups/too-many', { limit: mostBackupsByHand })
      const inserted = await backups.insert({
        ...{ id: newId(), ownerId, kind: 'by-hand', withMedia, requestKey },
        keptUntil: keptUntil('by-hand', backups.now()),
      })
      if (inserted.kind === 'busy') throw new AppError('backups/already-running')
      if (inserted.kind === 'repeated') return viewOf(inserted.backup)
      const backup = await queued('make', inserted.backup)
      await note(ownerId, 'backup-requested')
      return backup
    },

    /**
     * Makes an archive of all data of the person, to take along; it can be downloaded for a week. A repeated request
     * returns the same one. @throws AppError `backups/already-running`
     */
    async export(actor: Actor, requestKey: string): Promise<Backup> {
      if (!can(actor, 'account:export', { ownerId: actor.userId })) throw new AppError('general/not-found')
      const { userId: ownerId } = actor
      const earlier = await backups.findByRequestKey(ownerId, requestKey)
      if (earlier) return viewOf(earlier)
      await recordExport(ownerId)
      const inserted = await backups.insert({
        ...{ id: newId(), ownerId, kind: 'export', withMedia: true, requestKey },
        keptUntil: keptUntil('export', backups.now()),
      })
      if (inserted.kind === 'busy') throw new AppError('backups/already-running')
      if (inserted.kind === 'repeated') return viewOf(inserted.backup)
      return queued('make', inserted.backup)
    },

    /** Stops a backup that is being made; nothing of it stays. @throws AppError `backups/not-stoppable` */
    async stop(actor: Actor, id: string): Promise<Backup> {
      allowOwn(actor, 'backup:stop')
      const stopped = await backups.stop(id, actor.userId)
      if (stopped) {
        await publishBackup(queue, stopped)
        return viewOf(stopped)
      }
      const before = await backups.findById(id)
      if (before?.ownerId === actor.userId && before.state === 'stopped') return viewOf(before)
      await ownBackup(actor, 'backup:stop', id)
      throw new AppError('backups/not-stoppable')
    },

    /** Has the whole archive read again. @throws AppError `backups/not-ready` */
    async verify(actor: Actor, id: string): Promise<Backup> {
      const backup = await ownBackup(actor, 'backup:verify', id)
      if (backup.state !== 'done') throw new AppError('backups/not-ready')
      const requested = await backups.requestVerification(id, actor.userId)
      if (!requested) return viewOf(await ownBackup(actor, 'backup:verify', id))
      return queued('verify', requested)
    },

    /** Deletes a backup that has ended. @throws AppError `backups/not-ready` while it is being made */
    async remove(actor: Actor, id: string): Promise<void> {
      await ownBackup(actor, 'backup:delete', id)
      const removed = await backups.remove(id, actor.userId)
      if (!removed) throw new AppError('backups/not-ready')
      await publishBackup(queue, removed)
      await note(actor.userId, 'backup-deleted')
    },

    async setSchedule(actor: Actor, schedule: BackupSchedule): Promise<BackupSchedule> {
      allowOwn(actor, 'backup:schedule')
      await schedules.set(actor.userId, schedule)
      return schedule
    },
  }
}

export type BackupsService = ReturnType<typeof createBackupsService>
