import { skillIdsOf } from '@classeur/domain/exams'
import type { Actor } from '@classeur/domain/access'
import { marksByExam, skillErrorAbove, termErrorsOf } from '@classeur/domain/marks'
import type { TermErrors, TermErrorsQuery } from '@classeur/contracts'
import type {
  ExamRepository,
  RosterRepository,
  SettledRows,
  SkillLibraryRepository,
} from '@classeur/database'
import type { ClassAccess } from '../../../class-access/class-access.ts'

export interface TermErrorsDependencies {
  access: Pick<ClassAccess, 'open'>
  exams: Pick<ExamRepository, 'list'>
  rosters: Pick<RosterRepository, 'get'>
  settledRows: Pick<SettledRows, 'listNotedContentsByExams'>
  skillLibraries: Pick<SkillLibraryRepository, 'namesOf'>
}

/** The errors of a class over the exams of a term, with as many reads for forty exams as for one. */
export function createTermErrorsService(dependencies: TermErrorsDependencies) {
  const { access, exams, rosters, settledRows, skillLibraries } = dependencies

  return {
    /** @throws AppError as `ClassAccess.open` does */
    async read(actor: Actor, classId: string, { term, group }: TermErrorsQuery): Promise<TermErrors> {
      const { schoolId } = await access.open(actor, 'mark:read', classId)
      const [roster, listed] = await Promise.all([
        rosters.get(classId),
        exams.list(classId, { state: 'active', termId: term }),
      ])
      const skillIds = [...new Set(listed.flatMap(({ structure }) => skillIdsOf(structure)))]
      const [rows, names] = await Promise.all([
        settledRows.listNotedContentsByExams(listed),
        skillLibraries.namesOf(schoolId, skillIds),
      ])
      const shown = new Set(
        roster.students
          .filter(
            ({ deletedAt, groupIds }) =>
              deletedAt === null && (group === undefined || groupIds.includes(group)),
          )
          .map(({ id }) => id),
      )
      const errors = termErrorsOf({
        ...{ exams: listed, roster: roster.students, rows: marksByExam(rows) },
        isShown: (studentId) => shown.has(studentId),
        errorAbove: skillErrorAbove.class,
      })
      return {
        groups: roster.groups.map(({ id, name }) => ({ id, name })),
        students: shown.size,
        exams: errors.exams.map(({ _id, title, date, status }) => ({
          ...{ id: String(_id), markId: String(_id), title, date, status },
        })),
        skills: errors.skills.map((skill) => ({ ...skill, name: names[skill.skillId] ?? '' })),
        types: errors.types,
      }
    },
  }
}

export type TermErrorsService = ReturnType<typeof createTermErrorsService>
