import type { Student } from '@classeur/contracts'

/** A student's position among the shown students, and the previous and next student. */
export interface StudentSteps {
  /** Starts at 1. */
  position: number
  count: number
  previous: Student | null
  next: Student | null
}

/**
 * Steps from one student's card to the next, in the order of the list, either among present students or among those who
 * have left. Null for a student whom search or group filter hides.
 */
export function stepsFrom(
  studentId: string,
  shown: { present: readonly Student[]; left: readonly Student[] },
): StudentSteps | null {
  for (const students of [shown.present, shown.left]) {
    const index = students.findIndex(({ id }) => id === studentId)
    if (index === -1) continue
    return {
      position: index + 1,
      count: students.length,
      previous: students[index - 1] ?? null,
      next: students[index + 1] ?? null,
    }
  }
  return null
}
