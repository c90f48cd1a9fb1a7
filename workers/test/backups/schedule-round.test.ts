import {
  createBackupLists,
  createBackupRepository,
  createBackupScheduleRepository,
  createOwnedDocuments,
  createPeopleByZone,
  createPlanRepository,
  createSubscriptionRepository,
  connectDatabase,
  ensureIndexes,
  type Connection,
} from '@classeur/database'
import { newDatabaseUrl, newId } from '@classeur/local/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ScheduledKind } from '../../src/backups/due-zones.ts'
import { createScheduleRound } from '../../src/backups/schedule-round.ts'
import { createBackupSweep } from '../../src/backups/sweep-backups.ts'

/** A Friday night in Paris, a Sunday night, and the same night in Tokyo. */
const friday = new Date('2026-11-27T01:00:00Z')
const sunday = new Date('2026-11-29T02:00:00Z')
const fridayInTokyo = new Date('2026-11-26T17:00:00Z')

const hoursAfter = (time: Date, hours: number) => new Date(time.getTime() + hours * 3_600_000)
let connection: Connection
let jobs: { id: string; delayMs: number }[]

beforeAll(async () => {
  connection = await connectDatabase(newDatabaseUrl())
  await ensureIndexes(connection)
  await createPlanRepository(connection).seed()
})
afterAll(() => connection?.close())
beforeEach(async () => {
  jobs = []
  for (const name of ['backups', 'backup_schedules', 'schools', 'user_info', 'lesson_plans', 'plans'])
    await connection.collection(name).deleteMany({})
  await createPlanRepository(connection).seed()
})

const round = (kind: ScheduledKind, people = createPeopleByZone(connection)) =>
  createScheduleRound(
    {
      backups: createBackupRepository(connection),
      lists: createBackupLists(connection),
      schedules: createBackupScheduleRepository(connection),
      people,
      owned: createOwnedDocuments(connection),
      subscriptions: createSubscriptionRepository(connection),
      queue: {
        add: async (_name, id, { delayMs = 0 } = {}) => void jobs.push({ id, delayMs }),
      },
    },
    kind,
  )

/** A person with a lesson plan. `zone`: the time zone of their school; null without a school. */
async function newPerson(zone: string | null, owns = true): Promise<string> {
  const userId = newId()
  await connection.collection('user_info').insertOne({ _id: userId } as never)
  if (zone !== null) {
    const members = [{ userId, role: 'admin', joinedAt: new Date() }]
    await connection.collection('schools').insertOne({ members, timeZone: zone })
  }
  if (owns) await connection.collection('lesson_plans').insertOne({ ownerId: userId, createdAt: new Date() })
  return userId
}
const backupsOf = async (ownerId: string) =>
  connection.collection('backups').find({ ownerId }).sort({ requestKey: 1 }).toArray()
const keysOf = async (ownerId: string) =>
  (await backupsOf(ownerId)).map(({ requestKey }) => requestKey as string)

