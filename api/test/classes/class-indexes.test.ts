import { createRosterRepository, createSearchEntryRepository } from '@classeur/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { monitored, openTestServers, type TestServers } from '../kit/test-servers.ts'

interface Command {
  collection: string
  filter: Record<string, unknown>
}

let servers: TestServers
let test: TestApp
let teacher: SignedIn
const sent: Command[] = []
/** The number of documents in each response of the database about classes. */
const rowCounts: number[] = []

/** The database client emits an event for each command it sends. */
beforeAll(async () => {
  servers = await openTestServers({ mongo: monitored })
  test = await createTestApp({ servers })
  teacher = await test.newTeacher()
  servers.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    const spec = command as Record<string, unknown>
    const pipeline = (spec.pipeline ?? []) as { $match?: Record<string, unknown> }[]
    const filter = spec.filter ?? spec.query ?? pipeline[0]?.$match
    const collection = spec[commandName]
    if (typeof collection === 'string' && filter) {
      sent.push({ collection, filter: filter as Record<string, unknown> })
    }
  })
  servers.connection.getClient().on('commandSucceeded', ({ reply }) => {
    const { cursor } = reply as { cursor?: { ns: string; firstBatch?: unknown[]; nextBatch?: unknown[] } }
    if (cursor?.ns.endsWith('.classes')) rowCounts.push((cursor.firstBatch ?? cursor.nextBatch ?? []).length)
  })
})
afterAll(async () => {
  await test.close()
  await servers.stop()
})

const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload: object = {}) => {
  const answer = await test.app.inject({
    method,
    url: `/api${path}`,
    headers: teacher.headers,
    ...(method !== 'GET' && { payload }),
  })
  expect(answer.statusCode, `${method} ${path}: ${answer.body}`).toBeLessThan(300)
  return answer
}

/** The fields that every matching document must satisfy: those of the filter and of each part of its `$and`. */
const fieldsOf = (filter: Record<string, unknown>): string[] =>
  Object.entries(filter).flatMap(([key, condition]) =>
    key === '$and'
      ? (condition as Record<string, unknown>[]).flatMap(fieldsOf)
      : key.startsWith('$')
        ? []
        : [key],
  )

/** Whether an index can narrow down this condition: not for `$ne`, and for patterns only with a fixed beginning. */
const isNarrow = (filter: Record<string, unknown>, field: string): boolean => {
  const conditions = [filter, ...((filter.$and ?? []) as Record<string, unknown>[])].map(
    (part) => part[field],
  )
  return conditions.some((condition) => {
    if (condition === undefined) return false
    const text = JSON.stringify(condition)
    return !text.includes('"$ne"') && (!text.includes('"$regex"') || text.includes('"$regex":"^'))
  })
}

/**
 * Returns the commands with no condition on the first field of an index. For these the server would read the
 * whole collection.
 */
async function scans(commands: Command[]): Promise<Command[]> {
  const found: Command[] = []
  for (const command of commands) {
    const indexes = await servers.connection.collection(command.collection).indexes()
    const leading = indexes.map(({ key }) => Object.keys(key as object)[0] ?? '')
    const narrow = fieldsOf(command.filter).filter((field) => isNarrow(command.filter, field))
    if (!narrow.some((field) => leading.includes(field))) found.push(command)
  }
  return found
}

it('the class list, a class, its log, search and changes of a class never scan a whole collection', async () => {
  sent.length = 0
  const { id } = (await call('POST', '/classes', { name: '6e A' })).json<{ id: string }>()
  const rosters = createRosterRepository(servers.connection)
  const student = { id: 'e'.repeat(24), number: 1, firstName: 'Ada', lastName: 'Lovelace', externalId: '' }
  const rest = { note: '', hasNeeds: false, groupIds: [], joinedOn: null, leftOn: null, deletedAt: null }
  const roster = await rosters.get(id)
  await rosters.replace({ ...roster, lastNumber: 1, students: [{ ...student, ...rest }] })
  await createSearchEntryRepository(servers.connection).sync(id)
  for (const state of ['active', 'archived', 'deleted']) await call('GET', `/classes?state=${state}`)
  const { classes } = (await call('GET', '/classes?q=6e&limit=1')).json<{ classes: unknown[] }>()
  expect(classes).toHaveLength(1)
  const { students } = (await call('GET', '/search?q=ada%20love')).json<{ students: unknown[] }>()
  expect(students).toHaveLength(1)
  await call('GET', `/classes/${id}`)
  await call('GET', `/classes/${id}/activity`)
  await call('PATCH', `/classes/${id}`, { name: '6e B' })
  await call('POST', `/classes/${id}/duplicate`, { name: 'Copy', withStudents: true })
  await call('POST', `/classes/${id}/archive`)
  await call('POST', `/classes/${id}/unarchive`)
  await call('DELETE', `/classes/${id}`)
  await call('POST', `/classes/${id}/restore`)
  const asked = new Set(sent.map(({ collection }) => collection))
  for (const name of ['classes', 'search_entries', 'rosters', 'exams', 'class_activities', 'schools']) {
    expect([name, asked.has(name)]).toEqual([name, true])
  }
  expect(await scans(sent)).toEqual([])
})

it('a page of classes is read without the classes on other pages', async () => {
  while (true) {
    const page = (await call('GET', '/classes?limit=1')).json<{ used: number; limit: number }>()
    if (page.used === page.limit) break
    await call('POST', '/classes', { name: 'One more' })
  }
  rowCounts.length = 0
  const { classes, used } = (await call('GET', '/classes?limit=1')).json<{ classes: []; used: number }>()
  expect([classes.length, used]).toEqual([1, 3])
  // The page with one extra class, which shows whether there is a next page; the slots in use; no class is
  // beyond the plan.
  expect(rowCounts.sort()).toEqual([0, 1, 2])
})

it('the scan check detects filters without a usable index', async () => {
  const of = (filter: Record<string, unknown>) => scans([{ collection: 'classes', filter }])
  for (const filter of [{}, { name: 'x' }, { deletedAt: { $ne: null } }, { slotKey: { $regex: 'x' } }]) {
    expect(await of(filter)).toHaveLength(1)
  }
  for (const filter of [
    { 'members.userId': 'x' },
    { slotKey: { $regex: '^x' } },
    { $and: [{ schoolId: 'x' }] },
  ]) {
    expect(await of(filter)).toEqual([])
  }
})
