import type { Actor } from '@classeur/domain/access'
import type { ExportQuery } from '@classeur/contracts'
import { overLimitIds, utcDayOf } from '@classeur/domain/roster'
import type { ExamContext } from '../exams/exam-context.ts'
import { createPlaces, type Places } from '../../load/file-places.ts'
import { cellsOf, fileContentOf, type FileContent } from './file-content.ts'
import { fileWords } from './file-words.ts'
import { renderCsv } from './render-csv.ts'
import { renderInThread } from './render-in-thread.ts'

export interface MarkFile {
  bytes: Buffer
  mediaType: string
  extension: 'xlsx' | 'csv' | 'pdf'
  /** What the file is called, without its extension. */
  name: string
}

const pdf = { mediaType: 'application/pdf', extension: 'pdf' } as const
const kinds: Record<ExportQuery['format'], Pick<MarkFile, 'mediaType' | 'extension'>> = {
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
  },
  csv: { mediaType: 'text/csv; charset=utf-8', extension: 'csv' },
  'pdf-list': pdf,
  'pdf-students': pdf,
}

/** As text, more than these would hold up the event loop for longer than 20 ms. */
const mostQuickCells = 8000

/** Two threads leave the event loop of a small machine alone; what waits holds the marks of a whole class. */
const places: Places = { running: 2, all: 18, perPerson: 2, busy: 'general/too-many-requests' }

/** The marks of an exam as files, and whether somebody may bring some. */
export function createMarkFilesService({ core, views, settledRows, open }: ExamContext) {
  async function contentFor(actor: Actor, examId: string, query: ExportQuery): Promise<FileContent> {
    const { exam, found } = await open(actor, 'mark:read', examId)
    const { schoolId } = found
    const [view, roster, rows, school, { limits }] = await Promise.all([
      views.one(actor, found, exam),
      core.rosters.get(exam.classId),
      settledRows.listByExam(exam),
      schoolId ? core.schools.findById(schoolId) : null,
      core.findEffectivePlan(found.ownerId),
    ])
    return fileContentOf({
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
      const { format, delimiter, language } = query
      const leave = take(actor.userId)
      try {
        const content = await contentFor(actor, examId, query)
        const isQuick = format === 'csv' && cellsOf(content) <= mostQuickCells
        const bytes = isQuick
          ? renderCsv(content, delimiter)
          : await inTurn(async () => (isGone() ? null : renderInThread({ format, delimiter, content })))
        const name = `${content.className} – ${content.title} – ${fileWords[language].kind[format]}`
        return bytes && { ...kinds[format], name, bytes }
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
