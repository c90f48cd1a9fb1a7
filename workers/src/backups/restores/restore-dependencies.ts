import type {
  BackupRepository,
  ClassRepository,
  Connection,
  ExamMarking,
  ExamRepository,
  MarkLog,
  RestoreConflicts,
  RestoredDocuments,
  RestoreDocument,
  RestoreJournal,
  RestoreLocks,
  RestoreRepository,
  SchoolRepository,
  SearchEntryRepository,
  SubscriptionRepository,
  UserInfoRepository,
} from '@classeur/database'
import {
  createClassActivityRepository,
  createClassRepository,
  createExamMarking,
  createExamRepository,
  createImageRepository,
  createLessonPlanVersions,
  createMarkLog,
  createMarkRowRepository,
  createRestoreConflicts,
  createRestoredDocuments,
  createRestoreJournal,
  createRestoreLocks,
  createRestoreRepository,
  createSearchEntryRepository,
  createSettledRows,
  createSubscriptionRepository,
  createUserInfoRepository,
  forgetStudents,
} from '@classeur/database'
import {
  createApplyCells,
  createRunRestore,
  type RestoringPerson,
  type RunRestore,
  type WrittenMarks,
} from '@classeur/backups'
import type { RestoredStreamEvent } from '@classeur/contracts'
import { codeOf, isEmptyNote } from '@classeur/domain/marks'
import type { ObjectStorage } from '@classeur/storage'
import type { Logger } from 'pino'
import type { Announcements } from '../announcements.ts'
import type { StoredArchives } from '../stored-archives.ts'
import type { BackupProcessor } from '../registry.ts'
import { createLogRestore } from './log-restore.ts'
import { isStored } from './restored-files.ts'

/** What the processors of restores work with. */
export interface RestoreDependencies {
  connection: Connection
  archives: Pick<StoredArchives, 'open'>
  backups: BackupRepository
  schools: Pick<SchoolRepository, 'findByMember'>
  storage: ObjectStorage
  announceRestore: Announcements['announceRestore']
  /** Tells every api replica what a restore changed for everybody who has it open. */
  publishRestored: (event: RestoredStreamEvent) => Promise<void>
  /** Make and verify the backup before a restore. */
  make: BackupProcessor
  verify: BackupProcessor
  now: () => Date
  log: Logger
}

const bytesAMebibyte = 1024 * 1024
const emptySchool = { language: 'en', timeZone: 'UTC' }

export interface RestoreTools {
  documents: RestoredDocuments
  conflicts: RestoreConflicts
  journal: RestoreJournal
  locks: RestoreLocks
  restores: RestoreRepository
  /** The person who restores, with their plan, their school and the names of their classes. */
  personOf: (userId: string) => Promise<RestoringPerson>
  /** The names of people; without those who have no profile. */
  namesOf: (userIds: readonly string[]) => Promise<Map<string, string>>
  /** The engine for one restore. */
  runOf: (restore: RestoreDocument) => RunRestore
}

/** Everything that checks, restores and undoes. */
export function createRestoreTools({
  connection,
  schools,
  storage,
  publishRestored,
  now,
}: RestoreDependencies): RestoreTools {
  const documents: RestoredDocuments = createRestoredDocuments(connection)
  const activities = createClassActivityRepository(connection)
  const classes: ClassRepository = createClassRepository(connection)
  const conflicts: RestoreConflicts = createRestoreConflicts(connection)
  const journal: RestoreJournal = createRestoreJournal(connection)
  const locks: RestoreLocks = createRestoreLocks(connection)
  const restores: RestoreRepository = createRestoreRepository(connection)
  const exams: ExamRepository = createExamRepository(connection)
  const marking: ExamMarking = createExamMarking(connection)
  const log: MarkLog = createMarkLog(connection)
  const search: SearchEntryRepository = createSearchEntryRepository(connection)
  const subscriptions: SubscriptionRepository = createSubscriptionRepository(connection)
  const userInfo: UserInfoRepository = createUserInfoRepository(connection)
  const rows = createMarkRowRepository(connection)
  const images = createImageRepository(connection)

  async function personOf(userId: string): Promise<RestoringPerson> {
    const [{ plan }, school, info, classNames, storedBytes] = await Promise.all([
      subscriptions.findEffectivePlan(userId),
      schools.findByMember(userId),
      userInfo.findById(userId),
      documents.classNamesOf(userId),
      images.storedBytesOf(userId),
    ])
    return {
      ...{ userId, classNames, classLimit: plan.limits.classes },
      freeStorageBytes: plan.limits.storageMiB * bytesAMebibyte - storedBytes,
      schoolId: school ? String(school._id) : null,
      language: info?.language ?? emptySchool.language,
      timeZone: school?.timeZone ?? emptySchool.timeZone,
    }
  }

  /** The names of people; without those who have no profile. */
  async function namesOf(userIds: readonly string[]): Promise<Map<string, string>> {
    const profiles = await Promise.all(userIds.map(async (id) => [id, await userInfo.findById(id)] as const))
    return new Map(profiles.flatMap(([id, info]) => (info ? [[id, info.displayName] as const] : [])))
  }

  async function announceMarks({ examId, by, cells }: WrittenMarks, marksVersion: number): Promise<void> {
    const exam = await exams.findById(examId)
    if (!exam || cells.length === 0) return
    const [studentIds, leafIds] = [cells.map((cell) => cell.studentId), cells.map((cell) => cell.leafId)].map(
      (ids) => [...new Set(ids)],
    )
    const students = new Map(studentIds?.map((id, index) => [id, index]))
    const leaves = new Map(leafIds?.map((id, index) => [id, index]))
    await publishRestored({
      name: 'marks:restored',
      payload: {
        ...{ examId, marksVersion, epoch: exam.rescaleIds.length, at: now().toISOString() },
        by: { id: by, name: (await namesOf([by])).get(by) ?? '' },
        ...{ studentIds: studentIds ?? [], leafIds: leafIds ?? [] },
        cells: cells.map(({ studentId, leafId, version, mark }) => {
          const cell = [students.get(studentId) ?? 0, leaves.get(leafId) ?? 0, version, codeOf(mark)] as const
          return isEmptyNote(mark.note) ? [...cell] : [...cell, mark.note]
        }),
      },
    })
  }

  function runOf(restore: RestoreDocument): RunRestore {
    const logRestore = createLogRestore(activities, restore)
    return createRunRestore({
      ...{ documents, restores, journal, now },
      listConflicts: (classId) => conflicts.listOfClass(String(restore._id), classId),
      isStored: (key) => isStored(storage, key),
      steps: {
        classes,
        rows,
        lessonVersions: createLessonPlanVersions(connection),
        forgetStudents: (classId, students) => forgetStudents(connection, classId, students),
        applyCells: createApplyCells({ exams, rows, settledRows: createSettledRows(connection), now }),
      },
      async afterMarks(written) {
        const marksVersion = await marking.written(written.examId)
        await log.drain(written.examId)
        await announceMarks(written, marksVersion)
      },
      async afterClass(classId, change) {
        await search.sync(classId)
        const schoolClass = await classes.findById(classId)
        await logRestore(classId, schoolClass, change)
        const memberIds = schoolClass?.members.map(({ userId }) => userId) ?? [restore.ownerId]
        await publishRestored({ name: 'class:restored', classId, memberIds })
      },
    })
  }

  return { documents, conflicts, journal, locks, restores, personOf, namesOf, runOf }
}
