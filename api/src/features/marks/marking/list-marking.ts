import { can, membersOnly, type Actor, type ClassResource } from '@classeur/domain/access'
import { cellsToEnter } from '@classeur/domain/marks'
import { ClassRole, type MarkingList } from '@classeur/contracts'
import type { ExamRepository, ExamState, MarkingClass, MarkingClasses } from '@classeur/database'

const mostSheets = 8

/** An exam in marking, with the fields of its class that a list of mark sheets needs. */
export interface ExamInMarking {
  exam: ExamState
  schoolClass: MarkingClass
}

export interface FindInMarkingDependencies {
  markingClasses: MarkingClasses
  exams: Pick<ExamRepository, 'listInMarking'>
}

/**
 * Finds exams in marking that have cells to enter and that the person may mark, in the most recently active classes,
 * latest first. Needs two or three database commands for any number of classes, because counts are stored.
 */
export function createFindInMarking({ markingClasses, exams }: FindInMarkingDependencies) {
  return async (actor: Actor): Promise<ExamInMarking[]> => {
    const mayMark = ({ members }: Pick<ClassResource, 'members'>) =>
      can(actor, 'mark:write', membersOnly(members))
    // Derive the roles from the policy, so that only classes it allows count towards the limit.
    const roles = ClassRole.options.filter((role) => mayMark({ members: [{ userId: actor.userId, role }] }))
    // Nearly everybody may mark in all their classes; then the slower query by role isn't needed.
    const latest = await markingClasses.list(actor.userId, null, mostSheets)
    const isWhole = latest.length < mostSheets || latest.every(mayMark)
    const listed = isWhole ? latest : await markingClasses.list(actor.userId, roles, mostSheets)
    const byId = new Map(listed.filter(mayMark).map((one) => [String(one._id), one]))
    const inMarking = byId.size > 0 ? await exams.listInMarking([...byId.keys()]) : []
    return inMarking
      .filter(({ summary }) => summary && cellsToEnter(summary) > 0)
      .slice(0, mostSheets)
      .flatMap((exam) => {
        const schoolClass = byId.get(exam.classId)
        return schoolClass ? [{ exam, schoolClass }] : []
      })
  }
}

export type FindInMarking = ReturnType<typeof createFindInMarking>

/** Lists the mark sheets in which a person can continue to enter marks. */
export const createListMarking =
  (findInMarking: FindInMarking) =>
  async (actor: Actor): Promise<MarkingList> => ({
    sheets: (await findInMarking(actor)).map(({ exam, schoolClass }) => ({
      examId: String(exam._id),
      markId: String(exam._id),
      classId: exam.classId,
      className: schoolClass.name,
      classColour: schoolClass.colour,
      title: exam.title,
      type: exam.type,
      date: exam.date,
      progress: { entered: exam.summary?.entered ?? 0, total: exam.summary?.total ?? 0 },
    })),
  })

export type ListMarking = ReturnType<typeof createListMarking>
