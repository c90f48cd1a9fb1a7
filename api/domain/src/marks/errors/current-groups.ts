import type { ExamStructure } from '../../exams/exam-structure.ts'
import type { StudentMarks } from '../results/result-of.ts'
import { groupsToAdjust } from './adjusted-groups.ts'
import { takeSteps, type KeptGroups } from './group-steps.ts'
import { needGroups, skillsNeeded } from './need-groups.ts'

/** A group by need, with what its students need now. */
export interface CurrentGroup {
  /** Among all groups, also empty ones: its letter follows from it. */
  position: number
  /** The name that a teacher gave the group; empty if nobody named it. */
  name: string
  /** The skills that at least half of the students miss. */
  skillIds: string[]
  studentIds: string[]
}

/**
 * The groups of an exam as the errors table shows them, without empty ones: those of the teacher, fitted to the students
 * who have marks now, or the proposed ones.
 */
export function currentGroups(
  structure: ExamStructure,
  studentIds: readonly string[],
  rows: ReadonlyMap<string, StudentMarks>,
  thresholdBasisPoints: number,
  adjusted: KeptGroups | null,
): CurrentGroup[] {
  const proposed = needGroups(structure, studentIds, rows, thresholdBasisPoints)
  const groups = takeSteps(adjusted, proposed, [])?.groups ?? groupsToAdjust(proposed)
  return groups.flatMap(({ name, studentIds: members }, position) =>
    members.length === 0
      ? []
      : {
          ...{ position, name: name.trim(), studentIds: [...members] },
          skillIds: skillsNeeded(structure, members, rows, thresholdBasisPoints),
        },
  )
}
