import {
  archiveMarkChanges,
  createAccountDeletionRepository,
  createUserRepository,
  issuerNames,
} from '@classeur/database'
import { until } from '@classeur/local/testing'
import { createGenerationQueues } from '@classeur/queue'
import { pino } from 'pino'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDeep } from '../../../.config/deep-tests.ts'
import { createTestApp, type SignedIn, type TestApp } from '../../../api/test/kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf, type ExamKit } from '../../../api/test/kit/exam-kit.ts'
import { createErasePerson } from '../../src/leaving/erase-person.ts'
import { createLeaving, type LeavingOptions } from '../../src/leaving/create-leaving.ts'
import {
  authorsOf,
  documentsWith,
  makeDue,
  signInBuiltIn,
  startRealWorkers,
  storeRestore,
} from './kit/leaving-kit.ts'

let test: TestApp
let kit: ExamKit
let queues: ReturnType<typeof createGenerationQueues>
beforeAll(async () => {
  test = await createTestApp({ environment: { DEV_MAILBOX: 'true' } })
  kit = createExamKit(test)
  queues = createGenerationQueues(test.servers.redisUrl, () => undefined)
})
afterAll(async () => {
  await queues?.close()
  await test?.close()
})

const ended: string[] = []
/** A new process: it knows only what is stored. */
const newProcess = (options: Partial<LeavingOptions> = {}) =>
  createLeaving({
    ...{
      connection: test.servers.connection,
      redisUrl: test.servers.redisUrl,
      queues,
      storage: test.storage,
    },
    ...{ payments: null, log: pino({ level: 'silent' }), pauseMs: 0 },
    announceEnded: async (ids) => void ended.push(...ids),
    ...options,
  })

type Leaver = SignedIn & { subject: string; email: string; secret: string; sharedExamId: string }

/** A person with a class, an exam and marks; each has a name that nobody else has. */
async function newPerson(): Promise<Leaver> {
  const secret = `Zq${randomBytes(6).toString('hex')}`
  const email = `${secret.toLowerCase()}@school.example`
  const person = await signInBuiltIn(test, email)
  await kit.call(person, 'PUT', `/user_info/${person.userId}`, {
    ...{ displayName: secret, role: 'teacher', subjects: [], language: 'en' },
  })
  const classId = await kit.newClass(person, secret)
  const [student = ''] = await kit.addStudents(classId, [{ name: secret }])
  const exam = await kit.newExam(person, classId, structureOf(leavesOf([20])), { title: secret })
  await kit.enter(person, exam, { [student]: [12] })
  const sharedExamId = await leaveTracesElsewhere(person, secret)
  return { ...person, email, secret, sharedExamId }
}

/** Archived marks and a restore in a colleague's class, a restore of the person, and a seat that they pay for. */
async function leaveTracesElsewhere(person: SignedIn, secret: string): Promise<string> {
  const { connection } = test.servers
  const colleague = await kit.newTeacher()
  const classId = await kit.newClass(colleague, 'Shared')
  await kit.join(classId, person, 'editor')
  const [student = ''] = await kit.addStudents(classId, [{ name: 'Nadia' }])
  const exam = await kit.newExam(colleague, classId, structureOf(leavesOf([20])))
  await kit.enter(person, exam, { [student]: [13] })
  await archiveMarkChanges(connection, new Date(Date.now() + 60_000), 1000)
  expect(await authorsOf(connection, exam.id)).toEqual(new Set([person.userId]))
  const traces = { classId, examId: exam.id, authorId: person.userId, name: secret }
  await storeRestore(connection, colleague.userId, { ...traces, text: 'x' })
  await storeRestore(connection, person.userId, { ...traces, text: secret })
  const schoolId = randomBytes(12).toString('hex')
  await connection.collection('current_subscriptions').insertOne({
    _id: randomBytes(12).toString('hex') as never,
    ...{ seatOf: schoolId, payerId: person.userId, seat: 1, planId: 'school', interval: 'monthly' },
  })
  await connection.collection('provider_subscriptions').insertOne({
    _id: `sub_${schoolId}` as never,
    ...{ turn: 1, storedTurn: 1, userId: person.userId, schoolId, status: 'ended' },
  })
  return exam.id
}

async function request(person: Leaver) {
  const answer = await kit.call(person, 'POST', '/account/deletion', { email: person.email.toUpperCase() })
  expect(answer.statusCode, answer.body).toBe(201)
}

const left = async (person: Leaver) => {
  const texts = [person.secret, person.email, person.userId, person.subject]
  const found = await Promise.all(texts.map((text) => documentsWith(test.servers.connection, text)))
  return found.flat().map(({ name, json }) => `${name}: ${json}`)
}

/** In their order; a test compares the list with the real one. */
const steps = [
  ...[
    'sign-in',
    'subscriptions',
    'generations',
    'pictures',
    'publications',
    'restores',
    'classes',
    'writings',
    'colleagues',
    'invitations',
  ],
  ...['school', 'backups', 'payments', 'profile', 'redis'],
]

it('the list of steps is complete', () => {
  expect(newProcess().steps.map(({ name }) => name)).toEqual(steps)
})

