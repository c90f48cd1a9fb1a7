import { allLeaves, AppError, type Actor, type StructureChanged } from '@classeur/contracts'
import { takenBack } from '@classeur/database'
import type { ExamContext } from './exam-context.ts'

/**
 * Takes the latest change of a structure back while nothing of the exam or its marks has changed since: the structure
 * and every mark are what they were. Itself a change, so it can be taken back the same way.
 */
export const createUndoStructureChange =
  ({ exams, changes, settledRows, views, open, tell }: ExamContext) =>
  async (actor: Actor, examId: string, changeId: string): Promise<StructureChanged> => {
    const { exam, found } = await open(actor, 'exam:change', examId, { write: true, unlocked: true })
    const change = exam.lastChangeId === changeId ? await changes.findById(changeId) : null
    const isLatest = change?.toVersion === exam.version && change.marksVersion === exam.marksVersion
    if (!change || !isLatest) throw new AppError('exams/changed-meanwhile')

    const leaves = [change.before.totalLeaf, ...allLeaves({ ...change.before, mode: 'detailed' })]
    const steps = new Map(leaves.map(({ id, stepHundredths }) => [id, stepHundredths]))
    const rescales = takenBack(change.rescales, (leafId) => steps.get(leafId) ?? 25)
    const undoId = await changes.insert({
      examId,
      classId: exam.classId,
      by: actor.userId,
      at: new Date(),
      toVersion: exam.version + 1,
      marksVersion: exam.marksVersion,
      before: exam.structure,
      answers: change.answers,
      rescales,
      undoes: changeId,
      oldMarks: {},
    })
    const changed = await exams.changeStructure(exam, change.before, undoId, rescales.length > 0)
    if (!changed) {
      await changes.remove(undoId)
      throw new AppError('exams/changed-meanwhile')
    }
    await settledRows.settle(changed)
    await tell(actor, found, 'exam-structure-changed', { title: changed.title })
    return { exam: await views.one(actor, found, changed), changeId: undoId }
  }

export type UndoStructureChange = ReturnType<typeof createUndoStructureChange>
