import type { ExamStructure } from '../exam-structure.ts'
import { everyLeaf } from './merge-structure.ts'

/** The skills that the questions test, also retired ones. */
export const skillIdsOf = (structure: ExamStructure): string[] => [
  ...new Set(everyLeaf(structure).flatMap(({ skills }) => skills.map(({ skillId }) => skillId))),
]

/** The skills of a structure that `before` doesn't have, also those of retired questions. */
export function addedSkillIds(structure: ExamStructure, before: ExamStructure | null): string[] {
  const had = new Set(before ? skillIdsOf(before) : [])
  return skillIdsOf(structure).filter((id) => !had.has(id))
}
