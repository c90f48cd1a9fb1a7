import {
  AppError,
  contentOf,
  unpackWrites,
  type Actor,
  type MarkInput,
  type MarkSheet,
  type WriteMarksAnswer,
  type WriteMarksRequest,
} from '@classeur/contracts'
import type { ClassDocument, ExamDocument } from '@classeur/database'
import { overLimitIds, today } from '../students/roster-view.ts'
import { createCheckMark } from './check-mark.ts'
import type { ExamContext } from './exam-context.ts'
import { authorsOf, markView, packRows } from './mark-view.ts'

/** While the structure is being changed, marks are checked again on what it has become. */
const mostTries = 5

const keyOf = ({ studentId, leafId }: Pick<MarkInput, 'studentId' | 'leafId'>) => `${studentId}:${leafId}`

/** The marks of an exam: read, write. */
export function createMarksService(context: ExamContext) {
  const { core, exams, changes, rows, settledRows, summaries, open } = context

  /** Questions whose maximum changed since `epoch`. */
  async function rescaledSince(exam: ExamDocument, epoch: number): Promise<Set<string>> {
    const since = await changes.listByIds(exam.rescaleIds.slice(epoch))
    return new Set(since.flatMap(({ rescales }) => rescales.map(({ leafId }) => leafId)))
  }

  /** Counting reads the whole sheet: nobody waits for it, and many writes at once are counted together. */
  function tellLater(actor: Actor, found: ClassDocument): void {
    const classId = String(found._id)
    void core.activities
      .touch(classId, actor.userId)
      .then(() => summaries.recount(classId))
      // The marks are stored; what could not be counted now is with the next change, and lists of exams look themselves.
      .catch(() => undefined)
      .finally(() => {
        core.announce(found, 'marks')
      })
  }

  return {
    async read(actor: Actor, examId: string): Promise<MarkSheet> {
      const { exam } = await open(actor, 'mark:read', examId)
      const { rows: packed, leafIds, userIds } = packRows(await settledRows.listByExam(exam))
      return {
        examVersion: exam.version,
        marksVersion: exam.marksVersion,
        epoch: exam.rescaleIds.length,
        leafIds,
        people: authorsOf(userIds, await core.namesOf(userIds)),
        rows: packed,
      }
    },

    /**
     * Writes cells, each by itself: saved, in conflict with what somebody wrote meanwhile, or refused with a reason.
     * The first mark turns a draft into an exam that is being marked.
     * @throws AppError `exams/read-only`, `exams/changed-meanwhile`
     */
    async writeMarks(actor: Actor, examId: string, request: WriteMarksRequest): Promise<WriteMarksAnswer> {
      const { epoch } = request
      const writes = unpackWrites(request)
      for (let tries = 0; tries < mostTries; tries += 1) {
        const { exam, found } = await open(actor, 'mark:write', examId, { write: true, unlocked: true })
        if (epoch > exam.rescaleIds.length) throw new AppError('general/validation-failed')
        const [roster, rescaled, { limits }] = await Promise.all([
          core.rosters.get(exam.classId),
          rescaledSince(exam, epoch),
          core.findEffectivePlan(found.ownerId),
        ])
        const overLimit = overLimitIds(roster.students, limits.studentsPerClass, today())
        const check = createCheckMark(exam, roster, rescaled, overLimit)
        const reasons = writes.map(check)
        const valid = writes.filter((_, index) => reasons[index] === null)
        const begun = valid.length > 0 ? await exams.beginMarking(exam) : exam
        if (!begun) continue
        if (begun.rescaleIds.length > 0) await settledRows.settle(begun)

        const at = new Date()
        const ref = { id: examId, classId: exam.classId, epoch: begun.rescaleIds.length }
        const written = await rows.write(
          ref,
          valid.map(({ studentId, leafId, version, code }) => ({
            ...{ studentId, leafId, version },
            mark: { ...contentOf(code), by: actor.userId, at },
          })),
        )
        if (valid.length > 0) {
          await exams.marksWritten(examId)
          tellLater(actor, found)
        }
        const byCell = new Map(valid.map((input, index) => [keyOf(input), written[index]]))
        const outcomes = writes.map((input, index): WriteMarksAnswer['outcomes'][number] => {
          const reason = reasons[index]
          if (reason) return { outcome: 'refused', reason }
          const cell = byCell.get(keyOf(input))
          if (!cell?.stored) return { outcome: 'refused', reason: 'unknown-student' }
          if (cell.isSaved) return cell.stored.version
          return { outcome: 'conflict', mark: markView(cell.stored) }
        })
        return { epoch: ref.epoch, marksVersion: begun.marksVersion + 1, at: at.toISOString(), outcomes }
      }
      throw new AppError('exams/changed-meanwhile')
    },
  }
}

export type MarksService = ReturnType<typeof createMarksService>
