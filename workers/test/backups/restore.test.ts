import {
  AccountActivityPage,
  ActivityPage,
  type Restore,
  type RestoreConflictPage,
  type SchoolClass,
} from '@classeur/contracts'
import { createRestoreRepository, type RestoreDocument } from '@classeur/database'
import { until } from '@classeur/local/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../api/test/kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf, untilDrained } from '../../../api/test/kit/exam-kit.ts'
import { contentsOf } from '../../../api/test/kit/restore-kit.ts'
import { createBackupKit, type BackupKit } from './kit/backup-kit.ts'

let kit: BackupKit
beforeAll(async () => {
  kit = await createBackupKit()
  await kit.startWorker()
})
afterAll(() => kit?.close())

async function backupOf(person: SignedIn): Promise<string> {
  const id = await kit.ask(person, true)
  await kit.reached(id, ({ verification }) => verification === 'verified')
  return id
}

const reached = (id: string, ...states: RestoreDocument['state'][]): Promise<RestoreDocument> =>
  until('the state of a restore', async () => {
    const restore = await createRestoreRepository(kit.connection).findById(id)
    return restore && states.includes(restore.state) ? restore : null
  })

async function checked(person: SignedIn, backupId: string): Promise<RestoreDocument> {
  const asked = await kit.send(person, 'POST', '/restores', { backupId, requestKey: randomUUID() })
  expect(asked.status).toBe(202)
  return reached((asked.body as Restore).id, 'ready', 'refused')
}

const start = (person: SignedIn, restore: RestoreDocument, fields: object = {}) =>
  kit.send(person, 'POST', `/restores/${String(restore._id)}/start`, {
    ...{ method: 'copy', decisions: {} },
    classIds: restore.preview?.classes.map(({ classId }) => classId) ?? [],
    ...fields,
  })

async function sampleOf(person: SignedIn): Promise<string> {
  const made = await kit.send(person, 'POST', '/classes/sample', {})
  return (made.body as SchoolClass).id
}

/** The kinds of what a restore wrote to the log of a class, newest first. */
async function loggedRestores(person: SignedIn, classId: string): Promise<string[]> {
  const { body } = await kit.send(person, 'GET', `/classes/${classId}/activity`)
  const kinds = ActivityPage.parse(body).activities.map(({ kind }) => kind as string)
  return kinds.filter((kind) => kind === 'backup-restored' || kind === 'restore-undone')
}

