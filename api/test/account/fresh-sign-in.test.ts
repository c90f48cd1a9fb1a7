import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, type ExamKit } from '../kit/exam-kit.ts'
import { documentsOf, memoryArchive } from '../kit/memory-archive.ts'
import { createRestoreKit } from '../kit/restore-kit.ts'

let test: TestApp
let kit: ExamKit
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
})
afterAll(() => test?.close())

/** Each person here has one session. */
const signedInAt = (person: SignedIn, authenticatedAt: Date | null) =>
  test.servers.connection
    .collection('sessions')
    .updateOne({ userId: person.userId }, { $set: { authenticatedAt } })
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** A request that needs a new sign-in, and a read of what it would change. */
interface Guarded {
  person: SignedIn
  send: () => ReturnType<ExamKit['call']>
  read: () => Promise<unknown>
}

const readOf = (person: SignedIn, path: string) => async () => (await kit.call(person, 'GET', path)).json()

async function deletion(): Promise<Guarded> {
  const email = `${randomUUID()}@school.example`
  const person = await test.newTeacher({ email })
  const send = () => kit.call(person, 'POST', '/account/deletion', { email })
  return { person, send, read: readOf(person, '/account/deletion') }
}

async function exportOfAll(): Promise<Guarded> {
  const person = await kit.newTeacher()
  const requestKey = randomUUID()
  const send = () => kit.call(person, 'POST', '/account/export', { requestKey })
  return { person, send, read: readOf(person, '/backups') }
}

async function download(): Promise<Guarded> {
  const person = await kit.newTeacher()
  const requestKey = randomUUID()
  const { id } = (await kit.call(person, 'POST', '/backups', { withMedia: false, requestKey })).json<{
    id: string
  }>()
  const done = { state: 'done', storageKey: 'backups/a', sha256: 'a'.repeat(64), sizeBytes: 1 }
  await test.servers.connection
    .collection('backups')
    .updateOne({ ownerId: person.userId }, { $set: { ...done, finishedAt: new Date() } })
  const send = () => kit.call(person, 'POST', `/backups/${id}/download-link`, {})
  return { person, send, read: readOf(person, '/backups') }
}

async function restore(): Promise<Guarded> {
  const person = await kit.newTeacher()
  const classId = await kit.newClass(person)
  const { connection } = test.servers
  const archive = memoryArchive(await documentsOf(connection, person.userId), { ownerId: person.userId })
  const path = `/restores/${String((await createRestoreKit(connection).checked(archive, person.userId))._id)}`
  const chosen = { method: 'replace', classIds: [classId], decisions: {} }
  return {
    person,
    send: () => kit.call(person, 'POST', `${path}/start`, chosen),
    read: readOf(person, path),
  }
}

/** A class of one person, and a colleague in it. */
async function sharedClass() {
  const owner = await kit.newTeacher()
  const classId = await kit.newClass(owner)
  const colleague = await kit.join(classId, await kit.newTeacher(), 'editor')
  const offer = () => kit.call(owner, 'PUT', `/classes/${classId}/transfer`, { userId: colleague.userId })
  return { owner, colleague, offer, path: `/classes/${classId}` }
}

async function offer(): Promise<Guarded> {
  const shared = await sharedClass()
  return { person: shared.owner, send: shared.offer, read: readOf(shared.colleague, '/transfers') }
}

async function acceptance(): Promise<Guarded> {
  const { colleague: person, path, ...shared } = await sharedClass()
  await shared.offer()
  return {
    person,
    send: () => kit.call(person, 'POST', `${path}/transfer/accept`),
    read: readOf(person, `${path}/members`),
  }
}

describe.each([
  ['the deletion of an account', deletion],
  ['an export of all data', exportOfAll],
  ['the download of a backup', download],
  ['a restore', restore],
  ['the offer of a class', offer],
  ['taking over a class', acceptance],
])('%s', (_action, prepare) => {
  it.each([
    ['11 minutes ago', ago(11)],
    ['at an unknown time', null],
  ])('is refused to somebody who signed in %s, and nothing changes', async (_when, at) => {
    const { person, send, read } = await prepare()
    const log = readOf(person, '/account/activity')
    const before = [await read(), await log()]
    await signedInAt(person, at)
    const refused = await send()
    expect(refused.statusCode, refused.body).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'auth/sign-in-too-old' })
    expect([await read(), await log()]).toEqual(before)

    await signedInAt(person, ago(9))
    const answer = await send()
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    expect([await read(), await log()]).not.toEqual(before)
  })
})

it('keeping the account and taking back an offer need no other proof than the session', async () => {
  const leaving = await deletion()
  await leaving.send()
  await signedInAt(leaving.person, null)
  expect((await kit.call(leaving.person, 'DELETE', '/account/deletion')).statusCode).toBe(200)

  const shared = await sharedClass()
  await shared.offer()
  await signedInAt(shared.owner, null)
  expect((await kit.call(shared.owner, 'DELETE', `${shared.path}/transfer`)).statusCode).toBe(204)
})
