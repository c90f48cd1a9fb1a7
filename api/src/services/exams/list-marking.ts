import { can, ClassRole, type Actor, type ClassResource, type MarkingList } from '@classeur/contracts'
import { createMarkingClasses, type ExamDocument } from '@classeur/database'
import type { ExamContext } from './exam-context.ts'

const mostSheets = 8

const cellsToEnter = ({ summary }: Pick<ExamDocument, 'summary'>) =>
  summary ? summary.total - summary.entered : 0

/**
 * Where somebody can go on entering marks, latest first: exams of the classes that were active last and have cells to
 * enter. Two or three commands, however many classes there are; what is counted was kept when it changed.
 */
export function createListMarking({ core, exams }: ExamContext) {
  const markingClasses = createMarkingClasses(core.connection)

  return async (actor: Actor): Promise<MarkingList> => {
    const mayMark = ({ members }: Pick<ClassResource, 'members'>) =>
      can(actor, 'mark:write', { members, schoolAdminIds: [], transferTo: null })
    // Asked of the policy, so that the classes that count towards the limit are those it lets through.
    const roles = ClassRole.options.filter((role) => mayMark({ members: [{ userId: actor.userId, role }] }))
    // Nearly everybody may mark in all of theirs: then the roles need not be compared class by class.
    const latest = await markingClasses.list(actor.userId, null, mostSheets)
    const isWhole = latest.length < mostSheets || latest.every(mayMark)
    const listed = isWhole ? latest : await markingClasses.list(actor.userId, roles, mostSheets)
    const classes = listed.filter(mayMark)
    const names = new Map(classes.map(({ _id, name }) => [String(_id), name]))
    const found = names.size > 0 ? await exams.listInMarking([...names.keys()]) : []
    return {
      sheets: found
        .filter((exam) => cellsToEnter(exam) > 0)
        .slice(0, mostSheets)
        .map((exam) => ({
          examId: String(exam._id),
          markId: String(exam._id),
          classId: exam.classId,
          className: names.get(exam.classId) ?? '',
          title: exam.title,
          progress: { entered: exam.summary?.entered ?? 0, total: exam.summary?.total ?? 0 },
        })),
    }
  }
}

export type ListMarking = ReturnType<typeof createListMarking>
