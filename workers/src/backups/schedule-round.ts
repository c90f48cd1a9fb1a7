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
import { beganBefore, dueDay, dueZones, type ScheduledKind } from './due-zones.ts'
import { attemptKeys, dueAttemptKey } from './scheduled-attempts.ts'

/** The feature of plans with scheduled backups; backups by hand need none. */
const feature = 'backup'
/** Jobs of one round start this far apart, so that a night's backups don't crowd out other work. */
const spreadMs = 2000
const longAgo = new Date(0)

export interface ScheduleRoundDependencies {
  backups: Pick<BackupRepository, 'insert'>
  lists: Pick<BackupLists, 'attemptsOf' | 'hideFailed'>
  schedules: Pick<BackupScheduleRepository, 'wanting'>
  people: PeopleByZone
  owned: Pick<OwnedDocuments, 'ownsAnything'>
  subscriptions: Pick<SubscriptionRepository, 'findEffectivePlan'>
  queue: Pick<BackupQueue, 'add'>
}

interface Batch {
  userIds: readonly string[]
  timeZone: string
}

/**
 * Stores the backups that are due now, and adds their jobs. A backup's key is its local day and the attempt, so each
 * person gets one, however often and by however many workers a round runs. People who own nothing get none, and nobody
 * gets one of a night before they came.
 */
export function createScheduleRound(deps: ScheduleRoundDependencies, kind: ScheduledKind) {
  const { backups, lists, schedules, people, owned, subscriptions, queue } = deps

  /** Returns how many of the people got a backup. */
  async function schedule({ userIds, timeZone }: Batch, day: string, now: Date, earlier: number) {
    const keys = attemptKeys(kind, day)
    const wanting = await schedules.wanting(kind, userIds)
    const attempts = await lists.attemptsOf(wanting, keys)
    const untried = wanting.filter((id) => !attempts.has(id))
    const came = untried.length > 0 ? await people.cameAt(untried) : new Map<string, Date>()
    const isNew = (id: string) => beganBefore(came.get(id) ?? longAgo, kind, day, timeZone)
    let added = 0
    for (const ownerId of wanting) {
      const requestKey = dueAttemptKey(keys, attempts.get(ownerId) ?? [], now)
      if (requestKey === null || isNew(ownerId)) continue
      if (!(await owned.ownsAnything(ownerId))) continue
      const { plan } = await subscriptions.findEffectivePlan(ownerId)
      if (!plan.features.includes(feature)) continue
      const id = randomBytes(12).toString('hex')
      const inserted = await backups.insert({
        ...{ id, ownerId, kind, requestKey, withMedia: kind === 'weekly' },
        keptUntil: keptUntil(kind, now),
      })
      if (inserted.kind !== 'inserted') continue
      await lists.hideFailed(ownerId, keys.slice(0, keys.indexOf(requestKey)))
      await queue.add('make', id, { delayMs: (earlier + added) * spreadMs, isScheduled: true })
      added += 1
    }
    return added
  }

  return async function round(now: Date): Promise<number> {
    let added = 0
    const zones = dueZones(kind, now, await people.zones())
    for await (const batch of people.inZones(zones)) {
      const day = dueDay(kind, now, batch.timeZone)
      if (day !== null) added += await schedule(batch, day, now, added)
    }
    const utcDay = dueDay(kind, now, 'UTC')
    if (utcDay === null) return added
    for await (const userIds of people.withoutSchool())
      added += await schedule({ userIds, timeZone: 'UTC' }, utcDay, now, added)
    return added
  }
}
