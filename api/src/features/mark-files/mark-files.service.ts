import type { Actor } from '@classeur/domain/access'
import { overLimitIds, utcDayOf } from '@classeur/domain/roster'
import type { ExportQuery } from '@classeur/contracts'
import { markSheetFile, type MarkSheetContent, type MarkSheetFile } from '@classeur/documents'
import type { ExamContext } from '../exams/exam-context.ts'
import { createPlaces, type Places } from '../../load/file-places.ts'
import { markSheetContentOf } from './mark-sheet-content.ts'

export type MarkFile = Pick<MarkSheetFile, 'name' | 'mediaType' | 'extension'> & { bytes: Buffer }

/** Two threads leave the event loop of a small machine alone; what waits holds the marks of a whole class. */
const places: Places = { running: 2, all: 18, perPerson: 2, busy: 'general/too-many-requests' }

/** The marks of an exam as files, and whether somebody may bring some. */
export function createMarkFilesService({ core, views, settledRows, open }: ExamContext) {
  async function contentFor(actor: Actor, examId: string, query: ExportQuery): Promise<MarkSheetContent> {
    const { exam, found } = await open(actor, 'mark:read', examId)
    const { schoolId } = found
    const [view, roster, rows, school, { limits }] = await Promise.all([
      views.one(actor, found, exam),
      core.rosters.get(exam.classId),
      settledRows.listByExam(exam),
      schoolId ? core.schools.findById(schoolId) : null,
      core.findEffectivePlan(found.ownerId),
    ])
    return markSheetContentOf({
      ...{ exam: view, document: exam, roster, rows, school, query, now: new Date() },
      overLimit: overLimitIds(roster.students, limits.studentsPerClass, utcDayOf(new Date())),
    })
  }

  const { take, inTurn } = createPlaces(places)

  return {
    /**
     * The mark sheet as a file; null when nobody waits for it any more by the time its turn comes (`isGone`).
     * @throws AppError as `core.access.open` does; `general/too-many-requests` for somebody who has two on their way, and
     *   while many others wait
     */
    async export(
      actor: Actor,
      examId: string,
      query: ExportQuery,
      isGone: () => boolean,
    ): Promise<MarkFile | null> {
      const leave = take(actor.userId)
      try {
        const { isQuick, render, ...file } = markSheetFile(await contentFor(actor, examId, query), query)
        const bytes = isQuick ? await render() : await inTurn(async () => (isGone() ? null : render()))
        return bytes && { ...file, bytes }
      } finally {
        leave()
      }
    },

    /** @throws AppError as `core.access.open` does; `exams/read-only` */
    async checkImport(actor: Actor, examId: string): Promise<void> {
      await open(actor, 'mark:write', examId, { write: true, unlocked: true })
    },
  }
}

export type MarkFilesService = ReturnType<typeof createMarkFilesService>
