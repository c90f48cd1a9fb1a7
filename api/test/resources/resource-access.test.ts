import { Resource, ResourceList, type ResourceChangedEvent } from '@classeur/contracts'
import { purgeClasses, purgeExams, purgeResources, trashBegins } from '@classeur/database'
import { eventually } from '@classeur/local/testing'
import { randomUUID } from 'node:crypto'
import { io as connect, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, testPublicUrl, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createResourceKit, writtenItem, type MarkedClass, type ResourceKit } from '../kit/resource-kit.ts'

let test: TestApp
let kit: ResourceKit
let marked: MarkedClass
let id: string
const sockets: Socket[] = []
beforeAll(async () => {
  test = await createTestApp()
  kit = createResourceKit(test)
  await kit.setCredits(500)
  await test.listen()
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  await kit?.close()
  await test?.close()
})
beforeEach(async () => {
  marked = await kit.markedClass({ Sara: [0, 0, 0, 0, 0, 0], Leo: [1, 1, 1, 1, 1, 1] })
  const request = { examId: marked.exam.id, skillIds: [marked.skills.add] }
  const [made = ''] = await kit.written(marked.owner, request, [writtenItem('one')])
  id = made
})

const member = async (role: 'editor' | 'marker' | 'viewer') =>
  kit.join(marked.classId, await kit.newTeacher(), role)
const statusOf = async (person: SignedIn, resourceId = id) =>
  (await kit.call(person, 'GET', `/resources/${resourceId}`)).statusCode
/** What the sockets of a person receive about resources from now on. */
async function eventsOf({ accessToken }: SignedIn): Promise<ResourceChangedEvent[]> {
  const address = test.app.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const socket = connect(`http://127.0.0.1:${String(port)}`, {
    ...{ auth: { token: accessToken }, transports: ['websocket'], forceNew: true },
    extraHeaders: { origin: testPublicUrl },
  })
  sockets.push(socket)
  const events: ResourceChangedEvent[] = []
  socket.on('resource:changed', (event: ResourceChangedEvent) => events.push(event))
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  return events
}
const rename = { change: 'text', basedOn: 99, title: 'Sums', intro: '' }
const listed = async (person = marked.owner) =>
  ResourceList.parse((await kit.call(person, 'GET', `/exams/${marked.exam.id}/resources`)).json()).batches
const count = (collection: string, filter: object) =>
  test.servers.connection.collection(collection).countDocuments(filter)
const longAgo = () => new Date(trashBegins().getTime() - 2 * 3600 * 1000)
const setDeleted = (collection: string, documentId: string) =>
  test.servers.connection.collection(collection).updateOne(
    { _id: new test.servers.connection.base.Types.ObjectId(documentId) },
    {
      $set: { deletedAt: longAgo() },
    },
  )

