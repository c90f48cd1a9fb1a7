import type { ExamStructure } from '../exam-structure.ts'
import { everyLeaf } from './merge-structure.ts'

const skillIdsOf = (structure: ExamStructure): string[] =>
  everyLeaf(structure).flatMap(({ skills }) => skills.map(({ skillId }) => skillId))

/** The skills of a structure that `before` doesn't have, also those of retired questions. */
export function addedSkillIds(structure: ExamStructure, before: ExamStructure | null): string[] {
  const had = new Set(before ? skillIdsOf(before) : [])
  return [...new Set(skillIdsOf(structure))].filter((id) => !had.has(id))
}
