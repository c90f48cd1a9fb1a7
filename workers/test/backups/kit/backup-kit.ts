import { createSealedStore, openArchive, writeArchive, type SealedStore } from '@classeur/archive'
import { collectSource, createReadClassWorkbook, type CollectedSource } from '@classeur/backups'
import type { Backup, BackupStreamEvent } from '@classeur/contracts'
import {
  createBackupLists,
  createBackupRepository,
  createErrorTypeLibraryRepository,
  createExamRepository,
  createOwnedDocuments,
  createRosterRepository,
  createSchoolRepository,
  createSettledRows,
  type BackupDocument,
  type BackupRepository,
} from '@classeur/database'
import type { ObjectStorage } from '@classeur/storage'
import { until } from '@classeur/local/testing'
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import {
  createTestApp,
  type SignedIn,
  type TestAppOptions,
} from '../../../../api/test/kit/create-test-app.ts'
import { createBackupWorker } from '../../../src/backups/backup-worker.ts'
import { createAnnouncements } from '../../../src/backups/announcements.ts'
import { createMakeBackup } from '../../../src/backups/make-backup.ts'
import { createBackupReconciler } from '../../../src/backups/reconcile-backups.ts'
import { roundPauseMs } from '../../../src/backups/start-backups.ts'
import { createStoredArchives, type StoredArchives } from '../../../src/backups/stored-archives.ts'
import { createBackupSweep } from '../../../src/backups/sweep-backups.ts'
import { createRestoreProcessors } from '../../../src/backups/restores/create-restore-processors.ts'
import { createVerifyBackup } from '../../../src/backups/verify-backup.ts'
import { startRounds } from '../../../src/runtime/start-rounds.ts'

const log = pino({ level: 'silent' })
const shortLock = { lockDurationMs: 1000, stalledIntervalMs: 200 }

interface WorkerChanges {
  backups?: Partial<BackupRepository>
  archives?: Partial<StoredArchives>
  store?: Partial<SealedStore>
  storage?: Partial<ObjectStorage>
  collect?: (source: CollectedSource) => CollectedSource
  /** For tests whose process may renew a short lock too late. */
  lock?: { lockDurationMs: number; stalledIntervalMs: number }
}

/** The real api and real workers on one database, Redis and storage. */
export async function createBackupKit(options: TestAppOptions = {}) {
  const test = await createTestApp(options)
  const { connection, redisUrl } = test.servers
  const backups = createBackupRepository(connection)
  const lists = createBackupLists(connection)
  const schools = createSchoolRepository(connection)
  const owned = createOwnedDocuments(connection)
  const store = createSealedStore({ storage: test.storage, keys: test.config.backupKeys })
  const readWorkbook = createReadClassWorkbook({
    exams: createExamRepository(connection),
    rosters: createRosterRepository(connection),
    settledRows: createSettledRows(connection),
    errorTypeLibraries: createErrorTypeLibraryRepository(connection),
    schools,
  })
  const stops: (() => Promise<void>)[] = []
  const published: BackupStreamEvent[] = []

  function archivesOf(changes: WorkerChanges = {}): StoredArchives {
    const archives = createStoredArchives({
      store: { ...store, ...changes.store },
      collect: async (person) => {
        const source = await collectSource({ owned, schools, storage: test.storage, readWorkbook }, person)
        return changes.collect?.(source) ?? source
      },
      ...{ writeArchive, openArchive, now: backups.now },
    })
    return { ...archives, ...changes.archives }
  }

  /** What a worker does with the jobs of the queue. */
  function processorsOf(changes: WorkerChanges = {}) {
    const archives = archivesOf(changes)
    const { add: requestJob, publish, publishRestored } = test.backupQueue
    const { announceBackup: announce, announceRestore } = createAnnouncements({
      publish: async (event) => {
        published.push(event)
        await publish(event)
      },
    })
    const make = createMakeBackup({
      ...{ backups: { ...backups, ...changes.backups }, archives, announce, log },
      requestVerification: (backupId) => requestJob('verify', backupId),
    })
    const verify = createVerifyBackup({ backups, archives, announce, log })
    const restores = createRestoreProcessors({
      ...{
        connection,
        archives,
        backups,
        schools,
        announceRestore,
        publishRestored,
        requestJob,
        make,
        verify,
      },
      ...{ log, storage: { ...test.storage, ...changes.storage }, now: backups.now },
    })
    return { processors: { make, verify, ...restores.processors }, reconcileRestores: restores.reconcile }
  }

  return {
    ...{ test, connection, backups, lists, owned, schools, store, published },

    newTeacher: test.newTeacher,

    async send(
      person: SignedIn,
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      path: string,
      payload?: object,
    ) {
      const answer = await test.app.inject({
        ...{ method, url: `/api${path}`, headers: person.headers },
        ...(payload && { payload }),
      })
      return { status: answer.statusCode, body: answer.body === '' ? null : answer.json<unknown>() }
    },

    /** Asks for a backup; returns its id. */
    async ask(person: SignedIn, withMedia = false): Promise<string> {
      const asked = await this.send(person, 'POST', '/backups', { withMedia, requestKey: randomUUID() })
      if (asked.status !== 202) throw new Error(JSON.stringify(asked.body))
      return (asked.body as Backup).id
    },

    /** Waits until the document is as `is` says. The error shows the document as it was last. */
    async reached(id: string, is: (backup: BackupDocument) => boolean): Promise<BackupDocument> {
      let latest: BackupDocument | null = null
      try {
        return await until('the state of a backup', async () => {
          latest = await backups.findById(id)
          return latest && is(latest) ? latest : null
        })
      } catch (error) {
        throw new Error(`last seen: ${JSON.stringify(latest)}`, { cause: error })
      }
    },

    archivesOf,

    processorsOf: (changes?: WorkerChanges) => processorsOf(changes).processors,

    /** Starts a worker, and the rounds that add jobs which Redis didn't accept in time. */
    async startWorker(changes: WorkerChanges = {}) {
      const { processors, reconcileRestores } = processorsOf(changes)
      const worker = createBackupWorker({
        ...{ redisUrl, rounds: {}, log, lock: changes.lock ?? shortLock },
        processors,
      })
      await worker.ready()
      worker.run()
      stops.push(
        () => worker.stop(200),
        startRounds(createBackupReconciler({ backups, lists, queue: test.backupQueue }), roundPauseMs, log),
        startRounds(reconcileRestores, roundPauseMs, log),
      )
      return worker
    },

    /** One round of the reconciler that considers everything abandoned. */
    reconcile: () => createBackupReconciler({ backups, lists, queue: test.backupQueue }, -1000)(),
    /** One round of the sweep that waits for nothing. */
    sweep: () => createBackupSweep({ backups, lists, archives: archivesOf() }, 0)(),

    async stopWorkers(): Promise<void> {
      await Promise.all(stops.splice(0).map((stop) => stop()))
    },

    async close(): Promise<void> {
      await this.stopWorkers()
      await test.close()
    },
  }
}

export type BackupKit = Awaited<ReturnType<typeof createBackupKit>>
