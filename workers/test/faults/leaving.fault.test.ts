import { createAccountDeletionRepository, type Connection } from '@classeur/database'
import { until } from '@classeur/local/testing'
import { randomBytes, randomInt } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { documentsWith, endPause, makeDue, redisKeysWith, storedFiles } from '../leaving/kit/leaving-kit.ts'
import { faultRow, itInFull, repetitions } from './kit/fault-table.ts'
import { startHarness, type Address, type Child, type Harness, type Person } from './kit/harness.ts'

let harness: Harness
let api: Address
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())
beforeEach(async () => {
  api = await harness.startApi()
})
afterEach(async ({ task }) => harness.endTest(task))

/** A round of a deletion makes at least this many writes, and a purge of a class. */
const writesOfRound = 40
const writesOfPurge = 25

interface Leaver extends Person {
  /** A text that occurs nowhere else. */
  secret: string
  /** Parts of the person's data, by their ids. */
  ids: string[]
}

const send = async (person: Person, method: string, path: string, body?: object) => {
  const answer = await harness.send(api, person, method, path, body)
  expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return answer.body as { id: string; classId: string }
}

/** A person with classes, marks, a lesson plan, a backup, and a place in the class of a colleague. */
async function newLeaver(): Promise<Leaver> {
  const person = await harness.newPerson()
  const colleague = await harness.newPerson()
  const secret = `Zq${randomBytes(6).toString('hex')}`
  const worker = await harness.startWorker()
  const { id: classId } = await send(person, 'POST', '/classes', { name: secret })
  await send(person, 'POST', `/classes/${classId}/students`, {
    students: [{ firstName: secret, lastName: 'A' }],
  })
  await send(person, 'POST', `/classes/${classId}/phrases`, { group: 'effort', text: secret })
  await send(person, 'POST', '/classes/sample', {})
  const plan = await harness.acceptedPlan(api, person)
  await send(person, 'POST', '/backups', { withMedia: true, requestKey: secret.padEnd(20, '0') })
  await harness.over(plan)
  const { connection } = harness
  await until('the backup is made', () =>
    connection.collection('backups').findOne({ ownerId: person.id, verification: 'verified' }),
  )
  const { id: sharedId } = await send(colleague, 'POST', '/classes', { name: 'Shared' })
  const member = { userId: person.id, role: 'editor', joinedAt: new Date() }
  await connection
    .collection('classes')
    .updateOne({ _id: new connection.base.Types.ObjectId(sharedId) }, { $push: { members: member } as never })
  await send(person, 'PATCH', `/classes/${sharedId}`, { name: 'Shared with me' }).catch(() => undefined)
  await worker.kill('SIGTERM')
  const exams = await connection.collection('exams').find({}).toArray()
  return { ...person, secret, ids: [classId, plan, ...exams.map(({ _id }) => String(_id))] }
}

/** Starts a worker that dies at one of its writes; resolves when it is dead, or has got further than that. */
async function startDoomed(
  environment: Record<string, string>,
  isOver: () => Promise<unknown>,
): Promise<boolean> {
  const doomed = await harness.startWorker(environment, 'die-at-nth-write')
  await until('the worker is dead or done', async () => !doomed.isRunning() || (await isOver()))
  const died = !doomed.isRunning()
  if (!died) await doomed.kill('SIGKILL')
  return died
}

const leftOf = async (connection: Connection, texts: readonly string[]) =>
  (await Promise.all(texts.map((text) => documentsWith(connection, text)))).flat()

