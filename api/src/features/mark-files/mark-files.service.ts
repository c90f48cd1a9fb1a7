import type { Actor } from '@classeur/domain/access'
import type { BillingPlan, Exam, ExportQuery } from '@classeur/contracts'
import { overLimitIds, utcDayOf } from '@classeur/domain/roster'
import { markSheetFile, type MarkSheetContent, type MarkSheetFile } from '@classeur/documents'
import type {
  ClassDocument,
  ExamDocument,
  RosterRepository,
  SchoolRepository,
  SettledRows,
} from '@classeur/database'
import type { OpenExam } from '../../class-access/open-exam.ts'
import { createFileQueue, type FileQueueLimits } from '../../load/file-queue.ts'
import { markSheetContentOf } from './mark-sheet-content.ts'

export type MarkFile = Pick<MarkSheetFile, 'name' | 'mediaType' | 'extension'> & { bytes: Buffer }

/** Only two run at a time to keep a small machine responsive; few may wait, because each holds the marks of a class. */
const limits: FileQueueLimits = { running: 2, all: 18, perPerson: 2, busy: 'general/too-many-requests' }

export interface MarkFilesDependencies {
  openExam: OpenExam
  viewExam: (actor: Actor, schoolClass: ClassDocument, exam: ExamDocument) => Promise<Exam>
  rosters: Pick<RosterRepository, 'get'>
  schools: Pick<SchoolRepository, 'findById'>
  settledRows: Pick<SettledRows, 'listByExam'>
  findEffectivePlan: (userId: string) => Promise<BillingPlan>
}

/** Exports the marks of an exam as files, and checks the permission to import marks. */
export function createMarkFilesService(dependencies: MarkFilesDependencies) {
  const { openExam, viewExam, rosters, schools, settledRows, findEffectivePlan } = dependencies

  async function contentFor(actor: Actor, examId: string, query: ExportQuery): Promise<MarkSheetContent> {
    const { exam, schoolClass } = await openExam(actor, 'mark:read', examId)
    const { schoolId } = schoolClass
    const [view, roster, rows, school, { limits }] = await Promise.all([
      viewExam(actor, schoolClass, exam),
      rosters.get(exam.classId),
      settledRows.listByExam(exam),
      schoolId ? schools.findById(schoolId) : null,
      findEffectivePlan(schoolClass.ownerId),
    ])
    return markSheetContentOf({
      ...{ exam: view, document: exam, roster, rows, school, query, now: new Date() },
      overLimit: overLimitIds(roster.students, limits.studentsPerClass, utcDayOf(new Date())),
    })
  }

  const { enter, inTurn } = createFileQueue(limits)

  return {
    /**
     * Exports the mark sheet as a file; returns null if the client has disconnected (`isGone`) before its turn.
     * @throws AppError as {@link OpenExam} does; `general/too-many-requests` if the person already has two files in the
     *   queue, or the queue is full
     */
    async export(
      actor: Actor,
      examId: string,
      query: ExportQuery,
      isGone: () => boolean,
    ): Promise<MarkFile | null> {
      const leave = enter(actor.userId)
      try {
        const { isQuick, render, ...file } = markSheetFile(await contentFor(actor, examId, query), query)
        const bytes = isQuick ? await render() : await inTurn(async () => (isGone() ? null : render()))
        return bytes && { ...file, bytes }
      } finally {
        leave()
      }
    },

    /** @throws AppError as {@link OpenExam} does; `exams/read-only` */
    async checkImport(actor: Actor, examId: string): Promise<void> {
      await openExam(actor, 'mark:write', examId, { write: true, unlocked: true })
    },
  }
}

export type MarkFilesService = ReturnType<typeof createMarkFilesService>
