import { skillIdsOf } from '@classeur/domain/exams'
import type { Actor } from '@classeur/domain/access'
import type { Exam, ExportQuery } from '@classeur/contracts'
import {
  buildMarkSheetContent,
  markSheetFile,
  type MarkSheetContent,
  type MarkSheetFile,
} from '@classeur/documents'
import type {
  ClassDocument,
  ErrorTypeLibraryRepository,
  ExamDocument,
  RosterRepository,
  SchoolRepository,
  SettledRows,
  SkillLibraryRepository,
} from '@classeur/database'
import type { OpenExam } from '../../class-access/open-exam.ts'
import type { ExportQueue } from '../../load/export-queue.ts'

export type MarkFile = Pick<MarkSheetFile, 'name' | 'mediaType' | 'extension'> & { bytes: Buffer }

export interface MarkFilesDependencies {
  openExam: OpenExam
  viewExam: (actor: Actor, schoolClass: ClassDocument, exam: ExamDocument) => Promise<Exam>
  rosters: Pick<RosterRepository, 'get'>
  schools: Pick<SchoolRepository, 'findById'>
  errorTypeLibraries: Pick<ErrorTypeLibraryRepository, 'get'>
  skillLibraries: Pick<SkillLibraryRepository, 'namesOf'>
  settledRows: Pick<SettledRows, 'listByExam'>
  exportQueue: ExportQueue
}

/** Exports the marks of an exam as files, and checks the permission to import marks. */
export function createMarkFilesService(dependencies: MarkFilesDependencies) {
  const { openExam, viewExam, rosters, schools, settledRows, exportQueue } = dependencies
  const { errorTypeLibraries, skillLibraries } = dependencies

  async function contentFor(actor: Actor, examId: string, query: ExportQuery): Promise<MarkSheetContent> {
    const { exam, schoolClass } = await openExam(actor, 'mark:read', examId)
    const { schoolId } = schoolClass
    const [view, roster, rows, school, errorTypes, skillNames] = await Promise.all([
      viewExam(actor, schoolClass, exam),
      rosters.get(exam.classId),
      settledRows.listByExam(exam),
      schoolId ? schools.findById(schoolId) : null,
      schoolId ? errorTypeLibraries.get(schoolId) : null,
      query.format === 'xlsx-worked' ? skillLibraries.namesOf(schoolId, skillIdsOf(exam.structure)) : {},
    ])
    return buildMarkSheetContent({
      ...{ exam: view, document: exam, roster, rows, school, query, skillNames, now: new Date() },
      errorTypeNames: Object.fromEntries((errorTypes?.types ?? []).map(({ id, name }) => [id, name])),
      // The printed lists and the students' pages show marks only.
      withNotes: query.format === 'xlsx' || query.format === 'csv',
    })
  }

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
      const prepare = async () => markSheetFile(await contentFor(actor, examId, query), query)
      return exportQueue.run(actor.userId, prepare, isGone)
    },

    /** @throws AppError as {@link OpenExam} does; `exams/read-only` */
    async checkImport(actor: Actor, examId: string): Promise<void> {
      await openExam(actor, 'mark:write', examId, { write: true, unlocked: true })
    },
  }
}

export type MarkFilesService = ReturnType<typeof createMarkFilesService>