describe('restoring a real backup', () => {
  it('checks it, takes a backup first, restores a copy, and undoes it', async () => {
    const teacher = await kit.newTeacher()
    const classId = await sampleOf(teacher)
    const backupId = await backupOf(teacher)
    const isOfClass = (name: string) => /^(classes|rosters|exams|mark_rows|mark_changes)$/.test(name)
    const before = await contentsOf(kit.connection, isOfClass)
    const ready = await checked(teacher, backupId)
    expect(ready).toMatchObject({
      ...{ state: 'ready', isForeign: false },
      preview: { classes: [{ classId, here: 'present', counts: { new: 0, changed: 0, conflicts: 0 } }] },
    })
    const shown = await kit.send(teacher, 'GET', `/restores/${String(ready._id)}`)
    expect((shown.body as Restore).archivedAt).toBe(ready.archivedAt?.toISOString())
    expect((await start(teacher, ready)).status).toBe(202)
    const done = await reached(String(ready._id), 'done', 'failed')
    expect(done).toMatchObject({ state: 'done', error: null })
    const snapshot = await kit.backups.findById(String(done.snapshotId))
    expect(snapshot).toMatchObject({ kind: 'before-restore', state: 'done', verification: 'verified' })
    const copyId = String(done.result?.classes[0]?.classId)
    const copy = await kit.send(teacher, 'GET', `/classes/${copyId}`)
    expect(copy.body).toMatchObject({ counts: { students: 24, exams: 2 }, isSample: false })
    expect(await loggedRestores(teacher, copyId)).toEqual(['backup-restored'])

    const undone = await kit.send(teacher, 'POST', `/restores/${String(ready._id)}/undo`, {})
    expect(undone.status).toBe(202)
    await reached(String(ready._id), 'undone')
    expect(await contentsOf(kit.connection, isOfClass)).toEqual(before)
    expect(await loggedRestores(teacher, classId)).toEqual([])
    const logs = kit.connection.collection('class_activities')
    expect(await logs.countDocuments({ classId: copyId })).toBe(0)
    const log = await kit.send(teacher, 'GET', '/account/activity')
    const kinds = AccountActivityPage.parse(log.body).activities.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind.startsWith('restore'))).toEqual(['restore-undone', 'restored'])
  })

  it('settles the conflicts of a merge, and refuses to start without decisions', async () => {
    const exams = createExamKit(kit.test)
    const teacher = await kit.newTeacher()
    const classId = await exams.newClass(teacher)
    const [ada = ''] = await exams.addStudents(classId, [{ name: 'Ada' }])
    const exam = await exams.newExam(teacher, classId, structureOf(leavesOf([10])))
    await exams.enter(teacher, exam, { [ada]: [5] })
    await untilDrained(kit.connection, exam.id)
    const backupId = await backupOf(teacher)
    await exams.enter(teacher, exam, { [ada]: [8] })
    const ready = await checked(teacher, backupId)
    const path = `/restores/${String(ready._id)}`
    const page = (await kit.send(teacher, 'GET', `${path}/conflicts?class=${classId}`))
      .body as RestoreConflictPage
    expect(page).toMatchObject({
      total: 1,
      conflicts: [{ archived: { valueHundredths: 500, changedBy: 'Ada' }, here: { valueHundredths: 800 } }],
    })
    const refused = await start(teacher, ready, { method: 'merge' })
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'restores/undecided', params: { conflicts: 1 } },
    })
    const decisions = { [page.conflicts[0]?.id ?? '']: 'archived' }
    expect((await start(teacher, ready, { method: 'merge', decisions })).status).toBe(202)
    expect(await reached(String(ready._id), 'done', 'failed')).toMatchObject({ state: 'done' })
    const sheet = await exams.sheetOf(teacher, exam.id)
    expect(JSON.stringify(sheet)).toContain('500')
    expect(await loggedRestores(teacher, classId)).toEqual(['backup-restored'])
    expect((await kit.send(teacher, 'POST', `${path}/undo`, {})).status).toBe(202)
    await reached(String(ready._id), 'undone')
    expect(await loggedRestores(teacher, classId)).toEqual(['restore-undone', 'backup-restored'])
  })

  it('starts one restore of a person at a time, and none for which the plan has no room', async () => {
    const exams = createExamKit(kit.test)
    const teacher = await kit.newTeacher()
    const classId = await exams.newClass(teacher)
    const backupId = await backupOf(teacher)
    const [first, second] = [await checked(teacher, backupId), await checked(teacher, backupId)]
    await kit.stopWorkers()
    expect((await start(teacher, first)).status).toBe(202)
    expect(await start(teacher, second)).toMatchObject({ status: 409, body: { code: 'restores/running' } })
    await kit.startWorker()
    await reached(String(first._id), 'done')
    const use = (await kit.send(teacher, 'GET', `/restores/${String(second._id)}`)).body as Restore
    const { openClasses = 0, classLimit = 0 } = use.preview ?? {}
    for (let taken = openClasses; taken < classLimit; taken += 1) await exams.newClass(teacher)
    expect(await start(teacher, second)).toMatchObject({
      ...{ status: 403, body: { code: 'restores/no-free-classes', params: { needed: 1, free: 0 } } },
    })
    // A replacement of a class that is here needs no room.
    const replaced = await start(teacher, second, { method: 'replace', classIds: [classId] })
    expect(replaced.status).toBe(202)
    expect(await reached(String(second._id), 'done', 'failed')).toMatchObject({ state: 'done' })
  })

  it('others can neither see nor start it', async () => {
    const [teacher, stranger] = [await kit.newTeacher(), await kit.newTeacher()]
    await createExamKit(kit.test).newClass(teacher)
    const backupId = await backupOf(teacher)
    const foreign = await kit.send(stranger, 'POST', '/restores', { backupId, requestKey: randomUUID() })
    expect(foreign.status).toBe(404)
    const ready = await checked(teacher, backupId)
    const path = `/restores/${String(ready._id)}`
    for (const [method, suffix] of [
      ['GET', ''],
      ['GET', '/conflicts'],
      ['POST', '/undo'],
      ['DELETE', ''],
    ] as const)
      expect([
        suffix,
        (await kit.send(stranger, method, `${path}${suffix}`, method === 'POST' ? {} : undefined)).status,
      ]).toEqual([suffix, 404])
    expect((await start(stranger, ready)).status).toBe(404)
    expect((await kit.send(teacher, 'DELETE', path)).body).toMatchObject({ state: 'cancelled' })
    expect((await start(teacher, ready)).status).toBe(409)
  })

  it('an attempt that was taken over does not end it; the current one does', async () => {
    const teacher = await kit.newTeacher()
    await createExamKit(kit.test).newClass(teacher)
    const ready = await checked(teacher, await backupOf(teacher))
    const id = String(ready._id)
    const restores = createRestoreRepository(kit.connection)
    // Their rounds would start the same restore on a busy machine. This test is the last, because none needs them later.
    await kit.stopWorkers()
    await restores.change(id, ['ready'], { state: 'restoring', phase: 'planning', method: 'copy' })
    const run = { id, signal: new AbortController().signal, mayRetry: false }
    const { restore } = kit.processorsOf({
      archives: {
        async write() {
          await restores.claim(id, 'restoring')
          throw new Error('this backup cannot be made')
        },
      },
    })
    await restore?.(run)
    const attempt = ready.attempt + 2
    expect(await restores.findById(id)).toMatchObject({ state: 'restoring', attempt, error: null })
    await restore?.(run)
    const error = { code: 'restores/snapshot-failed' }
    expect(await restores.findById(id)).toMatchObject({ state: 'failed', error })
  })
})