// In `npm test`, leaving/interrupted.test.ts ends the deletion before or after some of its steps.
itInFull(
  'a worker that is killed anywhere in a deletion leaves the rest to the next one, which completes it',
  async () => {
    const row = faultRow({
      id: 'R1',
      fault: 'the worker is killed (kill -9) at a random write of both rounds of a deletion',
      promised: 'the next worker completes the deletion: no document, key or file is left',
      repetitions: repetitions(20),
    })
    const { connection } = harness
    const deletions = connection.collection('account_deletions')
    let killed = 0
    for (let repetition = 0; repetition < row.repetitions; repetition += 1) {
      const person = await newLeaver()
      const texts = [person.id, person.secret, person.sessionId]
      for (const text of [person.id, person.secret]) {
        expect((await leftOf(connection, [text])).length).toBeGreaterThan(1)
      }
      const requested = await createAccountDeletionRepository(connection).request({
        ...{ userId: person.id, email: `${person.secret}@school.example`, issuer: 'https://test' },
        ...{ subject: `subject-${person.secret}`, language: 'en', stoppedRenewal: false },
      })
      expect(requested).not.toBeNull()
      const key = await makeDue(connection, person.id)

      const at = () => String(randomInt(1, writesOfRound))
      const counted = { COUNT_FROM_IN: 'account_deletions', COUNT_FROM_TEXT: '"state":"running"' }
      const inSecondRound = () => deletions.findOne({ key, round: 2 })
      const isDone = async () => (await deletions.findOne({ key })) === null
      const [first, second] = [at(), at()]
      if (await startDoomed({ DIE_AT: first, ...counted }, inSecondRound)) killed += 1
      let next: Child = await harness.startWorker()
      await until(`the first round has ended, killed at write ${first}`, inSecondRound, 120_000)
      await next.kill('SIGKILL')
      await endPause(connection, key)
      if (await startDoomed({ DIE_AT: second, ...counted }, isDone)) killed += 1
      next = await harness.startWorker()
      await until(`the account is deleted, killed at writes ${first} and ${second}`, isDone, 120_000)
      await next.kill('SIGTERM')

      expect(await leftOf(connection, texts), `killed at writes ${first} and ${second}`).toEqual([])
      for (const text of texts) expect(await redisKeysWith(harness.redisClient, text)).toEqual([])
      const files = [...(await storedFiles(harness.mediaDir)).keys()]
      expect(files.filter((path) => path.includes('/backups/'))).toEqual([])
      expect(await deletions.findOne({ key: `done:${key}`, state: 'done' })).not.toBeNull()
    }
    expect(killed).toBeGreaterThan(0)
    row.measured = `${String(killed)} of ${String(2 * row.repetitions)} rounds were cut off; all complete`
  },
)

itInFull(
  'a worker that is killed anywhere in a purge leaves the rest to the next one, which completes it',
  async () => {
    const row = faultRow({
      id: 'R1',
      fault:
        'the worker is killed (kill -9) at a random write of a purge of classes, exams, students and lesson plans',
      promised: 'the next worker completes the purge: no document names what was purged',
      repetitions: repetitions(20),
    })
    const { connection } = harness
    let killed = 0
    for (let repetition = 0; repetition < row.repetitions; repetition += 1) {
      const person = await newLeaver()
      const forGood = new Date(0)
      const owned = await connection.collection('classes').find({ ownerId: person.id }).toArray()
      const classIds = owned.map(({ _id }) => String(_id))
      const [sample = ''] = classIds.filter((id) => !person.ids.includes(id))
      const roster = await connection.collection('rosters').findOne({ _id: sample as never })
      const [student] = (roster?.['students'] ?? []) as { id: string }[]
      const studentId = student?.id ?? ''
      await connection
        .collection('classes')
        .updateOne(
          { _id: new connection.base.Types.ObjectId(person.ids[0] ?? '') },
          { $set: { deletedAt: forGood } },
        )
      await connection
        .collection('rosters')
        .updateOne(
          { _id: sample as never, 'students.id': studentId },
          { $set: { 'students.$.deletedAt': forGood } },
        )
      await connection.collection('exams').updateMany({ classId: sample }, { $set: { deletedAt: forGood } })
      await connection
        .collection('lesson_plans')
        .updateMany({ ownerId: person.id }, { $set: { deletedAt: forGood } })
      const [classId = '', planId = '', ...examIds] = person.ids
      const purged = [classId, studentId, ...examIds]
      const left = async () =>
        [
          ...(await leftOf(connection, purged)),
          ...(await leftOf(connection, [planId])).filter(({ name }) => name === 'lesson_plans'),
        ].filter(({ name }) => name !== 'backups')
      expect((await left()).length).toBeGreaterThan(purged.length)

      const at = String(randomInt(1, writesOfPurge))
      const isPurged = async () => (await left()).length === 0
      const counted = { COUNT_FROM_IN: 'mark_rows', COUNT_FROM_TEXT: 'classId' }
      if (await startDoomed({ DIE_AT: at, ...counted }, isPurged)) killed += 1
      const next = await harness.startWorker()
      await until(`everything is purged, killed at write ${at}`, isPurged, 120_000)
      await next.kill('SIGTERM')
    }
    expect(killed).toBeGreaterThan(0)
    row.measured = `${String(killed)} of ${String(row.repetitions)} purges were cut off; all complete`
  },
)
