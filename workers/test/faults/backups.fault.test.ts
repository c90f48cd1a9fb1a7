import { createSealedStore, openArchive } from '@classeur/archive'
import type { Backup } from '@classeur/contracts'
import { createBackupRepository, type BackupDocument } from '@classeur/database'
import { until } from '@classeur/local/testing'
import { createStorage } from '@classeur/storage'
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { faultRow, inFull, itInFull, stopwatch } from './kit/fault-table.ts'
import { backupKey, startHarness, type Address, type Harness, type Person } from './kit/harness.ts'

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
  await harness.connection.collection('backups').deleteMany({})
})

async function askedBackup(api: Address): Promise<{ id: string; tookMs: number }> {
  const made = await harness.send(api, person, 'POST', '/classes/sample', {})
  expect(made.status).toBe(201)
  const request = { withMedia: false, requestKey: randomUUID() }
  const asked = await harness.send(api, person, 'POST', '/backups', request)
  expect(asked.status).toBe(202)
  return { id: (asked.body as Backup).id, tookMs: asked.tookMs }
}

const stored = (id: string) => createBackupRepository(harness.connection).findById(id)
const verified = (id: string) =>
  until('the backup to be verified', async () => {
    const backup = await stored(id)
    return backup?.verification === 'verified' ? backup : null
  })

/** The sealed files of a backup, without the objects of their keys. */
const filesOf = async (id: string): Promise<string[]> =>
  (await readdir(`${harness.mediaDir}/backups/${id}`)).filter((name) => !name.includes('-key'))

async function expectWhole({ storageKey }: BackupDocument): Promise<void> {
  const storage = createStorage({ kind: 'folder', directory: harness.mediaDir })
  const archive = await openArchive(
    await createSealedStore({ storage, keys: [backupKey] }).open(storageKey ?? ''),
  )
  await archive.check()
  expect(archive.manifest.counts.classes).toBe(1)
}

type Death = [words: string, when: string, text: string]

describe('R21 a worker is killed while it makes a backup', () => {
  it.each<Death>([
    ['after it has stored the archive, before it says so', 'before', '"state":"done"'],
    ...inFull<Death>(
      ['before it claims the backup', 'before', '"state":"running"'],
      ['after it has claimed the backup', 'after', '"state":"running"'],
      ['when it stores the first progress', 'after', '"progress":{"files"'],
      ['after it has said so, before the verification', 'after', '"state":"done"'],
      ['before it says that the archive is verified', 'before', '"verification":"verified"'],
    ),
  ])('%s: another worker makes one whole, verified archive', async (words, when, text) => {
    const row = faultRow({
      id: 'R21',
      fault: `the worker is killed (kill -9) ${words}`,
      promised: 'one whole, verified archive within 30 s; nothing half-written stays',
      repetitions: 1,
    })
    const took = stopwatch(row, 30_000)
    const api = await harness.startApi()
    const doomed = await harness.startWorker(
      { DIE_WHEN: when, DIE_IN: 'backups', DIE_TEXT: text },
      'die-at-write',
    )
    const { id } = await askedBackup(api)
    await doomed.exited
    const worker = await harness.startWorker()
    const startedAt = performance.now()
    const backup = await verified(id)
    took.add(performance.now() - startedAt)
    expect(worker.isRunning()).toBe(true)
    await expectWhole(backup)
    expect(await filesOf(id)).toEqual([`${String(backup.attempt)}.sealed`])
    row.measured = `verified ${took.text()} after the next worker started; 1 archive`
  })
})

itInFull('R8 a backup that is asked for while Redis is away is made when it returns', async () => {
  const row = faultRow({
    id: 'R8',
    fault: 'Redis is away when a backup is asked for',
    promised: 'accepted within 5 s and made after Redis has returned',
    repetitions: 1,
  })
  const api = await harness.startApi()
  await harness.startWorker()
  await harness.redis.stop()
  const took = stopwatch(row, 5000)
  const { id, tookMs } = await askedBackup(api)
  took.add(tookMs)
  expect((await stored(id))?.state).toBe('queued')
  await harness.redis.startAgain()
  const backup = await verified(id)
  await expectWhole(backup)
  row.measured = `accepted in ${took.text()}; made and verified afterwards`
})
