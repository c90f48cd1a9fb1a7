import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDeep } from '../../../.config/deep-tests.ts'
import { createTestApp, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf, untilDrained, type ExamKit } from '../kit/exam-kit.ts'
import { documentsOf, memoryArchive } from '../kit/memory-archive.ts'
import { contentsOf, CrashError, createRestoreKit } from '../kit/restore-kit.ts'

let test: TestApp
let kit: ExamKit
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
})
afterAll(() => test?.close())

const mostWrites = 500
/** From one interrupted write to the next; only `npm run test:deep` interrupts every one. */
const stride = isDeep ? 1 : 17

/** A class in which everything that a restore changes has changed since the archive. */
async function changedSchool() {
  const teacher = await kit.newTeacher()
  const classId = await kit.newClass(teacher)
  const [ada = '', ben = ''] = await kit.addStudents(classId, [{ name: 'Ada' }, { name: 'Ben' }])
  const exam = await kit.newExam(teacher, classId, structureOf(leavesOf([10])))
  await kit.enter(teacher, exam, { [ada]: [5], [ben]: [7] })
  await untilDrained(test.servers.connection, exam.id)
  const archive = memoryArchive(await documentsOf(test.servers.connection, teacher.userId), {
    ownerId: teacher.userId,
  })
  await kit.enter(teacher, exam, { [ada]: [8] })
  await untilDrained(test.servers.connection, exam.id)
  await kit.newExam(teacher, classId, structureOf(leavesOf([10])), { title: 'Later' })
  await kit.call(teacher, 'PATCH', `/classes/${classId}`, { name: 'Renamed' })
  return { teacher, classId, exam, ada, archive }
}

/** The contents without times, and without counters that attempts may have increased more than once. */
function comparable(contents: Record<string, unknown>): string {
  const counters = ['marksVersion', 'lastMarkedAt', 'at', 'deletedAt', 'summary', 'lastActivityAt']
  return JSON.stringify(contents, (key, value: unknown) => (counters.includes(key) ? undefined : value), 1)
}

/** An error at the write with this number, once; later runs write without it. */
function crashAt(number: number) {
  let writes = 0
  return {
    writes: () => writes,
    onWrite(): void {
      writes += 1
      if (writes === number) throw new CrashError(`crash at write ${String(number)}`)
    },
  }
}

describe.each(['copy', 'merge', 'replace'] as const)('a %s', (method) => {
  it('is complete after the next run, at whichever write it was interrupted', async () => {
    const { connection } = test.servers
    const { teacher, archive, classId } = await changedSchool()
    const calm = createRestoreKit(connection)
    const ready = await calm.checked(archive, teacher.userId)
    const id = String(ready._id)
    const conflicts = await calm.conflicts.list(id, { after: null, limit: 10 })
    const decisions = Object.fromEntries(conflicts.map(({ _id }) => [_id, 'archived' as const]))
    const state = new Map<string, unknown>()
    const keep = async () => {
      state.clear()
      for (const [key, value] of Object.entries(await restoredOf())) state.set(key, value)
    }
    await keep()
    await calm.start(ready, method, decisions)
    await calm.work(archive, id)
    const complete = comparable(await restoredOf())
    expect(complete).not.toBe(comparable(Object.fromEntries(state)))
    await putBack(state)

    let number = 1
    for (; number < mostWrites; number += stride) {
      const crash = crashAt(number)
      const crashing = createRestoreKit(connection, { onWrite: crash.onWrite })
      await prepare(id, method)
      const interrupted = await crashing.work(archive, id).then(
        () => false,
        (error: unknown) => error instanceof CrashError || Promise.reject(error as Error),
      )
      if (!interrupted && crash.writes() < number) break
      const again = await calm.work(archive, id)
      expect([number, again.state]).toEqual([number, 'done'])
      expect([number, comparable(await restoredOf())]).toEqual([number, complete])
      await putBack(state)
    }
    expect(number).toBeGreaterThan(20)
    expect(number).toBeLessThan(mostWrites)
    expect(classId).not.toBe('')

    async function prepare(restoreId: string, chosen: typeof method): Promise<void> {
      const set = {
        state: 'restoring',
        phase: 'planning',
        method: chosen,
        plannedBy: null,
        steps: 0,
        result: null,
      }
      const _id = new connection.base.Types.ObjectId(restoreId)
      await connection.collection('restores').updateOne({ _id }, { $set: set })
    }
  })
})

describe.each(['copy', 'replace'] as const)('undoing a %s', (method) => {
  it('is complete after the next run, at whichever write it was interrupted', async () => {
    const { teacher, archive } = await changedSchool()
    const { connection } = test.servers
    const calm = createRestoreKit(connection)
    const done = await calm.restore(archive, teacher.userId, method)
    const id = String(done._id)
    const restored = new Map(Object.entries(await restoredOf()))
    expect(await calm.undo(archive, id)).toBe(0)
    const undone = comparable(await restoredOf())
    let number = 1
    for (; number < mostWrites; number += stride) {
      await putBack(restored)
      const _id = new connection.base.Types.ObjectId(id)
      await connection.collection('restores').updateOne({ _id }, { $set: { state: 'done' } })
      const crash = crashAt(number)
      const crashing = createRestoreKit(connection, { onWrite: crash.onWrite })
      const interrupted = await crashing.undo(archive, id).then(
        () => false,
        (error: unknown) => error instanceof CrashError || Promise.reject(error as Error),
      )
      if (!interrupted) break
      expect([number, await calm.undo(archive, id)]).toEqual([number, 0])
      expect([number, comparable(await restoredOf())]).toEqual([number, undone])
    }
    expect(number).toBeGreaterThan(20)
    expect(number).toBeLessThan(mostWrites)
  })
})

const isRestored = (name: string) =>
  /^(classes|rosters|exams|mark_rows|mark_changes|structure_changes|class_activities)$/.test(name)
const restoredOf = () => contentsOf(test.servers.connection, isRestored)

/** Puts all documents back as they were. */
async function putBack(state: ReadonlyMap<string, unknown>): Promise<void> {
  const { connection } = test.servers
  const now = await restoredOf()
  const idOf = (key: string) => {
    const [name = '', ...rest] = key.split('/')
    const id = rest.join('/')
    const isText = ['rosters', 'mark_rows', 'mark_changes'].includes(name)
    return { name, _id: (isText ? id : new connection.base.Types.ObjectId(id)) as never }
  }
  for (const key of Object.keys(now)) {
    const { name, _id } = idOf(key)
    if (!state.has(key)) await connection.collection(name).deleteOne({ _id })
    else if (JSON.stringify(now[key]) !== JSON.stringify(state.get(key)))
      await connection.collection(name).replaceOne({ _id }, { ...(state.get(key) as object), _id })
  }
}
