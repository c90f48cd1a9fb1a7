import { everyLeaf, isLocked } from '@classeur/domain/exams'
import { AppError, type ExamStructure, type StructureChanged } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import { undoneRescales, type Rescale } from '@classeur/domain/marks'
import {
  retryOnConflict,
  type ExamDocument,
  type ExamRepository,
  type MarkRowRepository,
  type SettledRows,
  type StructureChangeDocument,
  type StructureChangeRepository,
} from '@classeur/database'
import type { OpenExam } from '../../../class-access/open-exam.ts'
import type { ExamViews } from '../exam-views.ts'
import type { RecordExamChange } from '../record-exam-change.ts'

/** Others may enter marks concurrently; this many consecutive conflicts indicate a bug. */
const mostTries = 20

const changedMeanwhile = () => new AppError('exams/changed-meanwhile')

/** A change that undoes another one. */
interface TakingBack {
  undoes: string
  before: ExamStructure
  answers: StructureChangeDocument['answers']
  rescales: Rescale[]
}

export interface UndoStructureChangeDependencies {
  openExam: OpenExam
  exams: Pick<ExamRepository, 'findById' | 'changeStructure'>
  changes: Pick<StructureChangeRepository, 'findById' | 'insert' | 'remove'>
  rows: Pick<MarkRowRepository, 'raiseFence'>
  settledRows: Pick<SettledRows, 'settle' | 'listByExam'>
  views: Pick<ExamViews, 'one'>
  recordChange: RecordExamChange
}

/**
 * Undoes the latest change of a structure if neither the exam nor its marks have changed since. Restores the structure
 * and every mark exactly. The undo is itself a change, so it can be undone the same way.
 */
export const createUndoStructureChange = ({
  openExam,
  exams,
  changes,
  rows,
  settledRows,
  views,
  recordChange,
}: UndoStructureChangeDependencies) => {
  /** Returns null if the exam or its marks have changed. Fences the rows, so marks checked earlier aren't written. */
  async function takeBack(
    actor: Actor,
    exam: ExamDocument,
    { undoes, before, answers, rescales }: TakingBack,
  ) {
    const examId = String(exam._id)
    const steps = new Map(everyLeaf(before).map(({ id, stepHundredths }) => [id, stepHundredths]))
    const back = undoneRescales(rescales, (leafId) => steps.get(leafId) ?? 25)
    const undoId = await changes.insert({
      ...{ examId, classId: exam.classId, by: actor.userId, at: new Date() },
      ...{ toVersion: exam.version + 1, marksVersion: exam.marksVersion, before: exam.structure },
      ...{ answers, rescales: back, undoes, oldMarks: {} },
    })
    const changed = await exams.changeStructure(exam, before, undoId, {
      ...{ isRescale: back.length > 0, isFenced: true },
    })
    if (!changed) {
      await changes.remove(undoId)
      return null
    }
    await rows.raiseFence(examId, changed.fence ?? 0)
    await settledRows.settle(changed)
    return { changed, undoId, back }
  }

  /** Whether removed questions have marks, which somebody entered while the change was being undone. */
  async function hasStrayMarks(exam: ExamDocument, gone: ReadonlySet<string>): Promise<boolean> {
    const storedRows = gone.size > 0 ? await settledRows.listByExam(exam) : []
    return storedRows.some(({ marks }) => Object.keys(marks).some((leafId) => gone.has(leafId)))
  }

  /**
   * Reverts the undo, unless the exam can't be changed any more or somebody else has changed it.
   * @throws AppError always: the answer to the request
   */
  const bringBack = (actor: Actor, examId: string, again: TakingBack): Promise<never> =>
    retryOnConflict<never>(
      async () => {
        const exam = await exams.findById(examId)
        if (!exam || exam.deletedAt !== null) throw new AppError('general/not-found')
        if (isLocked(exam)) throw new AppError('exams/read-only')
        const isOurs = exam.lastChangeId === again.undoes
        if (isOurs && !(await takeBack(actor, exam, again))) return 'conflict'
        throw changedMeanwhile()
      },
      { mostTries, otherwise: changedMeanwhile },
    )

  return async (actor: Actor, examId: string, changeId: string): Promise<StructureChanged> => {
    const { exam, schoolClass } = await openExam(actor, 'exam:change', examId, {
      write: true,
      unlocked: true,
    })
    const change = exam.lastChangeId === changeId ? await changes.findById(changeId) : null
    const isLatest = change?.toVersion === exam.version && change.marksVersion === exam.marksVersion
    const taken = change && isLatest ? await takeBack(actor, exam, { ...change, undoes: changeId }) : null
    if (!taken) throw changedMeanwhile()

    const { changed, undoId, back } = taken
    const kept = new Set(everyLeaf(changed.structure).map(({ id }) => id))
    const gone = everyLeaf(exam.structure).flatMap(({ id }) => (kept.has(id) ? [] : [id]))
    const again = { undoes: undoId, before: exam.structure, answers: {}, rescales: back }
    try {
      if (await hasStrayMarks(changed, new Set(gone))) await bringBack(actor, examId, again)
    } finally {
      // The structure has changed even if the undo was reverted.
      await recordChange(actor, schoolClass, 'exam-structure-changed', { title: changed.title })
    }
    return { exam: await views.one(actor, schoolClass, changed), changeId: undoId }
  }
}

export type UndoStructureChange = ReturnType<typeof createUndoStructureChange>
