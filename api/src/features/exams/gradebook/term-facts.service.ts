import type { TermFacts, TermFactsQuery } from '@classeur/contracts'
import type {
  ExamRepository,
  RosterRepository,
  SettledRows,
  SkillLibraryRepository,
} from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import { skillIdsOf } from '@classeur/domain/exams'
import { marksByExam, termReportsOf } from '@classeur/domain/marks'
import type { ClassAccess } from '../../../class-access/class-access.ts'

export interface TermFactsDependencies {
  access: Pick<ClassAccess, 'open'>
  exams: Pick<ExamRepository, 'list'>
  rosters: Pick<RosterRepository, 'get'>
  settledRows: Pick<SettledRows, 'listByExams'>
  skillLibraries: Pick<SkillLibraryRepository, 'namesOf'>
}

/** The skills, comments and absences of each student in a term, as the term report shows them. */
export function createTermFactsService(dependencies: TermFactsDependencies) {
  const { access, exams, rosters, settledRows, skillLibraries } = dependencies
  return {
    /** @throws AppError as `ClassAccess.open` does */
    async read(actor: Actor, classId: string, { term }: TermFactsQuery): Promise<TermFacts> {
      const schoolClass = await access.open(actor, 'mark:read', classId)
      const [roster, listed] = await Promise.all([
        rosters.get(classId),
        exams.list(classId, { state: 'active', termId: term }),
      ])
      const [rows, names] = await Promise.all([
        settledRows.listByExams(listed),
        skillLibraries.namesOf(
          schoolClass.schoolId,
          listed.flatMap(({ structure }) => skillIdsOf(structure)),
        ),
      ])
      const { reports } = termReportsOf(roster.students, listed, marksByExam(rows), null)
      return {
        students: reports.map(({ studentId, absences, skills, comments }) => ({
          ...{ studentId, absences, comments },
          skills: skills.flatMap((skill) => {
            const name = names[skill.skillId]
            return name === undefined ? [] : [{ ...skill, name }]
          }),
        })),
      }
    },
  }
}

export type TermFactsService = ReturnType<typeof createTermFactsService>