describe('a nightly round', () => {
  it('makes one quick backup per person and local day, however often and by however many workers it runs', async () => {
    const people = [await newPerson('Europe/Paris'), await newPerson('Europe/Paris')]
    const added = await Promise.all(Array.from({ length: 4 }, () => round('nightly')(friday)))
    expect(added.reduce((a, b) => a + b)).toBe(2)
    expect(await round('nightly')(new Date(friday.getTime() + 3_600_000))).toBe(0)
    for (const person of people) {
      const [backup, ...more] = await backupsOf(person)
      expect(more).toEqual([])
      expect(backup).toMatchObject({
        ...{ kind: 'nightly', withMedia: false, state: 'queued', requestKey: 'nightly:2026-11-27' },
        keptUntil: new Date(friday.getTime() + 30 * 86_400_000),
      })
    }
    expect(jobs).toHaveLength(2)
    await round('nightly')(new Date(friday.getTime() + 86_400_000))
    expect(await keysOf(people[0] ?? '')).toEqual(['nightly:2026-11-27', 'nightly:2026-11-28'])
  })

  it('comes at night by the time zone of each school', async () => {
    const [paris, tokyo] = [await newPerson('Europe/Paris'), await newPerson('Asia/Tokyo')]
    await round('nightly')(fridayInTokyo)
    expect([await keysOf(paris), await keysOf(tokyo)]).toEqual([
      ['nightly:2026-11-26'],
      ['nightly:2026-11-27'],
    ])
  })

  it('makes up in the morning for a night in which no worker ran, once', async () => {
    const person = await newPerson('Europe/Paris')
    const morning = new Date('2026-11-27T08:00:00Z')
    expect(await round('nightly')(morning)).toBe(1)
    expect(await round('nightly')(hoursAfter(morning, 0.5))).toBe(0)
    expect(await keysOf(person)).toEqual(['nightly:2026-11-27'])
  })

  it('makes up for nothing from before a person came', async () => {
    const person = await newPerson('Europe/Paris')
    const createdAt = new Date('2026-11-27T08:00:00Z')
    await connection.collection('user_info').updateOne({ _id: person as never }, { $set: { createdAt } })
    expect(await round('nightly')(hoursAfter(createdAt, 1))).toBe(0)
    expect(await round('weekly')(hoursAfter(createdAt, 1))).toBe(0)
    expect(await round('nightly')(hoursAfter(friday, 24))).toBe(1)
    expect(await round('weekly')(sunday)).toBe(1)
  })

  it('tries a failed backup again, at growing intervals and not for ever', async () => {
    const person = await newPerson('Europe/Paris')
    await round('nightly')(friday)
    const fail = (finishedAt: Date) =>
      connection
        .collection('backups')
        .updateMany({ state: 'queued' }, { $set: { state: 'failed', finishedAt } })
    const added: number[] = []
    for (let hours = 0; hours < 21; hours += 0.5) {
      await fail(hoursAfter(friday, hours))
      const workers = [1, 2].map(() => round('nightly')(hoursAfter(friday, hours + 0.5)))
      if ((await Promise.all(workers)).some((count) => count > 0)) added.push(hours + 0.5)
    }
    expect(added).toEqual([1, 2.5, 5.5, 11.5])
    const keys = await keysOf(person)
    expect(keys).toEqual(['', ':2', ':3', ':4', ':5'].map((attempt) => `nightly:2026-11-27${attempt}`))
    // Only the latest attempt is listed, so that a fault of weeks leaves room for the backups from before it.
    const listed = await createBackupLists(connection).ofOwner(person, 10)
    expect(listed.map(({ requestKey }) => requestKey)).toEqual(keys.slice(-1))
    // One that works is the last.
    await connection.collection('backups').updateOne({ requestKey: keys.at(-1) }, { $set: { state: 'done' } })
    expect(await round('nightly')(hoursAfter(friday, 21.5))).toBe(0)
  })

  it('makes no second backup of a night whose backup its owner stopped or deleted', async () => {
    const person = await newPerson('Europe/Paris')
    const [backups, lists] = [createBackupRepository(connection), createBackupLists(connection)]
    await round('nightly')(friday)
    const id = String((await backupsOf(person))[0]?._id)
    await backups.stop(id, person)
    const sweep = createBackupSweep({ backups, lists, archives: { delete: async () => {} } }, 0)
    await sweep()
    expect(await round('nightly')(hoursAfter(friday, 1))).toBe(0)
    expect(await lists.listDeleted(backups.now(), 50)).toEqual([])
    // Its document goes when nothing asks for its night any more.
    const createdAt = new Date(Date.now() - 9 * 86_400_000)
    await connection.collection('backups').updateMany({}, { $set: { createdAt } })
    await sweep()
    expect(await backupsOf(person)).toEqual([])
  })

  it('reaches schools by any name of their time zone', async () => {
    const people = [
      await newPerson('Europe/Kyiv'),
      await newPerson('Europe/Kiev'),
      await newPerson('Asia/Kolkata'),
    ]
    await round('nightly')(new Date('2026-11-27T00:30:00Z'))
    const nightly = ['nightly:2026-11-27']
    expect(await Promise.all(people.map(keysOf))).toEqual([nightly, nightly, nightly])
    await round('nightly')(new Date('2026-11-27T20:30:00Z'))
    expect(await keysOf(people[2] ?? '')).toEqual([...nightly, 'nightly:2026-11-28'])
  })

  it('asks for people by the hundreds, and for the age of none who had their turn', async () => {
    for (const zone of ['Europe/Paris', 'Asia/Tokyo', 'Europe/Paris', null]) await newPerson(zone)
    const members = Array.from({ length: 250 }, () => ({ userId: newId(), role: 'teacher' }))
    const large = await connection.collection('schools').insertOne({ members, timeZone: 'Europe/Paris' })
    const people = createPeopleByZone(connection)
    const batches: [string, number][] = []
    for await (const { timeZone, userIds } of people.inZones(['Asia/Tokyo', 'Europe/Paris']))
      batches.push([timeZone, userIds.length])
    expect(batches.sort()).toEqual([
      ['Asia/Tokyo', 1],
      ['Europe/Paris', 200],
      ['Europe/Paris', 52],
    ])
    await connection.collection('schools').deleteOne({ _id: large.insertedId })
    const cameAt = vi.spyOn(people, 'cameAt')
    const evening = hoursAfter(friday, 10)
    expect(await round('nightly', people)(evening)).toBe(4)
    const asked = cameAt.mock.calls.length
    expect(await round('nightly', people)(hoursAfter(evening, 0.5))).toBe(0)
    expect(cameAt.mock.calls.length).toBe(asked)
  })

  it('reaches people without a school by UTC', async () => {
    const person = await newPerson(null)
    await round('nightly')(friday)
    expect(await keysOf(person)).toEqual([])
    await round('nightly')(new Date('2026-11-27T02:00:00Z'))
    expect(await keysOf(person)).toEqual(['nightly:2026-11-27'])
  })

  it('spreads the jobs of a round', async () => {
    for (let index = 0; index < 3; index += 1) await newPerson('Europe/Paris')
    await round('nightly')(friday)
    expect(jobs.map(({ delayMs }) => delayMs)).toEqual([0, 2000, 4000])
  })

  it('leaves out who turned it off, who owns nothing, and whose plan has no backups', async () => {
    const [off, empty] = [await newPerson('Europe/Paris'), await newPerson('Europe/Paris', false)]
    await createBackupScheduleRepository(connection).set(off, { nightly: false, weekly: true })
    await round('nightly')(friday)
    expect([await keysOf(off), await keysOf(empty)]).toEqual([[], []])
    const person = await newPerson('Europe/Paris')
    await connection.collection('plans').updateOne({ _id: 'free' as never }, { $set: { features: [] } })
    await round('nightly')(friday)
    expect(await keysOf(person)).toEqual([])
  })
})

it('a weekly round makes a backup with media for each Sunday, kept for a year', async () => {
  const person = await newPerson('Europe/Paris')
  await round('weekly')(hoursAfter(sunday, -0.5))
  expect(await backupsOf(person)).toEqual([])
  await Promise.all([round('weekly')(sunday), round('weekly')(sunday)])
  const [backup, ...more] = await backupsOf(person)
  expect(more).toEqual([])
  expect(backup).toMatchObject({
    ...{ kind: 'weekly', withMedia: true, requestKey: 'weekly:2026-11-29' },
    keptUntil: new Date(sunday.getTime() + 365 * 86_400_000),
  })
  // A Sunday that no worker saw is made up for during the week.
  expect(await round('weekly')(hoursAfter(sunday, 60))).toBe(0)
  expect(await round('weekly')(hoursAfter(sunday, 7 * 24 + 60))).toBe(1)
  expect(await keysOf(person)).toEqual(['weekly:2026-11-29', 'weekly:2026-12-06'])
})