const deaths = steps.flatMap((step) => ['before', 'after'].map((when) => ({ step, when })))
/** `npm test` kills a process before or after some steps; `npm run test:deep` does both for each step. */
const tried = isDeep ? deaths : deaths.filter((_death, index) => index % 16 === 0 || index % 16 === 11)
/** `npm test` tries every third step in the second round, and the others in the first. */
const roundsOf = (step: string) => (isDeep ? [1, 2] : [steps.indexOf(step) % 3 === 0 ? 2 : 1])

describe.each(tried)('a process that dies $when the step $step', ({ step, when }) => {
  it.each(roundsOf(step))(
    'in round %i leaves the rest to the next start, which completes it',
    async (round) => {
      const person = await newPerson()
      await request(person)
      const key = await makeDue(test.servers.connection, person.userId)
      const first = newProcess()
      if (round === 2) await first.erasePerson(key)
      const dies = new Error('killed')
      const dying =
        when === 'before'
          ? newProcess({
              onStep: async (_person, name) => {
                if (name === step) throw dies
              },
            }).erasePerson
          : dyingAfter(step, dies, person.secret)
      await expect(dying(key)).rejects.toBe(dies)

      const next = newProcess()
      for (let start = 0; start < 2; start += 1) await next.erasePerson(key)
      expect(await left(person)).toEqual([])
      const authors = await authorsOf(test.servers.connection, person.sharedExamId)
      expect(authors.size).toBe(1)
      expect(authors).not.toContain(person.userId)
      expect(await next.deletions.isErased(person.userId)).toBe(true)
    },
  )
})

/** The step's work is done, but the process dies before it can store that. */
function dyingAfter(step: string, dies: Error, displayName: string) {
  const { connection } = test.servers
  const leaving = newProcess()
  return createErasePerson({
    steps: leaving.steps,
    log: pino({ level: 'silent' }),
    nameOf: async () => displayName,
    pauseMs: 0,
    deletions: {
      ...createAccountDeletionRepository(connection),
      markStep: async (userId, name) => {
        if (name === step) throw dies
        await leaving.deletions.markStep(userId, name)
      },
    },
  })
}

it('a deletion that is withdrawn on the last day keeps everything', async () => {
  const person = await newPerson()
  await request(person)
  const dueTomorrow = new Date(Date.now() + 24 * 3_600_000)
  const { connection } = test.servers
  await connection
    .collection('account_deletions')
    .updateOne({ _id: person.userId as never }, { $set: { dueAt: dueTomorrow } })
  const { deletions, erasePerson } = newProcess()
  const stored = await deletions.find(person.userId)
  expect(await deletions.listDue(new Date(), 100)).not.toContain(stored?.key)
  await erasePerson(stored?.key ?? '')
  expect((await kit.call(person, 'DELETE', '/account/deletion')).statusCode).toBe(200)
  await erasePerson(stored?.key ?? '', new Date(Date.now() + 30 * 24 * 3_600_000))
  expect((await kit.call(person, 'GET', '/classes')).json<{ classes: unknown[] }>().classes).toHaveLength(2)
  expect(await deletions.find(person.userId)).toBeNull()
  const kinds = (await kit.call(person, 'GET', '/account/activity')).json<{
    activities: { kind: string }[]
  }>()
  expect(kinds.activities.map(({ kind }) => kind)).toEqual(['deletion-withdrawn', 'deletion-requested'])
})

it('a deletion that has begun can’t be withdrawn', async () => {
  const person = await newPerson()
  await request(person)
  const key = await makeDue(test.servers.connection, person.userId)
  await createAccountDeletionRepository(test.servers.connection).begin(key, new Date())
  const answer = await kit.call(person, 'DELETE', '/account/deletion')
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'account/deletion-running' })
})

it('a sign-in that was under way leaves no person behind', async () => {
  const person = await newPerson()
  await request(person)
  const key = await makeDue(test.servers.connection, person.userId)
  const { erasePerson } = newProcess()
  await erasePerson(key)
  const { issuer } = issuerNames('', true)
  const { id } = await createUserRepository(test.servers.connection).upsertFromIdentity({
    ...{ issuer, subject: person.subject, email: person.email, emailVerified: true },
  })
  expect(id).not.toBe(person.userId)
  await erasePerson(key)
  expect(await left(person)).toEqual([])
})

it('a deletion ends the sessions of the account on every replica', async () => {
  const person = await newPerson()
  await request(person)
  await newProcess().erasePerson(await makeDue(test.servers.connection, person.userId))
  expect(ended).toContain(person.sessionId)
})

it('a deletion reminds the person once, two days before the end', async () => {
  const person = await newPerson()
  await request(person)
  const { connection } = test.servers
  const tomorrow = new Date(Date.now() + 24 * 3_600_000)
  await connection
    .collection('account_deletions')
    .updateOne({ _id: person.userId as never }, { $set: { dueAt: tomorrow } })
  const workers = await startRealWorkers(test, [])
  const mails = () =>
    connection.collection('dev_mailbox').countDocuments({ to: person.email, subject: /will be deleted soon/ })
  await until('the reminder has arrived', async () => (await mails()) > 0)
  const { deletions } = newProcess()
  expect(await deletions.listUnreminded(new Date(Date.now() + 3 * 24 * 3_600_000), 100)).toEqual([])
  expect(await mails()).toBe(1)
  expect((await kit.call(person, 'DELETE', '/account/deletion')).statusCode).toBe(200)
  await workers.stop()
})
