import { keptUntil } from '@classeur/contracts'
import type {
  BackupLists,
  BackupRepository,
  BackupScheduleRepository,
  OwnedDocuments,
  PeopleByZone,
  SubscriptionRepository,
} from '@classeur/database'
import type { BackupQueue } from '@classeur/queue'
import { randomBytes } from 'node:crypto'
import { dueDay, dueZones, type ScheduledKind } from './due-zones.ts'

/** The feature of plans with scheduled backups; backups by hand need none. */
const feature = 'backup'
/** Jobs of one round start this far apart, so that a night's backups don't crowd out other work. */
const spreadMs = 2000

export interface ScheduleRoundDependencies {
  backups: Pick<BackupRepository, 'insert'>
  lists: Pick<BackupLists, 'ownersWith'>
  schedules: Pick<BackupScheduleRepository, 'wanting'>
  people: PeopleByZone
  owned: Pick<OwnedDocuments, 'ownsAnything'>
  subscriptions: Pick<SubscriptionRepository, 'findEffectivePlan'>
  queue: Pick<BackupQueue, 'add'>
}

/**
 * Stores the backups that are due now where it is night, and adds their jobs. A backup's key is its local day, so each
 * person gets one, however often and by however many workers a round runs. People who own nothing get none.
 */
export function createScheduleRound(deps: ScheduleRoundDependencies, kind: ScheduledKind) {
  const { backups, lists, schedules, people, owned, subscriptions, queue } = deps

  /** Returns how many of the people got a backup. */
  async function schedule(userIds: readonly string[], day: string, now: Date, earlier: number) {
    const requestKey = `${kind}:${day}`
    const wanting = await schedules.wanting(kind, userIds)
    const have = await lists.ownersWith(wanting, requestKey)
    let added = 0
    for (const ownerId of wanting.filter((id) => !have.has(id))) {
      if (!(await owned.ownsAnything(ownerId))) continue
      const { plan } = await subscriptions.findEffectivePlan(ownerId)
      if (!plan.features.includes(feature)) continue
      const id = randomBytes(12).toString('hex')
      const inserted = await backups.insert({
        ...{ id, ownerId, kind, requestKey, withMedia: kind === 'weekly' },
        keptUntil: keptUntil(kind, now),
      })
      if (inserted.kind !== 'inserted') continue
      await queue.add('make', id, { delayMs: (earlier + added) * spreadMs, isScheduled: true })
      added += 1
    }
    return added
  }

  return async function round(now: Date): Promise<number> {
    let added = 0
    const zones = dueZones(kind, now, await people.zones())
    for await (const { userIds, timeZone } of people.inZones(zones)) {
      const day = dueDay(kind, now, timeZone)
      if (day !== null) added += await schedule(userIds, day, now, added)
    }
    const utcDay = dueDay(kind, now, 'UTC')
    if (utcDay === null) return added
    for await (const userIds of people.withoutSchool()) added += await schedule(userIds, utcDay, now, added)
    return added
  }
}
