import type { ClassesOf, SkillDocument, SkillLibraryRepository, UsedInExams } from '@classeur/database'
import { mergeSkills } from './merge-skills.ts'
import { updateSkills } from './update-skills.ts'

export interface KeepSkillsDependencies {
  skillLibraries: Pick<SkillLibraryRepository, 'get' | 'replace'>
  usedInExams: Pick<UsedInExams, 'listSkillIds'>
}

/** Returns the skills with these ids, and all their ancestors. */
function withAncestors(skills: readonly SkillDocument[], ids: readonly string[]): SkillDocument[] {
  const byId = new Map(skills.map((skill) => [skill.id, skill]))
  const kept = new Set<SkillDocument>()
  for (const id of ids) {
    // A skill that is kept already has its ancestors.
    let skill = byId.get(id)
    while (skill && !kept.has(skill)) {
      kept.add(skill)
      skill = skill.parentId === null ? undefined : byId.get(skill.parentId)
    }
  }
  return [...kept]
}

/**
 * Keeps the names of the skills in the exams of classes that move to another school: adds the used ones to that school,
 * as archived or `asTheyAre`, also beyond the limit of a library. Safe to repeat.
 */
export const createKeepSkills =
  ({ skillLibraries, usedInExams }: KeepSkillsDependencies) =>
  async (of: ClassesOf, fromSchoolId: string, intoSchoolId: string, asTheyAre: boolean): Promise<void> => {
    const usedIds = await usedInExams.listSkillIds(of)
    if (usedIds.length === 0) return
    const { skills } = await skillLibraries.get(fromSchoolId)
    const used = withAncestors(skills, usedIds)
    const kept = asTheyAre ? used : used.map((skill) => ({ ...skill, archived: true }))
    await updateSkills(skillLibraries, intoSchoolId, (into) => mergeSkills(into, kept, kept.length))
  }
