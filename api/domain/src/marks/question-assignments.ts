import { activeLeaves, allLeaves, type ExamStructure } from '../exams/exam-structure.ts'

/** The user ids of the assigned markers, by question id. They are guidance, not a lock. */
export type QuestionAssignments = Record<string, string[]>

/** The assignments of questions in use to people who may still mark. */
export const currentAssignments = (
  stored: QuestionAssignments,
  structure: ExamStructure,
  markerIds: ReadonlySet<string>,
): QuestionAssignments =>
  Object.fromEntries(
    activeLeaves(structure).flatMap(({ id }) => {
      const left = (stored[id] ?? []).filter((userId) => markerIds.has(userId))
      return left.length > 0 ? [[id, left]] : []
    }),
  )

/**
 * Checks and cleans assignments that a client wants to store. Ignores questions that were retired or removed, because a
 * client may send them from a sheet it read earlier. Returns null for an unknown question or a person who can't mark.
 */
export function checkedAssignments(
  wanted: QuestionAssignments,
  stored: QuestionAssignments,
  structure: ExamStructure,
  markerIds: ReadonlySet<string>,
): QuestionAssignments | null {
  const leafIds = new Set(activeLeaves(structure).map(({ id }) => id))
  const gone = new Set([
    ...allLeaves(structure).flatMap(({ id, retiredAt }) => (retiredAt === null ? [] : [id])),
    ...Object.keys(stored).filter((id) => !leafIds.has(id)),
  ])
  const current = Object.entries(wanted).filter(([leafId]) => !gone.has(leafId))
  const isValid = current.every(
    ([leafId, userIds]) => leafIds.has(leafId) && userIds.every((id) => markerIds.has(id)),
  )
  if (!isValid) return null
  return Object.fromEntries(
    current.flatMap(([leafId, userIds]) => (userIds.length > 0 ? [[leafId, [...new Set(userIds)]]] : [])),
  )
}