describe('a resource', () => {
  it('is read by everybody in the class, and changed by those who may enter marks', async () => {
    const [editor, marker, viewer] = await Promise.all([member('editor'), member('marker'), member('viewer')])
    const stranger = await kit.newTeacher()
    const people = [marked.owner, editor, marker, viewer, stranger]
    expect(await Promise.all(people.map((person) => statusOf(person)))).toEqual([200, 200, 200, 200, 404])
    const rights = await Promise.all(people.slice(0, 4).map((person) => kit.read(person, id)))
    expect(rights.map((resource) => resource.rights.edit)).toEqual([true, true, true, false])
    expect((await kit.change(marker, id, rename)).statusCode).toBe(200)
    for (const [method, path, payload] of [
      ['POST', `/resources/${id}/changes`, rename],
      ['DELETE', `/resources/${id}`, {}],
      ['POST', `/resources/${id}/restore`, {}],
      ['POST', `/resources/${id}/versions/1/restore`, { basedOn: 1 }],
    ] as const) {
      expect((await kit.call(viewer, method, path, payload)).statusCode).toBe(403)
      expect((await kit.call(stranger, method, path, payload)).statusCode).toBe(404)
    }
  })

  it('is shown to everybody, and as their own only to the person who requested it', async () => {
    const editor = await member('editor')
    const { resourceIds } = await kit.accepted(editor, {
      ...{ examId: marked.exam.id, skillIds: [marked.skills.add] },
    })
    const [waiting = ''] = resourceIds
    const ownIn = async (person: SignedIn) =>
      new Map((await listed(person)).flatMap(({ own, rows }) => rows.map((row) => [row.id, own] as const)))
    expect(Object.fromEntries(await ownIn(editor))).toEqual({ [id]: false, [waiting]: true })
    expect(Object.fromEntries(await ownIn(marked.owner))).toEqual({ [id]: true, [waiting]: false })
    await kit.call(editor, 'POST', `/resources/${id}/items/one/rewrite`, {
      ...{ requestKey: randomUUID(), wish: { direction: 'harder', words: '' } },
    })
    const flags = async (person: SignedIn) => {
      const { ownGeneration, rewrites } = await kit.read(person, id)
      return [ownGeneration, ...rewrites.map(({ own }) => own)]
    }
    expect([await flags(editor), await flags(marked.owner)]).toEqual([
      [false, true],
      [true, false],
    ])
  })

  it('is made only by those who may enter marks', async () => {
    const viewer = await member('viewer')
    const request = { examId: marked.exam.id, skillIds: [marked.skills.add] }
    expect((await kit.ask(viewer, request)).statusCode).toBe(403)
    expect((await kit.ask(await kit.newTeacher(), request)).statusCode).toBe(404)
  })

  it('is only read in an archived class', async () => {
    await kit.call(marked.owner, 'POST', `/classes/${marked.classId}/archive`)
    const resource = await kit.read(marked.owner, id)
    expect(resource.rights).toEqual({ edit: false, retest: false })
    expect((await kit.change(marked.owner, id, rename)).json()).toMatchObject({ code: 'classes/archived' })
    const remove = await kit.call(marked.owner, 'DELETE', `/resources/${id}`)
    expect(remove.json()).toMatchObject({ code: 'classes/archived' })
  })

  it('tells the members of its class about a change', async () => {
    const events = await eventsOf(await member('viewer'))
    const { revision } = await kit.read(marked.owner, id)
    await kit.change(marked.owner, id, rename)
    const expected = { resourceId: id, examId: marked.exam.id, revision: revision + 1 }
    await eventually(() => expect(events).toContainEqual(expected))
  })

  it('tells the members of its class, and nobody else, when it is written', async () => {
    const events = await eventsOf(await member('viewer'))
    const others = await eventsOf(await kit.newTeacher())
    const request = { examId: marked.exam.id, skillIds: [marked.skills.add] }
    const [written = ''] = await kit.written(marked.owner, request, [writtenItem('one')])
    const { revision } = await kit.read(marked.owner, written)
    const expected = { resourceId: written, examId: marked.exam.id, revision }
    await eventually(() => expect(events).toContainEqual(expected))
    expect(others).toEqual([])
  })
})

describe('the trash', () => {
  it('takes a resource out of the list, and gives it back', async () => {
    expect((await kit.call(marked.owner, 'DELETE', `/resources/${id}`)).statusCode).toBe(204)
    expect([await statusOf(marked.owner), await listed()]).toEqual([404, []])
    expect((await kit.call(marked.owner, 'DELETE', `/resources/${id}`)).statusCode).toBe(204)
    const back = await kit.call(marked.owner, 'POST', `/resources/${id}/restore`)
    expect(Resource.parse(back.json())).toMatchObject({ id, deletedAt: null, items: [{ id: 'one' }] })
    expect(await listed()).toMatchObject([{ rows: [{ id }] }])
  })

  it('of the exam takes its resources along, and gives them back', async () => {
    await kit.call(marked.owner, 'DELETE', `/exams/${marked.exam.id}`)
    expect(await statusOf(marked.owner)).toBe(404)
    await kit.call(marked.owner, 'POST', `/exams/${marked.exam.id}/restore`)
    expect(await statusOf(marked.owner)).toBe(200)
  })

  it('of the class takes its resources along', async () => {
    await kit.call(marked.owner, 'DELETE', `/classes/${marked.classId}`)
    expect(await statusOf(marked.owner)).toBe(404)
  })

  it('deletes a resource with its versions for good after 30 days', async () => {
    await kit.change(marked.owner, id, rename)
    expect(await count('resource_versions', { resourceId: id })).toBe(1)
    await setDeleted('resources', id)
    expect((await kit.call(marked.owner, 'POST', `/resources/${id}/restore`)).statusCode).toBe(404)
    expect(await purgeResources(test.servers.connection, 50)).toEqual([id])
    expect(await count('resource_versions', { resourceId: id })).toBe(0)
  })

  it.each(['exams', 'classes'])('deletes the resources of %s for good with them', async (collection) => {
    await kit.change(marked.owner, id, rename)
    await setDeleted(collection, collection === 'exams' ? marked.exam.id : marked.classId)
    const purge = collection === 'exams' ? purgeExams : purgeClasses
    expect(await purge(test.servers.connection, 50)).toHaveLength(1)
    expect(await count('resources', { examId: marked.exam.id })).toBe(0)
    expect(await count('resource_versions', { resourceId: id })).toBe(0)
  })
})

it('a copy of an exam has no resources', async () => {
  const { owner, exam, classId } = marked
  const copies = await kit.call(owner, 'POST', `/exams/${exam.id}/duplicate`, { classIds: [classId] })
  const copy = copies.json<{ exams: { id: string }[] }>().exams[0]?.id ?? ''
  const answer = await kit.call(owner, 'GET', `/exams/${copy}/resources`)
  expect(answer.json()).toEqual({ batches: [] })
})
