import type { MarkingList } from '@classeur/contracts'
import { eventually } from '@classeur/local/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf, type ExamKit } from '../kit/exam-kit.ts'
import { monitored, openTestServers, type TestServers } from '../kit/test-servers.ts'

interface Read {
  collection: string
  fields: string[]
}

let servers: TestServers
let test: TestApp
let kit: ExamKit
const reads: Read[] = []

/** The database client emits an event for each command it sends. */
beforeAll(async () => {
  servers = await openTestServers({ mongo: monitored })
  test = await createTestApp({ servers })
  kit = createExamKit(test)
  servers.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    const { find, filter } = command as { find?: string; filter?: object }
    if (commandName === 'find' && find !== undefined) {
      reads.push({ collection: find, fields: Object.keys(filter ?? {}) })
    }
  })
})
afterAll(async () => {
  await test.close()
  await servers.stop()
})

/** Returns the database reads of a request, once no summary is being counted in the background. */
async function readsOf(person: SignedIn, path: string): Promise<Read[]> {
  await kit.call(person, 'GET', path)
  reads.length = 0
  const answer = await kit.call(person, 'GET', path)
  expect(answer.statusCode).toBe(200)
  return [...reads]
}

/** A class with an exam that is being marked. */
async function newMarking(owner: SignedIn): Promise<string> {
  const classId = await kit.newClass(owner)
  const [ada = ''] = await kit.addStudents(classId, [{ name: 'Ada' }])
  const exam = await kit.newExam(owner, classId, structureOf(leavesOf([4, 6])))
  await kit.enter(owner, exam, { [ada]: [3] })
  await eventually(async () => {
    const answer = await kit.call(owner, 'GET', `/classes/${classId}`)
    expect(answer.json<{ counts: unknown }>().counts).toMatchObject({ cellsToEnter: 1 })
  })
  return classId
}

/** The first field of every index of a collection. */
async function indexedFirst(collection: string): Promise<string[]> {
  const indexes = await servers.connection.collection(collection).indexes()
  return indexes.map(({ key }) => Object.keys(key as object)[0] ?? '')
}

it('the marking list needs as many reads for three classes as for one, each using an index', async () => {
  const [one, three] = [await kit.newTeacher(), await kit.newTeacher()]
  await newMarking(one)
  for (let index = 0; index < 3; index += 1) await newMarking(three)

  const few = await readsOf(one, '/marking')
  const many = await readsOf(three, '/marking')
  const list = (await kit.call(three, 'GET', '/marking')).json<MarkingList>()
  expect(list.sheets).toHaveLength(3)
  expect(many).toEqual(few)
  for (const { collection, fields } of many) {
    const first = await indexedFirst(collection)
    expect(
      first.some((field) => fields.includes(field)),
      `${collection}: ${fields.join()}`,
    ).toBe(true)
  }
})

it('classes that a person may only read do not displace others from the marking list', async () => {
  const [owner, colleague] = [await kit.newTeacher(), await kit.newTeacher()]
  const own = await newMarking(owner)
  const other = await newMarking(colleague)
  const { connection } = servers
  const classes = connection.collection('classes')
  const shared = await classes.findOne({ _id: new connection.base.Types.ObjectId(other) })
  const viewer = { userId: owner.userId, role: 'viewer', joinedAt: new Date(), lastActivityAt: null }
  await classes.insertMany(
    Array.from({ length: 8 }, (_, index) => ({
      ...shared,
      ...{ _id: new connection.base.Types.ObjectId(), slot: null, slotKey: `none:${other}:${index}` },
      members: [...(shared?.members as object[]), viewer],
      lastActivityAt: new Date(Date.now() + 60_000),
    })),
  )
  const list = (await kit.call(owner, 'GET', '/marking')).json<MarkingList>()
  expect(list.sheets.map(({ classId }) => classId)).toEqual([own])
})

it('listing exams reads no marks while nothing has changed, and needs as many reads for nine exams as for one', async () => {
  const owner = await kit.newTeacher()
  const classId = await newMarking(owner)
  const few = await readsOf(owner, `/classes/${classId}/exams`)
  for (let index = 0; index < 8; index += 1) {
    await kit.newExam(owner, classId, structureOf(leavesOf([4, 6])))
  }
  const many = await readsOf(owner, `/classes/${classId}/exams`)
  expect(many).toEqual(few)
  expect(many.map(({ collection }) => collection)).not.toContain('mark_rows')
  for (const { collection, fields } of many) {
    const first = await indexedFirst(collection)
    expect(
      first.some((field) => fields.includes(field)),
      `${collection}: ${fields.join()}`,
    ).toBe(true)
  }
})
