import type { Actor } from '@classeur/domain/access'
import type { MarkSheet } from '@classeur/contracts'
import type { ExamDocument, MarkCells } from '@classeur/database'
import type { FastifyBaseLogger } from 'fastify'
import type { ExamContext } from '../exams/exam-context.ts'
import { createAfterWriting } from './after-writing.ts'
import { createAuthorNames, type AuthorNames } from './author-names.ts'
import { createLoadWriting } from './load-writing.ts'
import { authorsOf, packRows } from './mark-view.ts'
import { createPrepareRows } from './prepare-rows.ts'
import { createWriteMarks } from './write-marks.ts'

/** A sheet of marks with the name of its state; `sheet` is null when whoever asks has that state. */
export interface TaggedSheet {
  tag: string
  sheet: MarkSheet | null
}

export const sheetTag = ({ version, marksVersion, rescaleIds }: ExamDocument): string =>
  `"${String(version)}.${String(marksVersion)}.${String(rescaleIds.length)}"`

/** The compact form of the cells of an exam. */
export async function packSheet(
  exam: ExamDocument,
  rows: readonly MarkCells[],
  names: Pick<AuthorNames, 'ofAll'>,
): Promise<MarkSheet> {
  const { userIds, ...packed } = packRows(rows)
  return {
    ...{ examVersion: exam.version, marksVersion: exam.marksVersion, epoch: exam.rescaleIds.length },
    ...{ ...packed, people: authorsOf(userIds, await names.ofAll(userIds)) },
  }
}

/** The marks of an exam: read, write. `logger`: for what fails after its request was answered. */
export function createMarksService(context: ExamContext, logger: Pick<FastifyBaseLogger, 'warn'>) {
  const names = createAuthorNames(context.core)

  async function readTagged(actor: Actor, examId: string, known: string | null): Promise<TaggedSheet> {
    const { exam } = await context.open(actor, 'mark:read', examId)
    const tag = sheetTag(exam)
    if (known === tag) return { tag, sheet: null }
    return { tag, sheet: await packSheet(exam, await context.settledRows.listByExam(exam), names) }
  }

  return {
    readTagged,

    /** The whole sheet. */
    async read(actor: Actor, examId: string): Promise<MarkSheet> {
      const { exam } = await context.open(actor, 'mark:read', examId)
      return packSheet(exam, await context.settledRows.listByExam(exam), names)
    },

    /**
     * Writes cells, each by itself: saved, in conflict with what somebody wrote meanwhile, or refused with a reason.
     * The first mark turns a draft into an exam that is being marked.
     * @throws AppError `exams/read-only` when nothing of it had been saved before the exam was locked, `exams/changed-meanwhile`
     */
    writeMarks: createWriteMarks(
      context,
      createLoadWriting(context),
      createPrepareRows(context),
      createAfterWriting(context, names, logger),
    ),
  }
}

export type MarksService = ReturnType<typeof createMarksService>
