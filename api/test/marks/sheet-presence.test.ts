import type { SheetOpened, SheetPresence } from '@classeur/contracts'
import { newId } from '@classeur/local/testing'
import { io as connect, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, testPublicUrl, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf } from '../kit/exam-kit.ts'

let first: TestApp
let second: TestApp
let urls: [string, string]
let kit: ReturnType<typeof createExamKit>
let owner: SignedIn
let classId: string
let examId: string
const sockets: Socket[] = []

beforeAll(async () => {
  first = await createTestApp()
  second = await createTestApp({ servers: first.servers })
  urls = [await first.listen(), await second.listen()]
  kit = createExamKit(first)
  owner = await kit.newTeacher()
  classId = await kit.newClass(owner)
  examId = (await kit.newExam(owner, classId, structureOf(leavesOf([4, 4])))).id
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  await second.close()
  await first.close()
})

async function connected({ accessToken }: SignedIn, replica: 0 | 1 = 0): Promise<Socket> {
  const socket = connect(urls[replica], {
    ...{ auth: { token: accessToken }, transports: ['websocket'], forceNew: true, reconnection: false },
    extraHeaders: { origin: testPublicUrl },
  })
  sockets.push(socket)
  await heard(socket, 'connect')
  return socket
}
const heard = <T = unknown>(socket: Socket, event: string): Promise<T> =>
  new Promise((resolve) => socket.once(event, (value: T) => resolve(value)))
const openSheet = (socket: Socket, id: unknown = examId): Promise<SheetOpened> =>
  socket.timeout(10_000).emitWithAck('sheet:open', id) as Promise<SheetOpened>
const marker = async () => kit.join(classId, await kit.newTeacher(), 'marker')

describe('an open mark sheet', () => {
  it('shows who else has it open, including their moves and departure, across replicas', async () => {
    const colleague = await marker()
    const [here, there] = [await connected(owner), await connected(colleague, 1)]
    expect(await openSheet(here)).toEqual({ ok: true, present: [] })

    const came = heard<SheetPresence>(here, 'sheet:presence')
    const opened = await openSheet(there)
    expect(opened).toMatchObject({
      ok: true,
      present: [{ examId, connectionId: here.id, user: { id: owner.userId }, cell: null }],
    })
    expect(await came).toMatchObject({ connectionId: there.id, user: { id: colleague.userId } })

    const cell = { studentId: newId(), leafId: newId() }
    const moved = heard<SheetPresence>(here, 'sheet:presence')
    there.emit('sheet:focus', { examId, cell })
    expect((await moved).cell).toEqual(cell)
    const late = await connected(owner, 1)
    expect(await openSheet(late)).toMatchObject({
      present: expect.arrayContaining([expect.objectContaining({ connectionId: there.id, cell })]) as unknown,
    })

    const left = heard(here, 'sheet:left')
    const connectionId = there.id
    there.disconnect()
    expect(await left).toEqual({ examId, connectionId })
  })

  it('sends no more events once it is closed', async () => {
    const [here, there] = [await connected(owner), await connected(owner)]
    await openSheet(here)
    await openSheet(there)
    const left = heard(there, 'sheet:left')
    const ghostly: unknown[] = []
    here.emit('sheet:close', examId)
    expect(await left).toEqual({ examId, connectionId: here.id })
    here.on('sheet:presence', (presence) => ghostly.push(presence))
    there.emit('sheet:focus', { examId, cell: null })
    // Events arrive in order, so all earlier ones have arrived before this response.
    await openSheet(there)
    here.emit('sheet:focus', { examId, cell: null })
    await openSheet(here, newId())
    expect(ghostly).toEqual([])
  })

  it('opening a sheet is refused to strangers and for invalid ids, with the same code as over HTTP', async () => {
    const stranger = await connected(await kit.newTeacher())
    expect(await openSheet(stranger)).toEqual({ ok: false, code: 'general/not-found' })
    expect(await openSheet(stranger, newId())).toEqual({ ok: false, code: 'general/not-found' })
    for (const id of ['x', 7, null, { $ne: null }]) {
      expect(await openSheet(stranger, id)).toEqual({ ok: false, code: 'general/validation-failed' })
    }
    expect(first.app.io.sockets.sockets.get(stranger.id ?? '')?.rooms.has(`sheet:${examId}`)).toBe(false)
  })

  it('announces no selected cell of a person who hasn’t opened it', async () => {
    const here = await connected(owner)
    await openSheet(here)
    const told: unknown[] = []
    here.on('sheet:presence', (presence) => told.push(presence))
    const stranger = await connected(await kit.newTeacher())
    for (const id of [examId, '__proto__', 'constructor']) {
      stranger.emit('sheet:focus', { examId: id, cell: null })
    }
    await openSheet(stranger)
    // Arrives after all events that were sent before.
    const last = heard(here, 'sheet:presence')
    const colleague = await connected(await marker())
    await openSheet(colleague)
    await last
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ connectionId: colleague.id })
  })

  it('a sheet closed while it is being opened stays closed', async () => {
    const [here, there] = [await connected(owner), await connected(owner)]
    await openSheet(here)
    const told: unknown[] = []
    here.on('sheet:presence', (presence) => told.push(presence))
    const opened = openSheet(there)
    there.emit('sheet:close', examId)
    expect(await opened).toEqual({ ok: false, code: 'general/unavailable' })
    expect(first.app.io.sockets.sockets.get(there.id ?? '')?.rooms.has(`sheet:${examId}`)).toBe(false)
    const last = heard(here, 'sheet:presence')
    await openSheet(there)
    await last
    expect(told).toHaveLength(1)
  })

  it('concurrent openings count towards the limit like sequential ones', async () => {
    const socket = await connected(owner)
    const ids: string[] = []
    while (ids.length < 6) ids.push((await kit.newExam(owner, classId, structureOf(leavesOf([4])))).id)
    const answers = await Promise.all(ids.map((id) => openSheet(socket, id)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(4)
  })

  it('is closed on every replica when its reader is removed from the class', async () => {
    const colleague = await marker()
    const here = await connected(owner)
    const there = [await connected(colleague, 0), await connected(colleague, 1)]
    await openSheet(here)
    for (const socket of there) await openSheet(socket)
    const gone = new Set<string>()
    const allGone = new Promise<void>((resolve) => {
      here.on('sheet:left', ({ connectionId }: { connectionId: string }) => {
        if (gone.add(connectionId).size === 2) resolve()
      })
    })
    const removed = await kit.call(owner, 'DELETE', `/classes/${classId}/members/${colleague.userId}`)
    expect(removed.statusCode).toBeLessThan(300)
    await allGone
    expect([...gone].sort()).toEqual(there.map(({ id }) => id ?? '').sort())
    expect(there.every(({ connected: still }) => still)).toBe(true)
  })

  it('one connection can have at most four sheets open', async () => {
    const socket = await connected(owner)
    const ids = [examId]
    while (ids.length < 5) ids.push((await kit.newExam(owner, classId, structureOf(leavesOf([4])))).id)
    const answers = []
    for (const id of ids) answers.push(await openSheet(socket, id))
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, false])
  })
})
