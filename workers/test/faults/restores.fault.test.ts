import type { Backup, Restore } from '@classeur/contracts'
import { createBackupRepository, createRestoreRepository, type RestoreDocument } from '@classeur/database'
import { until } from '@classeur/local/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { faultRow, inFull, itInFull, stopwatch } from './kit/fault-table.ts'
import { startHarness, type Address, type Harness, type Person } from './kit/harness.ts'

let harness: Harness
let person: Person
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())
beforeEach(async () => {
  person = await harness.newPerson()
})
afterEach(async ({ task }) => {
  await harness.endTest(task)
  for (const name of ['backups', 'restores', 'restore_steps', 'restore_locks', ...ofClass, 'classes'])
    await harness.connection.collection(name).deleteMany({})
})

const ofClass = ['rosters', 'exams', 'mark_rows', 'mark_changes', 'structure_changes'] as const

const reached = (id: string, ...states: RestoreDocument['state'][]): Promise<RestoreDocument> =>
  until('the state of a restore', async () => {
    const restore = await createRestoreRepository(harness.connection).findById(id)
    return restore && states.includes(restore.state) ? restore : null
  })

/** A checked backup of a sample class, made by a worker that is then ended. */
async function readyRestore(api: Address): Promise<RestoreDocument> {
  const worker = await harness.startWorker()
  const made = await harness.send(api, person, 'POST', '/classes/sample', {})
  expect(made.status).toBe(201)
  const request = { withMedia: false, requestKey: randomUUID() }
  const backup = (await harness.send(api, person, 'POST', '/backups', request)).body as Backup
  await until(
    'the backup to be verified',
    async () =>
      (await createBackupRepository(harness.connection).findById(backup.id))?.verification === 'verified',
  )
  const check = { backupId: backup.id, requestKey: randomUUID() }
  const asked = await harness.send(api, person, 'POST', '/restores', check)
  expect(asked.status).toBe(202)
  const ready = await reached((asked.body as Restore).id, 'ready', 'refused')
  expect(ready.state).toBe('ready')
  await worker.kill('SIGTERM')
  return ready
}

async function startCopy(api: Address, { _id, preview }: RestoreDocument): Promise<void> {
  const classIds = preview?.classes.map(({ classId }) => classId) ?? []
  const started = await harness.send(api, person, 'POST', `/restores/${String(_id)}/start`, {
    ...{ method: 'copy', classIds, decisions: {} },
  })
  expect(started.status).toBe(202)
}

/** How many documents a class has, by collection. */
async function sizeOf(classId: string): Promise<Record<string, number>> {
  const filter = { $or: [{ classId }, { _id: classId as never }] }
  const counts = ofClass.map(
    async (name) => [name, await harness.connection.collection(name).countDocuments(filter)] as const,
  )
  return Object.fromEntries(await Promise.all(counts))
}

const kill = (when: string, collection: string, text: string) =>
  harness.startWorker({ DIE_WHEN: when, DIE_IN: collection, DIE_TEXT: text }, 'die-at-write')
const countClasses = () => harness.connection.collection('classes').countDocuments({ ownerId: person.id })

type Death = [words: string, when: string, collection: string, text: string]

describe('R21 a worker is killed while it restores a backup', () => {
  it.each<Death>([
    ['after it has added the marks', 'after', 'mark_rows', '"marks"'],
    ...inFull<Death>(
      ['before the plan is complete', 'before', 'restores', '"phase":"applying"'],
      ['before it says that it is done', 'before', 'restores', '"state":"done"'],
    ),
  ])('%s: another worker completes the one copy', async (words, when, collection, text) => {
    const row = faultRow({
      id: 'R21',
      fault: `the worker is killed (kill -9) ${words}`,
      promised: 'the class and all its marks are there once, within 60 s',
      repetitions: 1,
    })
    const took = stopwatch(row, 60_000)
    const api = await harness.startApi()
    const ready = await readyRestore(api)
    const doomed = await kill(when, collection, text)
    await startCopy(api, ready)
    await doomed.exited
    await harness.startWorker()
    const startedAt = performance.now()
    const done = await reached(String(ready._id), 'done', 'failed')
    took.add(performance.now() - startedAt)
    expect(done).toMatchObject({ state: 'done', error: null })
    const [original = ''] = ready.preview?.classes.map(({ classId }) => classId) ?? []
    const [copy = ''] = done.result?.classes.map(({ classId }) => classId) ?? []
    const size = await sizeOf(original)
    expect(size['mark_rows']).toBeGreaterThan(0)
    expect(await sizeOf(copy)).toEqual(size)
    expect(await countClasses()).toBe(2)
    const locks = harness.connection.collection('restore_locks')
    await expect.poll(() => locks.countDocuments({})).toBe(0)
    row.measured = `complete ${took.text()} after the next worker started; 1 copy`
  })

  itInFull('while it undoes the restore: another worker leaves nothing of the copy', async () => {
    const row = faultRow({
      id: 'R21',
      fault: 'the worker is killed (kill -9) when it has undone a restore, before it says so',
      promised: 'nothing of the copy is left, within 60 s',
      repetitions: 1,
    })
    const took = stopwatch(row, 60_000)
    const api = await harness.startApi()
    const ready = await readyRestore(api)
    const id = String(ready._id)
    const doomed = await kill('before', 'restores', '"state":"undone"')
    await startCopy(api, ready)
    const done = await reached(id, 'done', 'failed')
    const undo = await harness.send(api, person, 'POST', `/restores/${id}/undo`, {})
    expect(undo.status).toBe(202)
    await doomed.exited
    await harness.startWorker()
    const startedAt = performance.now()
    expect(await reached(id, 'undone')).toMatchObject({ result: { keptDocuments: 0 } })
    took.add(performance.now() - startedAt)
    const [copy = ''] = done.result?.classes.map(({ classId }) => classId) ?? []
    expect(Object.values(await sizeOf(copy))).toEqual(ofClass.map(() => 0))
    expect(await countClasses()).toBe(1)
    row.measured = `undone ${took.text()} after the next worker started`
  })
})
