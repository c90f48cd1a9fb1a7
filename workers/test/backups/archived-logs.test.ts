import type { Restore } from '@classeur/contracts'
import {
  archiveMarkChanges,
  createRestoreRepository,
  iterateMarkChanges,
  purgeExams,
  type MarkChangeDocument,
  type RestoreDocument,
} from '@classeur/database'
import { until } from '@classeur/local/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import type { SignedIn } from '../../../api/test/kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf, untilDrained } from '../../../api/test/kit/exam-kit.ts'
import { createBackupKit, type BackupKit } from './kit/backup-kit.ts'

let kit: BackupKit
beforeAll(async () => {
  kit = await createBackupKit()
  await kit.startWorker()
})
afterAll(() => kit?.close())

const dayMs = 86_400_000

/** The history of an exam without what is new in a copy, so that the ids don't decide the order either. */
async function historyOf(examId: string) {
  const changes: Omit<MarkChangeDocument, '_id' | 'examId' | 'classId' | 'studentId'>[] = []
  for await (const change of iterateMarkChanges(kit.connection, examId)) {
    const { _id: _own, examId: _exam, classId: _class, studentId: _student, ...kept } = change
    changes.push(kept)
  }
  const keyOf = ({ at, ...rest }: (typeof changes)[number]) => `${at.toISOString()} ${JSON.stringify(rest)}`
  return changes.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/** Where the changes of an exam are stored. */
const stored = async (examId: string) => ({
  live: await kit.connection.collection('mark_changes').countDocuments({ examId }),
  chunks: await kit.connection.collection('mark_change_archives').countDocuments({ examId }),
})

const reached = (id: string, ...states: RestoreDocument['state'][]): Promise<RestoreDocument> =>
  until('the state of a restore', async () => {
    const restore = await createRestoreRepository(kit.connection).findById(id)
    return restore && states.includes(restore.state) ? restore : null
  })

async function restored(person: SignedIn, backupId: string, method: 'copy' | 'replace') {
  const asked = await kit.send(person, 'POST', '/restores', { backupId, requestKey: randomUUID() })
  const ready = await reached((asked.body as Restore).id, 'ready', 'refused')
  expect(ready).toMatchObject({ state: 'ready', refusedFile: null })
  const started = await kit.send(person, 'POST', `/restores/${String(ready._id)}/start`, {
    ...{ method, decisions: {} },
    classIds: ready.preview?.classes.map(({ classId }) => classId) ?? [],
  })
  expect(started.status).toBe(202)
  const done = await reached(String(ready._id), 'done', 'failed')
  expect(done).toMatchObject({ state: 'done', error: null })
  return done
}

/** An exam whose log is archived, and a backup of its class. */
async function archivedExam() {
  const exams = createExamKit(kit.test)
  const teacher = await kit.newTeacher()
  const classId = await exams.newClass(teacher)
  const [ada = '', ben = ''] = await exams.addStudents(classId, [{ name: 'Ada' }, { name: 'Ben' }])
  const exam = await exams.newExam(teacher, classId, structureOf(leavesOf([10, 10])))
  await exams.enter(teacher, exam, { [ada]: [5, 6], [ben]: [7] })
  await exams.enter(teacher, exam, { [ada]: [8] })
  await untilDrained(kit.connection, exam.id)
  const untouchedSince = new Date(Date.now() + dayMs)
  expect(await archiveMarkChanges(kit.connection, untouchedSince, 1000)).toContain(exam.id)
  expect(await stored(exam.id)).toEqual({ live: 0, chunks: 1 })
  const history = await historyOf(exam.id)
  expect(history).toHaveLength(4)
  const backupId = await kit.ask(teacher)
  await kit.reached(backupId, ({ verification }) => verification === 'verified')
  return { exams, teacher, classId, exam, ada, history, backupId }
}

it('a copy has the whole history of an exam whose log was archived', async () => {
  const { exams, teacher, history, backupId } = await archivedExam()
  const done = await restored(teacher, backupId, 'copy')
  const [card] = await exams.cards(teacher, done.result?.classes[0]?.classId ?? '')
  expect(await historyOf(card?.id ?? '')).toEqual(history)
  expect(await stored(card?.id ?? '')).toEqual({ live: 4, chunks: 0 })
})

itInDeep('a replacement returns the history of an exam that was deleted for good', async () => {
  const { exams, teacher, exam, history, backupId } = await archivedExam()
  const _id = new kit.connection.base.Types.ObjectId(exam.id)
  await exams.call(teacher, 'DELETE', `/exams/${exam.id}`)
  await kit.connection.collection('exams').updateOne({ _id }, { $set: { deletedAt: new Date(0) } })
  await purgeExams(kit.connection, 1000)
  expect(await historyOf(exam.id)).toEqual([])
  await restored(teacher, backupId, 'replace')
  expect(await historyOf(exam.id)).toEqual(history)
})

itInDeep('a replacement of an exam that is here goes on with the archived history', async () => {
  const { exams, teacher, exam, ada, history, backupId } = await archivedExam()
  await exams.enter(teacher, exam, { [ada]: [2] })
  await restored(teacher, backupId, 'replace')
  const after = await historyOf(exam.id)
  expect(after.slice(0, history.length)).toEqual(history)
  expect(after.slice(history.length).map(({ kind, from, to }) => ({ kind, from, to }))).toMatchObject([
    { from: 800, to: 200 },
    { kind: 'restore', from: 200, to: 800 },
  ])
  expect(await stored(exam.id)).toEqual({ live: 2, chunks: 1 })
})
