import { ActivityPage, ClassPage, OpenClasses, type ClassChangedEvent } from '@classeur/contracts'
import { io as connect, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, testPublicUrl, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, type ExamKit } from '../kit/exam-kit.ts'

let test: TestApp
let kit: ExamKit
let address: string
let owner: SignedIn
/** Five classes by age. The free plan, which the owner has again, allows three of them. */
let ids: string[]
const sockets: Socket[] = []

beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
  address = await test.listen()
})
afterAll(() => test.close())
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})

const subscriptions = () => test.servers.connection.collection('current_subscriptions')
const downgrade = () => subscriptions().deleteOne({ _id: owner.userId as never })
beforeEach(async () => {
  owner = await kit.newTeacher()
  await subscriptions().insertOne({
    ...{ _id: owner.userId as never, planId: 'pro', interval: 'monthly', renewsAt: null },
  })
  ids = []
  for (const name of ['A', 'B', 'C', 'D', 'E']) ids.push(await kit.newClass(owner, name))
  await downgrade()
})

const some = (...indexes: number[]) => indexes.map((index) => ids[index] ?? '')
const choose = (classIds: readonly string[], person = owner) =>
  kit.call(person, 'PUT', '/classes/open', { classIds })
const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code?: string }>().code
const openOnes = async () => {
  const page = ClassPage.parse((await kit.call(owner, 'GET', '/classes')).json())
  return page.classes.flatMap(({ id, readOnly }) => (readOnly === null ? [id] : [])).sort()
}
const rename = (id: string) => kit.call(owner, 'PATCH', `/classes/${id}`, { name: 'X' })

async function hear(person: SignedIn): Promise<ClassChangedEvent[]> {
  const socket = connect(address, {
    auth: { token: person.accessToken },
    transports: ['websocket'],
    extraHeaders: { origin: testPublicUrl },
    forceNew: true,
  })
  sockets.push(socket)
  const events: ClassChangedEvent[] = []
  socket.on('class:changed', (event: ClassChangedEvent) => events.push(event))
  await new Promise((resolve) => socket.once('connect', () => resolve(null)))
  return events
}

it('the chosen classes can be changed and the others only read', async () => {
  const answer = await choose(some(4, 1, 3))
  expect(answer.statusCode, answer.body).toBe(200)
  expect(OpenClasses.parse(answer.json()).classIds).toEqual(some(1, 3, 4))
  expect(await openOnes()).toEqual(some(1, 3, 4).sort())
  const [a = '', , , , e = ''] = ids
  expect((await rename(e)).statusCode).toBe(200)
  expect(codeOf(await rename(a))).toBe('classes/over-limit')
})

it('the choice can be changed as often as the owner likes, and a repeated choice logs nothing', async () => {
  await choose(some(0, 1, 4))
  await choose(some(2, 3, 4))
  await choose(some(2, 3, 4))
  expect(await openOnes()).toEqual(some(2, 3, 4).sort())
  const kindsOf = async (id: string) =>
    ActivityPage.parse((await kit.call(owner, 'GET', `/classes/${id}/activity`)).json()).activities.map(
      ({ kind }) => kind,
    )
  expect(await Promise.all(ids.map(kindsOf))).toEqual([
    ['class-made-read-only', 'class-created'],
    ['class-made-read-only', 'class-created'],
    ['class-made-writable', 'class-made-read-only', 'class-created'],
    ['class-made-writable', 'class-created'],
    ['class-made-writable', 'class-created'],
  ])
})

it('members hear about the classes whose state changed, and about no other class', async () => {
  const [a = '', , , , e = ''] = ids
  const viewer = await kit.join(a, await kit.newTeacher(), 'viewer')
  const editor = await kit.join(e, await kit.newTeacher(), 'editor')
  const heard = { owner: await hear(owner), viewer: await hear(viewer), editor: await hear(editor) }
  await choose(some(1, 2, 4))
  await expect.poll(() => heard.viewer).toEqual([{ classId: a, part: 'class' }])
  await expect.poll(() => heard.editor).toEqual([{ classId: e, part: 'class' }])
  await expect.poll(() => heard.owner.map(({ classId }) => classId).sort()).toEqual([a, e].sort())
})

it('fewer chosen classes than the plan allows are completed by the classes that come first', async () => {
  expect(OpenClasses.parse((await choose(some(4))).json()).classIds).toEqual(some(4, 0, 1))
})

it('within the limit, all classes stay open', async () => {
  await kit.call(owner, 'POST', `/classes/${ids[0] ?? ''}/archive`)
  await kit.call(owner, 'DELETE', `/classes/${ids[1] ?? ''}`)
  expect(OpenClasses.parse((await choose(some(4))).json()).classIds.sort()).toEqual(some(2, 3, 4).sort())
})

it('a choice of open classes refuses more classes than the plan allows, none, and one twice', async () => {
  const refused = await choose(some(0, 1, 2, 3))
  expect(refused.json()).toMatchObject({ status: 403, code: 'classes/limit-reached', params: { limit: 3 } })
  expect(codeOf(await choose([]))).toBe('general/validation-failed')
  expect(codeOf(await choose(some(4, 4)))).toBe('general/validation-failed')
  expect(await openOnes()).toEqual(some(0, 1, 2).sort())
})

it('a choice of open classes refuses classes of other people, classes in the trash, and classes that do not count', async () => {
  const colleague = await kit.newTeacher()
  const foreign = await kit.newClass(colleague, 'Foreign')
  const [, , , d = '', e = ''] = ids
  expect(codeOf(await choose([e, foreign]))).toBe('general/not-found')
  expect(codeOf(await choose([e, 'f'.repeat(24)]))).toBe('general/not-found')
  await kit.join(foreign, owner, 'editor')
  expect(codeOf(await choose([e, foreign]))).toBe('general/forbidden')
  expect(codeOf(await choose([e], colleague))).toBe('general/not-found')
  await kit.call(owner, 'POST', `/classes/${d}/archive`)
  expect(codeOf(await choose([e, d]))).toBe('general/validation-failed')
  await kit.call(owner, 'DELETE', `/classes/${d}`)
  expect(codeOf(await choose([e, d]))).toBe('general/not-found')
  expect(await openOnes()).toEqual([foreign, ...some(0, 1, 2)].sort())
})

it('two choices at the same time end in one of them', async () => {
  const choices = [some(2, 3, 4), some(0, 3, 4)]
  const answers = await Promise.all(choices.map((chosen) => choose(chosen)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(choices.map((chosen) => chosen.toSorted())).toContainEqual(await openOnes())
})
