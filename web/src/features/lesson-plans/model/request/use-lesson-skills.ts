import type { Skill } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { classSkillsQuery } from '../../../../http/queries/class-school.ts'
import { skillsQuery } from '../../../../http/queries/school-skills.ts'

export interface LessonSkills {
  /** The skills of the class's school; without a class, of the person's own school. */
  offered: readonly Skill[]
  /** The skills of a lesson that can be named: also skills of the person's own school, chosen before the class. */
  nameable: readonly Skill[]
  isLoading: boolean
}

/** The skills that a lesson can cover. `skillIds`: those that are chosen. */
export function useLessonSkills(classId: string | null, skillIds: readonly string[]): LessonSkills {
  const ofClass = useQuery({ ...classSkillsQuery(classId ?? ''), enabled: classId !== null })
  const skills = ofClass.data?.skills ?? []
  const isComplete = skillIds.every((id) => skills.some((skill) => skill.id === id))
  const own = useQuery({ ...skillsQuery, enabled: classId === null || (!ofClass.isLoading && !isComplete) })
  const ownSkills = own.data?.skills ?? []
  return {
    offered: classId === null ? ownSkills : skills,
    nameable: [...skills, ...ownSkills],
    isLoading: ofClass.isLoading || own.isLoading,
  }
}
