import { everyLeaf, isLocked } from '@classeur/domain/exams'
import { AppError, type ExamStructure, type StructureChanged } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import { undoneRescales, type Rescale } from '@classeur/domain/marks'
import type {
  ExamDocument,
  ExamRepository,
  MarkRowRepository,
  SettledRows,
  StructureChangeDocument,
  StructureChangeRepository,
} from '@classeur/database'
import type { OpenExam } from '../../../class-access/open-exam.ts'
import type { ExamViews } from '../exam-views.ts'
import type { RecordExamChange } from '../record-exam-change.ts'

/** Others may enter marks concurrently; this many consecutive conflicts indicate a bug. */
const mostTries = 20

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
   * Reverts the undo, unless the exam can't be changed any more or somebody else has changed it. Returns the error with
   * which to answer.
   */
  async function bringBack(actor: Actor, exam: ExamDocument, again: TakingBack): Promise<AppError> {
    for (let now: ExamDocument | null = exam, tries = 0; tries < mostTries; tries += 1) {
      if (!now || now.deletedAt !== null) return new AppError('general/not-found')
      if (isLocked(now)) return new AppError('exams/read-only')
      if (now.lastChangeId !== again.undoes || (await takeBack(actor, now, again))) break
      now = await exams.findById(String(exam._id))
    }
    return new AppError('exams/changed-meanwhile')
  }

  return async (actor: Actor, examId: string, changeId: string): Promise<StructureChanged> => {
    const { exam, schoolClass } = await openExam(actor, 'exam:change', examId, {
      write: true,
      unlocked: true,
    })
    const change = exam.lastChangeId === changeId ? await changes.findById(changeId) : null
    const isLatest = change?.toVersion === exam.version && change.marksVersion === exam.marksVersion
    const taken = change && isLatest ? await takeBack(actor, exam, { ...change, undoes: changeId }) : null
    if (!taken) throw new AppError('exams/changed-meanwhile')

    const { changed, undoId, back } = taken
    const kept = new Set(everyLeaf(changed.structure).map(({ id }) => id))
    const gone = everyLeaf(exam.structure).flatMap(({ id }) => (kept.has(id) ? [] : [id]))
    const again = { undoes: undoId, before: exam.structure, answers: {}, rescales: back }
    const isStray = await hasStrayMarks(changed, new Set(gone))
    const refusal = isStray ? await bringBack(actor, changed, again) : null
    await recordChange(actor, schoolClass, 'exam-structure-changed', { title: changed.title })
    if (refusal) throw refusal
    return { exam: await views.one(actor, schoolClass, changed), changeId: undoId }
  }
}

export type UndoStructureChange = ReturnType<typeof createUndoStructureChange>
