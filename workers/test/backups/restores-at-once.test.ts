import { openArchive } from '@classeur/archive'
import type { ClassChangedEvent, MarksWritten, Restore } from '@classeur/contracts'
import {
  classLock,
  createRestoreLocks,
  createRestoreRepository,
  ownerLock,
  type RestoreDocument,
} from '@classeur/database'
import { newId, until } from '@classeur/local/testing'
import { randomUUID } from 'node:crypto'
import { io as connect, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { testPublicUrl, type SignedIn } from '../../../api/test/kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf, untilDrained } from '../../../api/test/kit/exam-kit.ts'
import { createLessonPlanKit } from '../../../api/test/kit/lesson-plan-kit.ts'
import { createBackupKit, type BackupKit } from './kit/backup-kit.ts'

let kit: BackupKit
let url: string
const sockets: Socket[] = []
beforeAll(async () => {
  kit = await createBackupKit()
  url = await kit.test.listen()
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect()
  await kit.stopWorkers()
})
afterAll(() => kit?.close())

async function connected({ accessToken }: SignedIn): Promise<Socket> {
  const socket = connect(url, {
    ...{ auth: { token: accessToken }, transports: ['websocket'], forceNew: true, reconnection: false },
    extraHeaders: { origin: testPublicUrl },
  })
  sockets.push(socket)
  await until('a socket', () => socket.connected)
  return socket
}

/** A teacher and a colleague in one class, and a verified backup of it from before its first mark was changed. */
async function sharedClass() {
  const exams = createExamKit(kit.test)
  const teacher = await kit.newTeacher()
  const classId = await exams.newClass(teacher)
  const [ada = '', ben = ''] = await exams.addStudents(classId, [{ name: 'Ada' }, { name: 'Ben' }])
  const exam = await exams.newExam(teacher, classId, structureOf(leavesOf([10, 10])))
  const colleague = await exams.join(classId, await kit.newTeacher(), 'marker')
  await exams.enter(teacher, exam, { [ada]: [5, 6] })
  await untilDrained(kit.connection, exam.id)
  await createLessonPlanKit(kit.test).newPicture(teacher)
  const backupId = await kit.ask(teacher)
  await kit.reached(backupId, ({ verification }) => verification === 'verified')
  await exams.enter(teacher, exam, { [ada]: [8] })
  return { exams, teacher, colleague, classId, exam, ada, ben, backupId }
}

const restores = () => createRestoreRepository(kit.connection)
const reached = (id: string, ...states: RestoreDocument['state'][]): Promise<RestoreDocument> =>
  until(`a restore that is ${states.join(' or ')}`, async () => {
    const restore = await restores().findById(id)
    return restore && states.includes(restore.state) ? restore : null
  })

/** The end of a restore that waits for another one: rounds of the workers add its job again when its attempts are used up. */
const endOf = (id: string): Promise<RestoreDocument> =>
  until('the end of a restore', async () => {
    await kit.test.backupQueue.add('restore', id)
    const restore = await restores().findById(id)
    return restore && restore.state !== 'restoring' ? restore : null
  })

async function checked(person: SignedIn, backupId: string): Promise<string> {
  const asked = await kit.send(person, 'POST', '/restores', { backupId, requestKey: randomUUID() })
  const { id } = asked.body as Restore
  await reached(id, 'ready')
  return id
}

const start = (person: SignedIn, id: string, classId: string, method = 'replace') =>
  kit.send(person, 'POST', `/restores/${id}/start`, { method, classIds: [classId], decisions: {} })

/** The stored points of a student. */
async function pointsOf(examId: string, studentId: string): Promise<(number | null)[]> {
  const row = await kit.connection.collection('mark_rows').findOne({ examId, studentId })
  const marks = (row?.['marks'] ?? {}) as Record<string, { valueHundredths: number | null }>
  return Object.values(marks).map(({ valueHundredths }) => valueHundredths)
}

describe('two restores at once', () => {
  it('of one person: the second is refused, also when both requests arrive together', async () => {
    await kit.startWorker()
    const { teacher, classId, backupId } = await sharedClass()
    const [first, second] = [await checked(teacher, backupId), await checked(teacher, backupId)]
    await kit.stopWorkers()
    const answers = await Promise.all([start(teacher, first, classId), start(teacher, second, classId)])
    const statuses = answers.map(({ status }) => status).sort()
    // Both may have looked before either was started; then their lock keeps them apart.
    expect(statuses[0]).toBe(202)
    await kit.startWorker()
    const begun = [first, second].filter((_id, index) => answers[index]?.status === 202)
    for (const id of begun) expect(await endOf(id)).toMatchObject({ state: 'done', error: null })
    // The locks are released after the end is stored.
    const locks = kit.connection.collection('restore_locks')
    await expect.poll(() => locks.countDocuments({})).toBe(0)
  })

  itInDeep(
    'of one class: the second waits for the lock, writes nothing meanwhile, and ends after the first',
    async () => {
      await kit.startWorker()
      const { teacher, classId, exam, ada, backupId } = await sharedClass()
      const id = await checked(teacher, backupId)
      // Another restore of this class, of somebody who owned it before.
      const locks = createRestoreLocks(kit.connection)
      const other = newId()
      expect(await locks.take(other, [classLock(classId)])).toBeNull()
      await start(teacher, id, classId)
      await until('an attempt', async () => ((await restores().findById(id))?.attempt ?? 0) >= 2)
      expect(await restores().findById(id)).toMatchObject({
        state: 'restoring',
        phase: 'planning',
        plannedBy: null,
      })
      expect((await pointsOf(exam.id, ada))[0]).toBe(800)
      // It doesn't hold the lock of its owner while it waits.
      await until('no lock but the other one', async () => {
        const held = await kit.connection.collection('restore_locks').find({}).toArray()
        return held.every(({ restoreId }) => restoreId === other)
      })
      await locks.release(other)
      const ended = await endOf(id)
      expect(ended).toMatchObject({ state: 'done', error: null })
      expect((await pointsOf(exam.id, ada))[0]).toBe(500)
    },
  )

  itInDeep('the second ends, even if the worker of the first died before it released its locks', async () => {
    await kit.startWorker()
    const { teacher, classId, backupId } = await sharedClass()
    const first = await checked(teacher, backupId)
    await start(teacher, first, classId)
    await reached(first, 'done')
    const locks = kit.connection.collection('restore_locks')
    await expect.poll(() => locks.countDocuments({})).toBe(0)
    const left = [ownerLock(teacher.userId), classLock(classId)]
    expect(await createRestoreLocks(kit.connection).take(first, left)).toBeNull()
    const second = await checked(teacher, backupId)
    await start(teacher, second, classId)
    expect(await endOf(second)).toMatchObject({ state: 'done', error: null })
    await expect.poll(() => locks.countDocuments({})).toBe(0)
  })
})

describe('a colleague who has the sheet open during a restore', () => {
  itInDeep('gets the marks that it writes and the change of the class, as the owner does', async () => {
    await kit.startWorker()
    const { teacher, colleague, classId, exam, ada, backupId } = await sharedClass()
    const id = await checked(teacher, backupId)
    const clients = [await connected(teacher), await connected(colleague)]
    const marks: MarksWritten[][] = [[], []]
    const changes: ClassChangedEvent[][] = [[], []]
    for (const [index, socket] of clients.entries()) {
      const opened = (await socket.timeout(10_000).emitWithAck('sheet:open', exam.id)) as { ok: boolean }
      expect(opened.ok).toBe(true)
      socket.on('marks:written', (event: MarksWritten) => marks[index]?.push(event))
      socket.on('class:changed', (event: ClassChangedEvent) => changes[index]?.push(event))
    }
    await start(teacher, id, classId)
    await reached(id, 'done')
    for (const [index] of clients.entries()) {
      const written = await until('the marks of the restore', () =>
        marks[index]?.find(({ examId, cells }) => examId === exam.id && cells.length > 0),
      )
      expect(written.by.id).toBe(teacher.userId)
      const values = written.cells.map(([student, leaf, version, code]) => [
        written.studentIds[student],
        written.leafIds[leaf],
        version,
        code,
      ])
      const [leafId] = Object.keys(
        ((await kit.connection.collection('mark_rows').findOne({ examId: exam.id, studentId: ada }))?.[
          'marks'
        ] ?? {}) as object,
      )
      expect(values).toContainEqual([ada, leafId, 3, 500])
      await until('the change of the class', () =>
        changes[index]?.some((event) => event.classId === classId && event.part === 'marks'),
      )
    }
    expect((await pointsOf(exam.id, ada))[0]).toBe(500)
  })

  it('keeps every mark that they type while it runs', async () => {
    await kit.startWorker()
    const { exams, teacher, colleague, classId, exam, ada, ben, backupId } = await sharedClass()
    const id = await checked(teacher, backupId)
    await kit.stopWorkers()
    await start(teacher, id, classId)
    // The plan reads the lesson plans when it has read the marks of the class, before the first write.
    let readings = 0
    const { restore } = kit.processorsOf({
      archives: {
        async open({ storageKey }) {
          const archive = await openArchive(await kit.store.open(storageKey ?? ''))
          return {
            ...archive,
            async *documents(collection) {
              if (collection === 'lesson_plans') {
                readings += 1
                if (readings === 1) await exams.enter(colleague, exam, { [ada]: [9], [ben]: [3] })
              }
              yield* archive.documents(collection)
            },
          }
        },
      },
    })
    await restore?.({ id, signal: new AbortController().signal, mayRetry: false })
    expect(readings).toBeGreaterThan(0)
    const done = await reached(id, 'done', 'failed')
    expect(done).toMatchObject({ state: 'done', error: null, result: { keptMarks: 1 } })
    expect((await pointsOf(exam.id, ada))[0]).toBe(900)
    expect((await pointsOf(exam.id, ben))[0]).toBe(300)
  })
})
