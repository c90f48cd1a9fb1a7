import { createSealedStore, openArchive, writeArchive } from '@classeur/archive'
import { collectSource, createReadClassWorkbook, exportSource } from '@classeur/backups'
import {
  createBackupLists,
  createBackupRepository,
  createBackupScheduleRepository,
  createErrorTypeLibraryRepository,
  createExamRepository,
  createOwnedDocuments,
  createPeopleByZone,
  createPersonExport,
  createRosterRepository,
  createSchoolRepository,
  createSettledRows,
  createSubscriptionRepository,
  type Connection,
} from '@classeur/database'
import { createBackupQueue, type BackupQueue } from '@classeur/queue'
import type { LargeObjectStorage, ObjectStorage } from '@classeur/storage'
import type { Logger } from 'pino'
import type { WorkerConfig } from '../config/config.ts'
import { startRounds } from '../runtime/start-rounds.ts'
import { createAnnouncements } from './announcements.ts'
import { createBackupWorker } from './backup-worker.ts'
import { createMakeBackup } from './make-backup.ts'
import { createBackupReconciler } from './reconcile-backups.ts'
import type { BackupProcessors } from './registry.ts'
import { createRestoreProcessors } from './restores/create-restore-processors.ts'
import { createScheduleRound } from './schedule-round.ts'
import { createStoredArchives } from './stored-archives.ts'
import { createBackupSweep } from './sweep-backups.ts'
import { createVerifyBackup } from './verify-backup.ts'

export const roundPauseMs = 2500
const sweepPauseMs = 60_000
/** Redis may be away when the worker starts, or be emptied later. */
const schedulePauseMs = 60_000

/** Starts the worker of backups, its schedulers, its reconciler and its sweep. */
export function startBackups(
  config: Pick<WorkerConfig, 'REDIS_URL' | 'BACKUP_KEYS'>,
  connection: Connection,
  storage: ObjectStorage & LargeObjectStorage,
  log: Logger,
  /** Jobs of the same queue that aren't about archives, with their round. */
  others: (queue: BackupQueue) => { processors: BackupProcessors; run: () => () => Promise<void> },
) {
  const queue = createBackupQueue(config.REDIS_URL, (error) => log.warn({ err: error }, 'backup queue'))
  const backups = createBackupRepository(connection)
  const lists = createBackupLists(connection)
  const schools = createSchoolRepository(connection)
  const owned = createOwnedDocuments(connection)
  const personExport = createPersonExport(connection)
  const readWorkbook = createReadClassWorkbook({
    exams: createExamRepository(connection),
    rosters: createRosterRepository(connection),
    settledRows: createSettledRows(connection),
    errorTypeLibraries: createErrorTypeLibraryRepository(connection),
    schools,
  })
  const archives = createStoredArchives({
    store: createSealedStore({ storage, keys: config.BACKUP_KEYS }),
    collect: async (person, kind) => {
      const source = await collectSource({ owned, schools, storage, readWorkbook }, person)
      return kind === 'export' ? exportSource(source, personExport) : source
    },
    ...{ writeArchive, openArchive, now: backups.now },
  })
  const { announceBackup: announce, announceRestore } = createAnnouncements(queue)
  const requestVerification = (backupId: string) => queue.add('verify', backupId)
  const make = createMakeBackup({ backups, archives, announce, requestVerification, log })
  const verify = createVerifyBackup({ backups, archives, announce, log })
  const restores = createRestoreProcessors({
    ...{ connection, archives, backups, schools, storage, make, verify, log },
    ...{ announceRestore, publishRestored: queue.publishRestored, requestJob: queue.add, now: backups.now },
  })
  const further = others(queue)
  const processors: BackupProcessors = { make, verify, ...restores.processors, ...further.processors }
  const scheduling = {
    ...{ backups, lists, owned, queue },
    schedules: createBackupScheduleRepository(connection),
    people: createPeopleByZone(connection),
    subscriptions: createSubscriptionRepository(connection),
  }
  const [nightly, weekly] = (['nightly', 'weekly'] as const).map((kind) =>
    createScheduleRound(scheduling, kind),
  )
  const rounds = {
    'nightly-round': async () => void (await nightly?.(backups.now())),
    'weekly-round': async () => void (await weekly?.(backups.now())),
  }
  const worker = createBackupWorker({ redisUrl: config.REDIS_URL, processors, rounds, log })
  worker.run()
  const stops = [
    further.run(),
    startRounds(createBackupReconciler({ backups, lists, queue }), roundPauseMs, log),
    startRounds(restores.reconcile, roundPauseMs, log),
    startRounds(restores.sweep, sweepPauseMs, log),
    startRounds(createBackupSweep({ backups, lists, archives }), sweepPauseMs, log),
    startRounds(queue.scheduleRounds, schedulePauseMs, log),
  ]

  return {
    isRunning: () => worker.isRunning(),
    async stop(graceMs: number): Promise<void> {
      await Promise.all([...stops.map((stop) => stop()), worker.stop(graceMs)])
      await queue.close()
    },
  }
}
