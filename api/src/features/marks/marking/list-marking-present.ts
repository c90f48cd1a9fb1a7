import { activeLeaves } from '@classeur/domain/exams'
import type { Actor } from '@classeur/domain/access'
import type { ExamRepository } from '@classeur/database'
import type { MarkingPresent, SheetPresence } from '@classeur/contracts'
import type { FindInMarking } from './list-marking.ts'

export interface MarkingPresentDependencies {
  findInMarking: FindInMarking
  exams: Pick<ExamRepository, 'findById'>
  /** The people who have the mark sheet of an exam open, on all replicas. */
  listPresent: (examId: string) => Promise<SheetPresence[]>
}

/** Lists colleagues with a selected cell in a sheet that this person marks too; once per sheet, even with many tabs. */
export function createListMarkingPresent({ findInMarking, exams, listPresent }: MarkingPresentDependencies) {
  async function inExam(actor: Actor, examId: string): Promise<MarkingPresent['people']> {
    const others = (await listPresent(examId)).filter(({ user }) => user.id !== actor.userId)
    const byUser = new Map(others.filter(({ cell }) => cell !== null).map((one) => [one.user.id, one]))
    const exam = byUser.size > 0 ? await exams.findById(examId) : null
    if (!exam) return []
    const labels = new Map(activeLeaves(exam.structure).map(({ id, label }) => [id, label]))
    return [...byUser.values()].map(({ user, cell }) => ({
      ...{ user, examId, markId: examId, title: exam.title },
      question: labels.get(cell?.leafId ?? '') ?? '',
    }))
  }

  return async (actor: Actor): Promise<MarkingPresent> => {
    // A class with one member has no colleagues.
    const shared = (await findInMarking(actor)).filter(({ schoolClass }) => schoolClass.members.length > 1)
    const byExam = await Promise.all(shared.map(({ exam }) => inExam(actor, String(exam._id))))
    return { people: byExam.flat() }
  }
}

export type ListMarkingPresent = ReturnType<typeof createListMarkingPresent>
